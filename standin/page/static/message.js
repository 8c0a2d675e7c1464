import { lineOf } from "./commands.js";
import { drawAll } from "./components.js";
import { h, icon, rich } from "./dom.js";
import { embed } from "./embeds.js";
import { face, nameOf } from "./faces.js";
import { fileCard, gallery } from "./media.js";
import { drawnFrom } from "./patch.js";
import { dayName, format, tellTimes } from "./times.js";
import { pieces, word } from "./words.js";

const EPHEMERAL = 64;
const LOADING = 128;
const PIN_NOTICE = 6;
const TOGETHER = 7 * 60 * 1000;

export const isLoading = ({ flags = 0 }) => Boolean(flags & LOADING);
export const isEphemeral = ({ flags = 0 }) => Boolean(flags & EPHEMERAL);

/** Whether this person is called by a message. */
export function mentions(message, { id }) {
  return Boolean(message.mention_everyone) || (message.mentions ?? []).some((user) => user.id === id);
}

/**
 * One message as an article.
 * @param {import("./shapes.js").Message} message
 * @param {import("./shapes.js").Scene} scene
 * @param {() => void} onDismiss
 */
export function article(message, scene, onDismiss) {
  const author = h("strong", { id: `author-${message.id}`, class: "author" }, nameOf(message.author));
  const time = h("time", { class: "sent", datetime: message.timestamp, title: format(new Date(message.timestamp), "F") });
  time.textContent = format(new Date(message.timestamp), "t");
  const element = h(
    "article",
    { class: "message", "data-id": message.id, "aria-labelledby": `author-${message.id}` },
    usedBy(message, scene.world.commands),
    face(message.author),
    h("div", { class: "head" }, author, message.author.bot && h("span", { class: "bot-tag" }, word("app")), time),
    h("div", { class: "body" }, body(message, scene)),
    isEphemeral(message) && onlyYou(onDismiss),
  );
  element.classList.toggle("mentions-me", mentions(message, scene.world.person));
  for (const mention of element.querySelectorAll(`[data-user="${scene.world.person.id}"]`)) mention.classList.add("me");
  element.classList.toggle("ephemeral", isEphemeral(message));
  tellTimes(element);
  return element;
}

function body(message, scene) {
  if (isLoading(message)) return [dots(word("thinking", { name: nameOf(message.author) }))];
  if (message.type === PIN_NOTICE) return [h("p", { class: "notice" }, word("pinned", { name: nameOf(message.author) }))];
  const text = message.content ? rich(h("div", { class: "markdown" }), message, "content") : null;
  if (text && message.edited_timestamp && !message.author.bot) text.append(h("small", { class: "edited" }, ` ${word("edited")}`));
  return [
    text,
    attachments(message.attachments ?? []),
    (message.embeds ?? []).map((data) => drawnFrom(embed(data), data)),
    h("div", { class: "components" }, drawAll(message.components, scene)),
    message.reactions?.length > 0 && h("ul", { class: "reactions" }, message.reactions.map(reaction)),
  ];
}

function reaction({ emoji: { id, name }, count }) {
  const sign = id ? h("img", { class: "emoji", src: `/emojis/${id}`, alt: name }) : name;
  return h("li", {}, sign, ` ${count}`);
}

function attachments(files) {
  const images = files.filter(({ content_type: type }) => type?.startsWith("image/"));
  const others = files.filter((file) => !images.includes(file));
  const pictures = images.map(({ url, description, width, height }) => ({ url, alt: description ?? "", width, height }));
  return [
    pictures.length > 0 && drawnFrom(gallery(pictures), pictures),
    others.map(({ url, filename, size }) => fileCard({ url, name: filename, size })),
  ];
}

/** "Ada used /board", above the answer. */
export function used(user, command) {
  const parts = { name: h("b", {}, nameOf(user)), command: h("code", {}, command) };
  return h("div", { class: "used" }, face(user, "small"), h("span", {}, pieces("used", parts)));
}

function nameUsed({ interaction_metadata: metadata, interaction }) {
  return metadata?.user && (metadata.name ?? interaction?.name);
}

function usedBy(message, commands) {
  const name = nameUsed(message);
  return name ? used(message.interaction_metadata.user, lineOf(commands, `/${name}`)) : null;
}

function onlyYou(onDismiss) {
  const dismiss = h("button", { type: "button", class: "plain", onclick: onDismiss }, word("dismiss"));
  return h("div", { class: "only-you" }, icon("eye"), word("only_you"), " · ", dismiss);
}

export function dots(text) {
  return h("div", { class: "dots" }, h("span", { class: "bouncing", "aria-hidden": "true" }, h("i"), h("i"), h("i")), text);
}

/** Marks which articles continue the one above, and where a day begins. @param {HTMLElement[]} articles */
export function regroup(articles, messageOf) {
  let above = null;
  for (const element of articles) {
    const message = messageOf(element);
    const newDay = !above || dayOf(above) !== dayOf(message);
    element.classList.toggle("continued", !newDay && continues(message, above));
    element.classList.toggle("first-of-day", newDay);
    element.dataset.day = newDay ? dayName(new Date(message.timestamp)) : "";
    above = message;
  }
}

function continues(message, above) {
  const near = new Date(message.timestamp) - new Date(above.timestamp) < TOGETHER;
  return near && message.author.id === above.author.id && isEphemeral(message) === isEphemeral(above) && !nameUsed(message);
}

function dayOf({ timestamp }) {
  return new Date(timestamp).toDateString();
}
