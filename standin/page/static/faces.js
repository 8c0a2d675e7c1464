import { cssColour, h } from "./dom.js";

/** Dark enough for white initials, far enough apart to tell people by colour and letters. */
const COLOURS = ["#b4472f", "#2d6aa3", "#7b4fa3", "#8a6414", "#a83d6d", "#2f7a6c", "#5a6b1f", "#5b5fae"];

/** The name people see. @param {import("./shapes.js").User} user */
export function nameOf(user) {
  return user.global_name ?? user.username;
}

const seats = new Map();

/** Gives everybody a colour of their own, in the order they are listed. */
export function seatColours(people) {
  people.forEach(({ id }, place) => seats.set(id, COLOURS[place % COLOURS.length]));
}

function colourOf({ id, accent_color: own }) {
  return own ? cssColour(own) : (seats.get(id) ?? COLOURS.at(-1));
}

/** A round picture: the leaf for the bot, coloured initials for people. Says nothing to a screen reader. */
export function face(user, size = "") {
  if (user.bot) return h("img", { class: `face ${size}`, src: "/page/icon.svg", alt: "" });
  const element = h("span", { class: `face ${size}`, "aria-hidden": "true" }, initials(nameOf(user)));
  element.style.setProperty("--face", colourOf(user));
  return element;
}

function initials(name) {
  const letters = name.split(/\s+/).map((part) => [...part][0] ?? "");
  return letters.slice(0, 2).join("").toUpperCase();
}
