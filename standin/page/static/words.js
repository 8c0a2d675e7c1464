import { SENTENCES } from "./sentences.js";

/** The language to fall back to: it has all words of the page. What the bot says comes from the bot. */
const FALLBACK = "en";

let locale = FALLBACK;
let language = FALLBACK;

/** @param {string} spoken a Discord locale, as "en-US" or "pl" */
export function speak(spoken) {
  locale = spoken;
  language = languageOf(spoken) in SENTENCES ? languageOf(spoken) : FALLBACK;
  document.documentElement.lang = language;
}

/** The language of the page. */
export function spoken() {
  return language;
}

/** @param {string} key of a message in `standin/page/words/en/` @param {Object<string, string|number>} [args] */
export function word(key, args = {}) {
  return sentence(key).replace(/\{ \$(\w+) \}/g, (_, name) => String(args[name]));
}

/** The same with nodes in place of the arguments. @returns {(Node|string)[]} */
export function pieces(key, nodes) {
  return sentence(key)
    .split(/(\{ \$\w+ \})/)
    .map((part) => nodes[part.slice(3, -2)] ?? part);
}

/** A localisable field of a command, option or choice in the person's language, which the page itself need not speak. */
export function localised(object, field) {
  const said = object[`${field}_localizations`] ?? {};
  const own = languageOf(locale);
  return said[locale] ?? said[own === "en" ? "en-US" : own] ?? object[field];
}

function sentence(key) {
  return SENTENCES[language][key] ?? SENTENCES[FALLBACK][key];
}

function languageOf(spoken) {
  return spoken.split("-")[0];
}
