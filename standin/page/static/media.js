import { h, icon } from "./dom.js";
import { word } from "./words.js";
import { Zoom } from "./zoom.js";

/** @typedef {{url: string, alt: string, width?: number, height?: number, spoiler?: boolean}} Picture */

/** @returns {Picture} from `{media, description}` as galleries, thumbnails and embeds have it */
export function pictureOf({ media, description, spoiler }) {
  return { url: media.url, alt: description ?? "", width: media.width, height: media.height, spoiler };
}

/**
 * One picture that opens large. Its place is kept free before it has loaded.
 * @param {Picture} picture  @param {Picture[]} [album] what one can leaf through
 */
export function picture(picture, album = [picture]) {
  const { url, alt, width, height } = picture;
  if (!url.startsWith("/")) return elsewhere(url, alt);
  const image = h("img", { src: url, alt, width, height, decoding: "async" });
  const label = word("open_picture", { alt: alt || word("no_alt") });
  const button = h("button", { type: "button", class: "picture", "aria-label": label }, image);
  button.addEventListener("click", () => enlarge(album, album.indexOf(picture)));
  return picture.spoiler ? covered(button) : button;
}

/** Nothing is loaded from elsewhere; one may go there. */
function elsewhere(url, alt) {
  return h("a", { class: "file", href: url, target: "_blank", rel: "noopener noreferrer" }, icon("open"), h("span", { class: "file-name" }, alt || url));
}

export function gallery(pictures) {
  return h("div", { class: "gallery", "data-count": Math.min(pictures.length, 4) }, pictures.map((each) => picture(each, pictures)));
}

/** Hides something until it is asked for. */
export function covered(content) {
  const cover = h("button", { type: "button", class: "cover" }, icon("eye"), word("spoiler"));
  const box = h("div", { class: "covered" }, content, cover);
  content.inert = true;
  cover.addEventListener("click", () => {
    content.inert = false;
    box.classList.add("shown");
    cover.remove();
  });
  return box;
}

/** Shows an album in a dialog of its own; a click on the picture shows it pixel for pixel, Escape, Back or a click beside it closes. */
function enlarge(album, place) {
  const image = h("img", {});
  const caption = h("figcaption", {});
  const show = (step) => {
    place = (place + step + album.length) % album.length;
    image.src = album[place].url;
    image.alt = album[place].alt;
    caption.textContent = album[place].alt;
  };
  const turn = (step, name, key) => {
    return h("button", { type: "button", class: `turn ${name}`, "aria-label": word(key), onclick: () => show(step) }, icon(name));
  };
  const close = h("button", { type: "button", class: "shut", "aria-label": word("close") }, icon("close"));
  const sheet = h("div", { class: "sheet", tabindex: "0" }, image);
  const figure = h("figure", {}, sheet, caption);
  new Zoom(sheet, image, figure);
  const dialog = h("dialog", { class: "large", "aria-label": word("picture") }, figure, close);
  if (album.length > 1) dialog.append(turn(-1, "back", "previous"), turn(1, "next", "next"));
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => event.target.closest("button, img, figcaption") ?? dialog.close());
  closeOnBack(dialog);
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("keydown", ({ key }) => album.length > 1 && { ArrowLeft: () => show(-1), ArrowRight: () => show(1) }[key]?.());
  document.body.append(dialog);
  show(0);
  dialog.showModal();
}

/** Going back closes the dialog and leads no further; whatever else closes it leaves nothing to go back from. */
function closeOnBack(dialog) {
  let hasReturned = false;
  const back = (event) => {
    event.stopImmediatePropagation();
    hasReturned = true;
    dialog.close();
  };
  history.pushState(null, "", location.href);
  window.addEventListener("popstate", back, { capture: true, once: true });
  dialog.addEventListener("close", () => hasReturned || history.back());
}

/** A file to download. @param {{url: string, name: string, size?: number}} file */
export function fileCard({ url, name, size }) {
  const note = size === undefined ? null : h("span", { class: "file-size" }, bytes(size));
  return h("a", { class: "file", href: url, download: name }, icon("file"), h("span", { class: "file-name" }, name), note);
}

function bytes(size) {
  if (size < 1024) return `${size} B`;
  return size < 1048576 ? `${(size / 1024).toFixed(1)} KB` : `${(size / 1048576).toFixed(1)} MB`;
}
