import { cutOptions, dataOf, fold, KIND } from "./commands.js";
import { h, icon } from "./dom.js";
import { fitting, listOf, read } from "./options.js";
import { comboInput, Tail } from "./tail.js";
import { choosesFile } from "./upload.js";
import { localised, word } from "./words.js";

const PAUSE = 120;
const PATIENCE = 3500;
const MOST_ROWS = 25;

/**
 * A chosen command with its options as fields.
 *
 * @typedef {object} Desk  What the composer lends it.
 * @property {import("./shapes.js").World} world
 * @property {import("./suggestions.js").Suggestions} suggestions
 * @property {(data: object) => string|null} ask  asks the bot for suggestions, gives the nonce
 * @property {(data: object, line: string) => void} onSend
 * @property {(line: string) => void} onLeave
 * @property {(text: string, isProblem?: boolean) => void} onHint
 */
export class CommandLine {
  /** @param {import("./commands.js").Leaf} leaf  @param {Desk} desk */
  constructor(leaf, desk) {
    this.leaf = leaf;
    this.desk = desk;
    /** @type {Map<string, import("./options.js").Field & {input: HTMLInputElement, chip: HTMLElement}>} */
    this.fields = new Map();
    this.adders = h("span", { class: "adders" });
    const leave = { type: "button", class: "command-name", title: word("leave_command"), onclick: () => this.leave() };
    this.offered = [];
    this.tail = new Tail(this);
    this.element = h("div", { class: "command-line" }, h("button", leave, leaf.line), this.tail.input, this.adders);
    for (const option of leaf.options) if (option.required) this.addField(option);
    this.listAdders();
  }

  /** Takes what was typed after the name and puts the cursor where the next answer is missing. */
  begin(rest = "") {
    const { loose, found } = cutOptions(rest, this.leaf.options);
    for (const [name, text] of found) this.write(name, text);
    const first = this.nextEmpty();
    if (loose && first) this.write(first.option.name, loose);
    else this.tail.input.value = loose;
    (first?.input ?? this.tail.input).focus();
  }

  /** Adds an optional field and goes there. */
  open(option) {
    const field = this.addField(option);
    this.listAdders();
    field.input.focus();
  }

  /** Options without a field yet. */
  missing() {
    return this.leaf.options.filter(({ name }) => !this.fields.has(name));
  }

  addField(option) {
    const name = localised(option, "name");
    const input = comboInput({
      "data-option": option.name,
      "aria-label": `${name} (${word(option.required ? "required" : "optional")})`,
      "aria-required": String(Boolean(option.required)),
      enterkeyhint: "next",
    });
    const label = h("span", { class: "option-name", "aria-hidden": "true" }, name, option.required && h("b", {}, "*"));
    const field = { option, text: "", input, chip: h("label", { class: "option" }, label, input) };
    input.addEventListener("focus", () => this.entered(field));
    input.addEventListener("blur", () => this.left());
    input.addEventListener("input", () => this.typed(field));
    input.addEventListener("keydown", (event) => this.key(event, field));
    if (option.type === KIND.ATTACHMENT) this.takeFile(field);
    this.fields.set(option.name, field);
    this.tail.input.before(field.chip);
    return field;
  }

  takeFile(field) {
    const done = ({ id, filename }) => this.choose(field, { name: filename, value: id });
    choosesFile(field, this.desk.world, done, (problem) => this.complain(field, problem));
  }

  listAdders() {
    this.adders.replaceChildren(...this.missing().map((option) => this.adder(option)));
  }

  adder(option) {
    const name = localised(option, "name");
    const props = { type: "button", class: "adder", title: localised(option, "description"), onclick: () => this.open(option) };
    return h("button", { ...props, "aria-label": word("add_option", { option: name }) }, icon("plus"), name);
  }

  /** Fills a field as if typed there; opens it first when it is an optional one. */
  write(name, text) {
    const field = this.fields.get(name) ?? this.addField(this.leaf.options.find((each) => each.name === name));
    field.text = text;
    field.value = undefined;
    field.input.value = text;
    this.listAdders();
    return field;
  }

  entered(field) {
    this.here = field;
    this.hint(field);
    if (field.value === undefined) this.suggest(field);
  }

  left() {
    this.here = null;
    this.forget();
    this.desk.suggestions.hide();
  }

  hint({ option }) {
    const need = word(option.required ? "required" : "optional");
    this.desk.onHint(`${localised(option, "name")}: ${localised(option, "description") ?? ""} (${need})`);
  }

  typed(field) {
    field.text = field.input.value;
    field.value = undefined;
    field.input.removeAttribute("aria-invalid");
    const { loose, found } = cutOptions(field.text, this.leaf.options);
    if (found.size) return this.spread(field, loose, found);
    this.hint(field);
    return this.suggest(field);
  }

  /** Somebody typed or pasted `first:A1 second:` into a field: every text goes to its own. */
  spread(field, loose, found) {
    if (loose || !found.has(field.option.name)) this.write(field.option.name, loose);
    let last = field;
    for (const [name, text] of found) last = this.write(name, text);
    last.named = true;
    if (last.text && !this.nextEmpty()) return this.tail.input.focus();
    last.input.focus();
    return this.suggest(last);
  }

  suggest(field) {
    this.forget();
    const { option, text } = field;
    const list = listOf(option, this.desk.world);
    if (list) return this.offer(field, fitting(list, text));
    if (!option.autocomplete) return this.desk.suggestions.hide();
    this.waiting = { field, timer: setTimeout(() => this.ask(field), PAUSE) };
    if (!this.desk.suggestions.open) this.desk.suggestions.show(field.input, this.heading(option), [], word("searching"));
    this.desk.suggestions.element.classList.add("stale");
    return undefined;
  }

  heading(option) {
    return word("suggestions", { option: localised(option, "name") });
  }

  ask(field) {
    this.waiting.nonce = this.desk.ask(dataOf(this.leaf, this.drafts(field), field.option.name));
    this.waiting.timer = setTimeout(() => this.suggested(this.waiting?.nonce, []), PATIENCE);
  }

  /** Values as far as they are there; the field in hand goes as typed. */
  drafts(inHand) {
    const values = new Map();
    for (const field of this.fields.values()) {
      const value = field === inHand ? field.text : (read(field, this.desk.world).value ?? field.text);
      if (value !== "" || field === inHand) values.set(field.option.name, value);
    }
    return values;
  }

  /** The bot's suggestions came. What was pressed from Enter on while they were on their way counts now. */
  suggested(nonce, choices) {
    if (!this.waiting || this.waiting.nonce !== nonce) return;
    const { field, keys = [] } = this.waiting;
    this.forget();
    this.offer(field, choices.map((choice) => ({ name: localised(choice, "name"), value: choice.value })));
    for (const key of keys) this.replay(key);
  }

  replay(key) {
    if (this.waiting?.keys) return this.waiting.keys.push(key);
    if (key === "Enter") return this.enter();
    const input = document.activeElement;
    input.setRangeText(key, input.selectionStart, input.selectionEnd, "end");
    return input.dispatchEvent(new Event("input"));
  }

  offer(field, choices) {
    const rows = choices.slice(0, MOST_ROWS).map((choice) => ({ title: choice.name, value: () => this.choose(field, choice) }));
    this.moved = false;
    this.offered = choices;
    this.desk.suggestions.show(field.input, this.heading(field.option), rows, rows.length ? "" : word("none_found"));
  }

  forget() {
    clearTimeout(this.waiting?.timer);
    this.waiting = null;
    this.desk.suggestions.element.classList.remove("stale");
  }

  choose(field, { name, value }) {
    field.text = name;
    field.value = value;
    field.input.value = name;
    field.input.removeAttribute("aria-invalid");
    this.forget();
    this.desk.suggestions.hide();
    this.nextEmpty()?.input.focus();
  }

  nextEmpty() {
    return [...this.fields.values()].find(({ option, text }) => option.required && !text);
  }

  key(event, field) {
    if (event.isComposing || event.ctrlKey || event.metaKey) return;
    if (this.waiting?.keys && (event.key === "Enter" || event.key.length === 1)) {
      this.waiting.keys.push(event.key);
      event.preventDefault();
      return;
    }
    const act = {
      Enter: () => this.enter(),
      Tab: () => this.tab(event, field),
      Escape: () => this.escape(),
      ArrowDown: () => this.step(1),
      ArrowUp: () => this.step(-1),
      Backspace: () => this.backspace(field),
    }[event.key];
    if (act && act() !== false) event.preventDefault();
  }

  enter() {
    if (this.here.choose && this.here.value === undefined) this.here.choose();
    else if (this.waiting) this.waiting.keys = ["Enter"];
    else if (this.isWhole(this.here)) this.send();
    else if (!this.desk.suggestions.pick()) this.send();
  }

  /** Somebody wrote the option's name and one of the offered values in full: there is nothing left to pick. */
  isWhole(field) {
    if (!field?.named || this.moved || this.nextEmpty()) return false;
    const typed = fold(field.text.trim());
    return this.offered.some(({ name, value }) => fold(name) === typed || fold(String(value)) === typed);
  }

  /** Tab takes the marked row only where somebody meant it; else it just goes on. */
  tab(event, field) {
    if (event.shiftKey || this.waiting || !(field.text || this.moved || field.option.required)) return false;
    this.desk.suggestions.pick();
    return this.here !== field;
  }

  escape() {
    if (!this.desk.suggestions.open) return this.leave();
    this.forget();
    return this.desk.suggestions.hide();
  }

  step(step) {
    if (!this.desk.suggestions.open) return this.suggest(this.here);
    this.moved = true;
    return this.desk.suggestions.move(step);
  }

  backspace(field) {
    if (field.input.value) return false;
    this.before([...this.fields.values()].indexOf(field));
    if (!field.option.required) this.remove(field);
    return true;
  }

  /** Goes to the field before this place; before the first one the command is left. */
  before(place) {
    const field = [...this.fields.values()][place - 1];
    if (field) field.input.focus();
    else this.leave();
  }

  remove(field) {
    this.fields.delete(field.option.name);
    field.chip.remove();
    this.listAdders();
  }

  leave() {
    this.left();
    this.desk.onLeave(this.leaf.line);
  }

  send() {
    const values = new Map();
    for (const field of this.fields.values()) {
      const { value, problem } = read(field, this.desk.world);
      if (problem) return this.complain(field, problem);
      if (value !== undefined) values.set(field.option.name, value);
    }
    return this.desk.onSend(dataOf(this.leaf, values), this.text());
  }

  complain(field, problem) {
    field.input.setAttribute("aria-invalid", "true");
    field.input.focus();
    this.desk.onHint(problem, true);
  }

  /** The whole line as one could type it. */
  text() {
    const filled = [...this.fields.values()].filter(({ text }) => text);
    return [this.leaf.line, ...filled.map(({ option, text }) => `${localised(option, "name")}:${text}`)].join(" ");
  }
}
