/** What one option takes: its lists, and the reading of what was typed. */
import { fold, KIND } from "./commands.js";
import { nameOf } from "./faces.js";
import { localised, word } from "./words.js";
import { channelsHere, peopleHere, rolesHere } from "./world.js";

/** @typedef {{option: import("./shapes.js").Option, text: string, value?: any}} Field  `value` once one was picked */

/**
 * The fixed list of an option, or null where people type freely or the bot suggests.
 * @returns {{name: string, value: any}[] | null}
 */
export function listOf(option, world) {
  if (option.choices?.length) return option.choices.map((choice) => ({ name: localised(choice, "name"), value: choice.value }));
  if (option.type === KIND.BOOLEAN) return [true, false].map((value) => ({ name: word(value ? "yes" : "no"), value }));
  if (option.type === KIND.USER) return people(world);
  if (option.type === KIND.MENTIONABLE) return [...people(world), ...roles(world)];
  if (option.type === KIND.CHANNEL) return channelsHere(world, option.channel_types).map(({ id, name }) => ({ name: `#${name}`, value: id }));
  return option.type === KIND.ROLE ? roles(world) : null;
}

function people(world) {
  return peopleHere(world).map((user) => ({ name: nameOf(user), value: user.id }));
}

function roles(world) {
  return rolesHere(world).map(({ id, name }) => ({ name, value: id }));
}

/** @returns {{name: string, value: any}[]} the choices that fit what was typed */
export function fitting(choices, typed) {
  const text = fold(typed.trim().replace(/^[@#]/, ""));
  const begin = choices.filter(({ name }) => fold(name).replace(/^#/, "").startsWith(text));
  return [...begin, ...choices.filter((choice) => !begin.includes(choice) && fold(choice.name).includes(text))];
}

/**
 * Reads a field. Empty optional fields give nothing.
 * @returns {{value?: any, problem?: string}} the value to send, or one sentence about what is wrong
 */
export function read(field, world) {
  const { option, text } = field;
  const name = localised(option, "name");
  if (field.value !== undefined) return { value: field.value };
  if (!text.trim() || option.type === KIND.ATTACHMENT) return option.required ? { problem: word("needs", { option: name }) } : {};
  const list = listOf(option, world);
  if (list) return fromList(list, text, name);
  if (option.type === KIND.INTEGER || option.type === KIND.NUMBER) return number(option, text.trim(), name);
  return string(option, text.trim(), name);
}

function fromList(list, text, name) {
  const wanted = fold(text.trim().replace(/^[@#]/, ""));
  const hit = list.find((each) => fold(each.name).replace(/^#/, "") === wanted || fold(String(each.value)) === wanted);
  return hit ? { value: hit.value } : { problem: word("not_choice", { option: name }) };
}

function number(option, text, name) {
  const value = Number(text.replace(",", "."));
  const whole = option.type === KIND.INTEGER;
  if (whole ? !Number.isSafeInteger(value) : Number.isNaN(value)) {
    return { problem: word(whole ? "not_integer" : "not_number", { option: name }) };
  }
  if (value < (option.min_value ?? -Infinity)) return { problem: word("too_small", { option: name, min: option.min_value }) };
  if (value > (option.max_value ?? Infinity)) return { problem: word("too_big", { option: name, max: option.max_value }) };
  return { value };
}

function string(option, text, name) {
  const length = [...text].length;
  if (length < (option.min_length ?? 0)) return { problem: word("too_short", { option: name, min: option.min_length }) };
  if (length > (option.max_length ?? 6000)) return { problem: word("too_long", { option: name, max: option.max_length ?? 6000 }) };
  return { value: text };
}
