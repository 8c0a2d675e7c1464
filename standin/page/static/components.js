/** Every kind of message component and how it is drawn. A new kind is one function and one row of `KINDS`. */
import { button, pickList } from "./controls.js";
import { cssColour, h, rich } from "./dom.js";
import { covered, fileCard, gallery, picture, pictureOf } from "./media.js";
import { drawnFrom, outgrown, sourceOf } from "./patch.js";
import { word } from "./words.js";

/** @type {Object<number, (component: any, scene: import("./shapes.js").Scene) => Node>} */
const KINDS = {
  1: actionRow,
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: section,
  10: textDisplay,
  11: thumbnail,
  12: mediaGallery,
  13: file,
  14: separator,
  17: container,
};

/** @param {import("./shapes.js").Component} component  @param {import("./shapes.js").Scene} scene */
export function draw(component, scene) {
  const element = (KINDS[component.type] ?? unsupported)(component, scene);
  const isFrame = component.components && !component.spoiler;
  return isFrame ? element : drawnFrom(element, component);
}

function unsupported({ type }) {
  return h("p", { class: "unsupported" }, word("unsupported", { kind: type }));
}

export function drawAll(components, scene) {
  return (components ?? []).map((component) => draw(component, scene));
}

function actionRow({ components }, scene) {
  return h("div", { class: "action-row" }, drawAll(components, scene));
}

function select(component, scene) {
  const { element } = pickList(component, scene.world, null, (values) => {
    const leadsNow = sourceOf(element);
    outgrown(element);
    scene.act(leadsNow, values);
  });
  return element;
}

function section({ components, accessory }, scene) {
  return h("div", { class: "section" }, h("div", { class: "section-text" }, drawAll(components, scene)), draw(accessory, scene));
}

function textDisplay(component) {
  return rich(h("div", { class: "markdown" }), component, "content");
}

function thumbnail(component) {
  return h("div", { class: "thumbnail" }, picture(pictureOf(component)));
}

function mediaGallery({ items }) {
  return gallery(items.map(pictureOf));
}

function file({ file, name, size, spoiler }) {
  const card = fileCard({ url: file.url, name: name ?? decodeURIComponent(file.url.split("/").at(-1).split("?")[0]), size });
  return spoiler ? covered(card) : card;
}

function separator({ divider, spacing }) {
  return h("hr", { class: `separator ${divider === false ? "blank" : ""} ${spacing === 2 ? "wide" : ""}` });
}

function container({ components, accent_color: accent, spoiler }, scene) {
  const box = h("div", { class: "container" }, drawAll(components, scene));
  if (typeof accent === "number") box.style.setProperty("--accent-bar", cssColour(accent));
  return spoiler ? covered(box) : box;
}
