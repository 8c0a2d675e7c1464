/** From registered commands to lines people type, and back to what Discord sends. No document in here. */
import { localised } from "./words.js";

export const KIND = {
  SUBCOMMAND: 1,
  GROUP: 2,
  STRING: 3,
  INTEGER: 4,
  BOOLEAN: 5,
  USER: 6,
  CHANNEL: 7,
  ROLE: 8,
  MENTIONABLE: 9,
  NUMBER: 10,
  ATTACHMENT: 11,
};

/**
 * @typedef {object} Leaf  One line that can be sent: a command, or one subcommand of it.
 * @property {import("./shapes.js").Command} command
 * @property {import("./shapes.js").Option[]} path  groups and subcommand below the command
 * @property {string} line  "/forest take" in the person's language
 * @property {string} plain  the same in the registered names
 * @property {string} description
 * @property {import("./shapes.js").Option[]} options
 */

/** @param {import("./shapes.js").Command[]} commands @returns {Leaf[]} in alphabetical order */
export function leavesOf(commands) {
  const typed = commands.filter((command) => (command.type ?? 1) === 1);
  return typed.flatMap((command) => below(command, command, [])).sort((a, b) => a.line.localeCompare(b.line));
}

function below(command, node, path) {
  const options = node.options ?? [];
  const deeper = options.filter(({ type }) => type === KIND.SUBCOMMAND || type === KIND.GROUP);
  if (deeper.length) return deeper.flatMap((child) => below(command, child, [...path, child]));
  const names = [command, ...path];
  return [
    {
      command,
      path,
      options,
      line: `/${names.map((each) => localised(each, "name")).join(" ")}`,
      plain: `/${names.map((each) => each.name).join(" ")}`,
      description: localised(node, "description") ?? "",
    },
  ];
}

/** A line in registered names, as the person would type it. @param {import("./shapes.js").Command[]} commands */
export function lineOf(commands, plain) {
  return leavesOf(commands).find((leaf) => leaf.plain === plain)?.line ?? plain;
}

/** Leaves for what was typed so far: exact first, then by beginning of a word, then anywhere. */
export function search(leaves, typed) {
  const text = fold(typed.trim());
  return leaves
    .map((leaf) => [rank(leaf, text), leaf])
    .filter(([place]) => place < 4)
    .sort(([a], [b]) => a - b)
    .map(([, leaf]) => leaf);
}

function rank(leaf, text) {
  const lines = [fold(leaf.line), fold(leaf.plain)];
  if (lines.includes(text)) return 0;
  if (lines.some((line) => line.startsWith(text))) return 1;
  const bare = text.slice(1);
  if (lines.some((line) => line.slice(1).split(/[\s-]/).some((part) => part.startsWith(bare)))) return 2;
  return lines.some((line) => line.includes(bare)) ? 3 : 4;
}

/** The longest leaf that `text` begins with, and what follows its name; null where there is none. */
export function leafOf(leaves, text) {
  let best = null;
  for (const leaf of leaves) {
    for (const line of [leaf.line, leaf.plain]) {
      const follows = text.charAt(line.length);
      if (!fold(text).startsWith(fold(line)) || (follows && !/\s/.test(follows))) continue;
      if (!best || line.length > best.length) best = { leaf, length: line.length };
    }
  }
  return best && { leaf: best.leaf, rest: text.slice(best.length) };
}

/**
 * Cuts `A1 second:A2 private:yes` at the known option names.
 * @returns {{loose: string, found: Map<string, string>}} text before the first name, and texts by option name
 */
export function cutOptions(text, options) {
  const names = new Map(options.flatMap((each) => [each.name, localised(each, "name")].map((name) => [name, each.name])));
  const found = new Map();
  const marks = [...text.matchAll(/(^|\s)([^\s:]+):/g)].filter(([, , name]) => names.has(name.toLowerCase()));
  marks.forEach((mark, place) => {
    const start = mark.index + mark[0].length;
    found.set(names.get(mark[2].toLowerCase()), text.slice(start, marks[place + 1]?.index).trim());
  });
  return { loose: text.slice(0, marks[0]?.index).trim(), found };
}

/**
 * What Discord sends for a command.
 * @param {Leaf} leaf
 * @param {Map<string, any>} values by option name
 * @param {string} [focused] the option that asks for suggestions
 */
export function dataOf(leaf, values, focused) {
  const filled = leaf.options.filter(({ name }) => values.has(name));
  let options = filled.map(({ type, name }) => ({
    type,
    name,
    value: values.get(name),
    ...(name === focused && { focused: true }),
  }));
  for (const { type, name } of [...leaf.path].reverse()) options = [{ type, name, options }];
  return { id: leaf.command.id, name: leaf.command.name, type: 1, options };
}

export function fold(text) {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l");
}
