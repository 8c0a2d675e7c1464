import { h, icon } from "./dom.js";
import { face, nameOf } from "./faces.js";
import { word } from "./words.js";
import { findChannel } from "./world.js";

const LANGUAGES = { "en-US": "English", pl: "Polski" };
const THEMES = { auto: "contrast", light: "sun", dark: "moon" };
const THREADS = [11, 12];
const DIRECT = 1;

/**
 * Servers and channels above, the people to play as below.
 * @param {HTMLElement} host  @param {import("./shapes.js").World} world
 * @param {{open: (id: string) => void, speak: (locale: string) => void}} does
 */
export function drawSidebar(host, world, does) {
  host.setAttribute("aria-label", word("menu"));
  const guilds = world.guilds.map((guild) => [h("h1", { class: "guild" }, guild.name), channels(guild.channels, world, does)]);
  host.replaceChildren(
    h("nav", { "aria-label": word("channels") }, guilds, world.dms?.length ? channels(world.dms, world, does) : null),
    h("section", { class: "people", "aria-label": word("playing_as") }, h("h2", {}, word("playing_as")), people(world)),
    h("div", { class: "preferences" }, languages(world, does), theme()),
    h("p", { class: "local-note" }, word("local_note")),
  );
}

function channels(list, world, does) {
  const shown = list.filter(({ archived, id }) => !archived || id === world.channelId);
  const tops = shown.filter(({ type }) => !THREADS.includes(type));
  const ordered = tops.flatMap((channel) => [channel, ...shown.filter(({ parent_id: parent }) => parent === channel.id)]);
  const rest = shown.filter((channel) => !ordered.includes(channel));
  return h("ul", { class: "channels" }, [...ordered, ...rest].map((channel) => h("li", {}, channelLink(channel, world, does))));
}

function channelLink(channel, world, does) {
  const here = channel.id === world.channelId;
  const kind = `${THREADS.includes(channel.type) ? "thread" : ""} ${world.unread.has(channel.id) ? "unread" : ""}`;
  const props = { type: "button", class: `channel ${kind}`, "aria-current": here && "page", onclick: () => does.open(channel.id) };
  const picture = channel.type === DIRECT ? face(world.bot.user, "small") : icon("hash");
  return h("button", props, picture, h("span", {}, channel.type === DIRECT ? nameOf(world.bot.user) : channel.name));
}

function people(world) {
  return h("ul", {}, world.people.map((user) => h("li", {}, personLink(user, world), tabLink(user))));
}

export function addressOf(user) {
  return `/?person=${encodeURIComponent(user.id)}`;
}

function personLink(user, world) {
  const me = user.id === world.person.id;
  const note = me && h("small", {}, word("you"));
  return h("a", { class: "person", href: addressOf(user), "aria-current": me && "true" }, face(user), h("span", {}, nameOf(user)), note);
}

function tabLink(user) {
  const label = word("new_tab", { name: nameOf(user) });
  return h("a", { class: "icon-button", href: addressOf(user), target: "_blank", "aria-label": label, title: label }, icon("open"));
}

function languages(world, does) {
  const options = Object.entries(LANGUAGES).map(([locale, name]) => h("option", { value: locale, selected: locale === world.locale }, name));
  return h("select", { "aria-label": word("language"), onchange: (event) => does.speak(event.target.value) }, options);
}

function theme() {
  const root = document.documentElement.dataset;
  const names = Object.keys(THEMES);
  const next = () => {
    root.theme = names[(names.indexOf(root.theme) + 1) % names.length];
    localStorage.setItem("theme", root.theme);
    button.replaceWith(theme());
    document.querySelector(".theme").focus();
  };
  const label = word(`theme_${root.theme}`);
  const button = h("button", { type: "button", class: "icon-button theme", "aria-label": label, title: label, onclick: next }, icon(THEMES[root.theme]));
  return button;
}

/** The line above the messages; on a phone it carries the way to the drawer. */
export function drawTopbar(host, world, onMenu) {
  const channel = findChannel(world, world.channelId);
  const menu = h("button", { type: "button", class: "icon-button menu", "aria-label": word("menu"), onclick: onMenu }, icon("menu"));
  const name = channel?.type === DIRECT ? nameOf(world.bot.user) : (channel?.name ?? "");
  host.replaceChildren(menu, icon("hash"), h("h2", {}, name), presence(world), face(world.person, "me"));
}

function presence({ bot }) {
  return h("span", { class: `presence ${bot.online ? "online" : ""}` }, h("i", {}), nameOf(bot.user));
}
