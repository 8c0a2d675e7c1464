import { cssColour, h, rich } from "./dom.js";
import { picture } from "./media.js";

/** One embed. Its pictures have no alt text of their own, so its title stands in. */
export function embed(data) {
  const box = h("div", { class: "embed" }, author(data), title(data), description(data), fields(data), image(data), footer(data));
  if (typeof data.color === "number") box.style.setProperty("--accent-bar", cssColour(data.color));
  if (data.thumbnail) box.append(h("div", { class: "embed-thumbnail" }, shown(data.thumbnail, data)));
  box.classList.toggle("has-thumbnail", Boolean(data.thumbnail));
  return box;
}

function author({ author }) {
  return author && h("div", { class: "embed-author" }, author.name);
}

function title(data) {
  if (!data.title) return null;
  const name = data.url ? "a" : "span";
  const props = data.url ? { href: data.url, target: "_blank", rel: "noopener noreferrer" } : {};
  return h("div", { class: "embed-title" }, rich(h(name, props), data, "title"));
}

function description(data) {
  return data.description && rich(h("div", { class: "markdown" }), data, "description");
}

function fields(data) {
  if (!data.fields?.length) return null;
  return h("div", { class: "embed-fields" }, data.fields.map(field));
}

function field(data) {
  const name = rich(h("div", { class: "embed-name" }), data, "name");
  return h("div", { class: data.inline ? "inline" : "" }, name, rich(h("div", { class: "markdown" }), data, "value"));
}

function image(data) {
  return data.image && h("div", { class: "embed-image" }, shown(data.image, data));
}

function shown({ url, width, height, description }, data) {
  return picture({ url, width, height, alt: description ?? data.title ?? "" });
}

function footer({ footer, timestamp }) {
  if (!footer && !timestamp) return null;
  const time = timestamp && h("time", { datetime: timestamp, "data-style": "f" });
  return h("div", { class: "embed-footer" }, footer?.text, footer && timestamp && " · ", time);
}
