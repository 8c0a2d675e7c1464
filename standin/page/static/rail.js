import { h, icon } from "./dom.js";
import { drawnFrom } from "./patch.js";
import { word } from "./words.js";
import { guildHere } from "./world.js";

/**
 * The column of servers as round pictures, one's conversations above them. A press goes where one was last.
 * @param {import("./shapes.js").World} world  @param {(channelId: string) => void} open
 */
export function rail(world, open) {
  const talks = { id: "", name: word("direct"), channels: world.dms, picture: icon("talk") };
  const guilds = world.guilds.map((guild) => ({ ...guild, picture: h("span", { "data-initials": initials(guild.name) }) }));
  const shown = [talks, ...guilds].filter(({ channels }) => channels.length);
  return h("nav", { class: "rail", "aria-label": word("servers") }, h("ul", {}, shown.map((each) => h("li", {}, server(each, world, open)))));
}

function server({ id, name, channels, picture }, world, open) {
  const { id: target } = channels.find((channel) => channel.id === world.lastSeen.get(id)) ?? channels[0];
  const unread = channels.filter((channel) => world.unread.has(channel.id));
  const isHere = (guildHere(world)?.id ?? "") === id;
  const props = {
    type: "button",
    class: `server ${unread.length ? "unread" : ""}`,
    title: name,
    "aria-label": unread.length ? `${name} (${word("unread")})` : name,
    "aria-current": isHere && "true",
    onclick: () => open(target),
  };
  const calls = unread.reduce((sum, channel) => sum + world.unread.get(channel.id), 0);
  return drawnFrom(h("button", props, picture, badge(calls)), [id, target, isHere, calls, props["aria-label"]]);
}

/** How often one was called where one has not looked yet. */
export function badge(calls) {
  return calls > 0 && h("span", { class: "badge" }, h("span", { class: "for-ears" }, `${word("calls")} `), String(calls));
}

function initials(name) {
  const words = name.split(/\s+/).slice(0, 2);
  return words.map(([first]) => first).join("").toUpperCase();
}
