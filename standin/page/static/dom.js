const SVG = "http://www.w3.org/2000/svg";

/** Own line drawings on a 24 px grid. */
const ICONS = {
  talk: "M4 5h16v11H11l-5 4v-4H4z",
  thread: "M6 4v9a3 3 0 0 0 3 3h10M15 12l4 4-4 4",
  people: "M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM3 20c0-4 3-6 6-6s6 2 6 6M16 5.5a3.5 3.5 0 0 1 0 6.5M18 14.5c2 .8 3.2 2.7 3.2 5.5",
  hash: "M9 4 7 20M17 4l-2 16M4 9h17M3 15h17",
  voice: "M4 10v4h4l5 4V6l-5 4zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11",
  horn: "M4 10v4h3l9 5V5l-9 5zM8 14l1 5h3l-1-3M19 9v6",
  posts: "M4 4h11v8H9l-3 3v-3H4zM18 8h2v10h-2v3l-3-3H9",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6 6 18",
  send: "M5 12h13M12 5l7 7-7 7",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z",
  contrast: "M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18",
  open: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  file: "M6 3h8l5 5v13H6zM14 3v5h5",
  down: "M12 5v14M5 12l7 7 7-7",
  chevron: "M6 9l6 6 6-6",
  check: "M5 12l5 5 9-10",
  plus: "M12 5v14M5 12h14",
  slash: "M15 4 9 20",
  bolt: "M13 3 5 14h6l-1 7 8-11h-6z",
  back: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
};

/**
 * Makes an element. Strings among the children become text nodes, never markup.
 * @param {string} name
 * @param {Object<string, any>} [props] `on*` are listeners, `class`/`data-*`/`aria-*` attributes; null and false are left out
 * @param {...(Node|string|null|undefined|false|Array)} children
 */
export function h(name, props = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else element.setAttribute(key, value === true ? "" : String(value));
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** @param {keyof typeof ICONS} name */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  const path = document.createElementNS(SVG, "path");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

/** What a text mentions and one can go to. */
const WAY = ".mention:is([data-channel], [data-command])";

/** The browser lets nothing become markup but what went through here. */
const served = globalThis.trustedTypes?.createPolicy("made-by-server", { createHTML: (html) => html });

/**
 * Shows a field of a server's object: its `*_html` twin where the server made one, plain text otherwise.
 * The only place where anything becomes markup.
 */
export function rich(element, object, field) {
  const html = object[`${field}_html`];
  if (typeof html === "string") element.innerHTML = served?.createHTML(html) ?? html;
  else element.textContent = object[field] ?? "";
  for (const spoiler of element.querySelectorAll(".spoiler")) hide(spoiler);
  for (const way of element.querySelectorAll(WAY)) for (const [name, value] of [["role", "link"], ["tabindex", "0"]]) way.setAttribute(name, value);
  return element;
}

/** Where a link leads that Discord's own pages know: to a channel, or to a message there. */
const PLACE = /^https:\/\/discord\.com\/channels\/(?:@me|\d+)\/(?<channel>\d+)(?:\/(?<message>\d+))?$/;

/** Calls back for a mention of a channel or a command, or a link to a message, that is followed by mouse or keyboard. */
export function onWay(host, go) {
  const follow = (event) => {
    const way = event.target.closest?.(WAY);
    const place = event.target.closest?.("a")?.href.match(PLACE)?.groups;
    if (place) event.preventDefault();
    if (way || place) go(place ?? way.dataset);
  };
  host.addEventListener("click", follow);
  host.addEventListener("keydown", (event) => event.key === "Enter" && follow(event));
}

/** A hidden passage: a button until it was pressed. */
function hide(spoiler) {
  const show = () => {
    spoiler.classList.add("shown");
    spoiler.removeAttribute("role");
    spoiler.removeAttribute("tabindex");
  };
  spoiler.setAttribute("role", "button");
  spoiler.setAttribute("tabindex", "0");
  spoiler.addEventListener("click", show);
  spoiler.addEventListener("keydown", ({ key }) => (key === "Enter" || key === " ") && show());
}

/** An integer colour of the API as CSS. */
export function cssColour(number) {
  return `#${number.toString(16).padStart(6, "0")}`;
}
