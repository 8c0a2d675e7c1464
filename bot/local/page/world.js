/** Questions about what the page knows. @typedef {import("./shapes.js").World} World */

/** @param {World} world */
export function everybody(world) {
  return [...world.people, world.bot.user];
}

/** Channels and threads of all servers. @param {World} world */
export function channelsOf(world) {
  return world.guilds.flatMap((guild) => guild.channels);
}

/** @param {World} world @returns {import("./shapes.js").Channel|undefined} direct messages included */
export function findChannel(world, id) {
  return [...channelsOf(world), ...(world.dms ?? [])].find((channel) => channel.id === id);
}
