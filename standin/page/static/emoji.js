import { h } from "./dom.js";

/** @param {{id?: string|null, name: string}} emoji a character, or one of the application's own pictures */
export function emoji({ id, name }) {
  if (id) return h("img", { class: "emoji", src: `/emojis/${id}.png`, alt: "" });
  return h("span", { class: "emoji", "aria-hidden": "true" }, name);
}
