/**
 * The shapes that travel between page and server. All but the last two are Discord's own API objects,
 * cut down to what the page reads. Fields named `*_html` are made by the server and already safe.
 *
 * @typedef {{id: string, username: string, global_name?: string, bot?: boolean, accent_color?: number}} User
 * @typedef {{id: string, name: string, type: number, guild_id?: string, parent_id?: string}} Channel
 * @typedef {{id: string, name: string, color: number}} Role
 * @typedef {{id: string, name: string, channels: Channel[], roles: Role[], members: string[]}} Guild  `members` are ids
 * @typedef {{name: string, value: string|number, name_localizations?: Object<string, string>}} Choice
 *
 * @typedef {object} Option  One option of a command; type 1 and 2 are subcommands and groups.
 * @property {number} type
 * @property {string} name
 * @property {string} description
 * @property {Object<string, string>} [name_localizations]
 * @property {Object<string, string>} [description_localizations]
 * @property {boolean} [required]
 * @property {boolean} [autocomplete]
 * @property {Choice[]} [choices]
 * @property {Option[]} [options]
 * @property {number} [min_value]
 * @property {number} [max_value]
 * @property {number} [min_length]
 * @property {number} [max_length]
 *
 * @typedef {Option & {id: string}} Command
 *
 * @typedef {object} Message
 * @property {string} id
 * @property {string} channel_id
 * @property {User} author
 * @property {string} timestamp
 * @property {string} content
 * @property {string} [content_html]
 * @property {number} [flags]  64: ephemeral, 128: an answer is being made
 * @property {User[]} [mentions]
 * @property {object[]} [embeds]
 * @property {object[]} [attachments]
 * @property {Component[]} [components]
 * @property {{user: User, name?: string}} [interaction_metadata]
 *
 * @typedef {{type: number, id?: number, custom_id?: string, components?: Component[]}} Component
 *   Further fields depend on the type; see the renderer of each type.
 *
 * @typedef {object} World  What the page knows; one per tab.
 * @property {User} person  whom this tab plays
 * @property {User[]} people
 * @property {Guild[]} guilds
 * @property {Channel[]} dms  conversations without a server
 * @property {Command[]} commands  those of the open channel
 * @property {{user: User, online: boolean}} bot
 * @property {string} locale
 * @property {string} channelId
 * @property {Map<string, number>} unread  by channel, how often one was called there
 * @property {Map<string, string>} lastSeen  by server ("" for conversations), the channel last looked at
 *
 * @typedef {object} Scene  What a component may use while it is drawn.
 * @property {World} world
 * @property {(component: Component, values?: string[]) => void} act  sends a press or a pick
 */
export {};
