import { h, icon } from "./dom.js";
import { face, nameOf } from "./faces.js";
import { badge, rail } from "./rail.js";
import { drawnFrom, patch } from "./patch.js";
import { spoken, word } from "./words.js";
import { faultsButton } from "./faults.js";
import { findChannel, guildHere } from "./world.js";

/** The locales of Discord, of which a bot may speak any. */
const LOCALES =
  "en-US en-GB id da de es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg ru uk hi th zh-CN ja zh-TW ko".split(" ");
const THEMES = { auto: "contrast", light: "sun", dark: "moon" };
const THREADS = [10, 11, 12];
const SIGNS = { 2: "voice", 3: "people", 5: "horn", 15: "posts" };
const DIRECT = 1;

/**
 * Servers on the left, the channels of one beside them, the people to play as below.
 * @param {HTMLElement} host  @param {import("./shapes.js").World} world
 * @param {{open: (id: string) => void, speak: (locale: string) => void, faults: () => void}} does
 */
export function drawSidebar(host, world, does) {
  const place = guildHere(world) ?? { name: word("direct"), channels: world.dms };
  const sides = [
    rail(world, does.open),
    h(
      "div",
      { class: "place" },
      h("h2", { class: "guild" }, place.name),
      h("nav", { "aria-label": word("channels") }, channels(place.channels, world, does)),
      h("section", { class: "people", "aria-label": word("playing_as") }, h("h2", {}, word("playing_as")), people(world)),
      h("div", { class: "preferences" }, languages(world, does), faultsButton(does.faults), theme()),
      h("p", { class: "local-note" }, word("local_note")),
    ),
  ];
  patch(host, h("aside", { id: host.id, "aria-label": word("menu") }, sides));
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
  const unread = world.unread.has(channel.id);
  const kind = `${THREADS.includes(channel.type) ? "thread" : ""} ${unread ? "unread" : ""}`;
  const calls = world.unread.get(channel.id);
  const props = { type: "button", class: `channel ${kind}`, "aria-current": here && "page", onclick: () => does.open(channel.id) };
  const name = h("span", { class: "channel-name" }, titleOf(channel, world), unread && h("span", { class: "for-ears" }, ` (${word("unread")})`));
  return drawnFrom(h("button", props, signOf(channel, world), name, badge(calls)), [channel, here, unread, calls, spoken()]);
}

/** How a channel, thread or conversation is called. */
export function titleOf(channel, world) {
  if (channel?.type === DIRECT) return nameOf(world.bot.user);
  return channel?.archived ? `${channel.name} (${word("archived")})` : (channel?.name ?? "");
}

/** The little picture before its name. */
function signOf({ type }, world) {
  if (type === DIRECT) return face(world.bot.user, "small");
  return icon(THREADS.includes(type) ? "thread" : (SIGNS[type] ?? "hash"));
}

function people(world) {
  return h("ul", {}, world.people.map((user) => h("li", {}, personLink(user, world), tabLink(user))));
}

/** The page as somebody, in the channel if one is named. */
export function addressOf(user, channelId = "") {
  return `/?${new URLSearchParams({ person: user.id, ...(channelId && { channel: channelId }) })}`;
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
  const options = LOCALES.map((locale) => h("option", { value: locale, lang: locale, selected: locale === world.locale }, nameOfLocale(locale)));
  const select = h("select", { "aria-label": word("language"), onchange: (event) => does.speak(event.target.value) }, options);
  return drawnFrom(select, [world.locale]);
}

/** @param {string} locale @return {string} its name in itself, as "Deutsch" */
function nameOfLocale(locale) {
  return new Intl.DisplayNames([locale], { type: "language" }).of(locale) ?? locale;
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
  return drawnFrom(button, [root.theme, spoken()]);
}

/** The line above the messages; on a phone it carries the way to the drawer. */
export function drawTopbar(host, world, onMenu) {
  const channel = findChannel(world, world.channelId);
  const menu = h("button", { type: "button", class: "icon-button menu", "aria-label": word("menu"), onclick: onMenu }, icon("menu"));
  const title = h("h1", {}, titleOf(channel, world));
  const parts = [menu, channel && signOf(channel, world), title, presence(world), face(world.person, "me")];
  patch(host, h("header", { id: host.id }, parts));
}

function presence({ bot }) {
  return h("span", { class: `presence ${bot.online ? "online" : ""}` }, h("i", {}), nameOf(bot.user));
}
