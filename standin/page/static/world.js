/** Questions about what the page knows. @typedef {import("./shapes.js").World} World */

/** The server of the open channel; none in a conversation. @param {World} world */
export function guildHere(world) {
  const here = findChannel(world, world.channelId)?.guild_id;
  return world.guilds.find(({ id }) => id === here);
}

/** Who can be named here. @param {World} world */
export function peopleHere(world) {
  const guild = guildHere(world);
  return [...world.people, world.bot.user].filter(({ id }) => !guild || guild.members.includes(id));
}

/** @param {World} world */
export function rolesHere(world) {
  return guildHere(world)?.roles ?? [];
}

/** @param {World} world  @param {number[]} [types] empty for all */
export function channelsHere(world, types = []) {
  return (guildHere(world)?.channels ?? []).filter(({ type }) => !types.length || types.includes(type));
}

/** Channels and threads of all servers. @param {World} world */
export function channelsOf(world) {
  return world.guilds.flatMap((guild) => guild.channels);
}

/** @param {World} world @returns {import("./shapes.js").Channel|undefined} direct messages included */
export function findChannel(world, id) {
  return [...channelsOf(world), ...(world.dms ?? [])].find((channel) => channel.id === id);
}
