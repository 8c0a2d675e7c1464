import { CommandLine } from "./commandline.js";
import { dataOf, leafOf, leavesOf, search } from "./commands.js";
import { h, icon } from "./dom.js";
import { Suggestions } from "./suggestions.js";
import { nothingHere } from "./welcome.js";
import { localised, word } from "./words.js";
import { findChannel } from "./world.js";

/**
 * Where people write: plain text, or a command with its options.
 *
 * @typedef {object} Outbox  Each gives false (or null) while there is no connection.
 * @property {(content: string) => boolean} say
 * @property {(data: object, label: string) => boolean} run
 * @property {(data: object) => string|null} ask
 */
export class Composer {
  /** @param {HTMLElement} host  @param {import("./shapes.js").World} world  @param {Outbox} outbox */
  constructor(host, world, outbox) {
    this.world = world;
    this.outbox = outbox;
    this.suggestions = new Suggestions((pick) => pick());
    this.text = this.textBox();
    this.slot = h("div", { class: "composer-slot" }, this.text);
    this.hintLine = h("div", { id: "composer-hint", class: "composer-hint", role: "status" });
    this.sendButton = h("button", { type: "button", class: "send", onclick: () => this.send() }, icon("send"));
    const bar = h("div", { class: "composer-bar" }, this.slot, this.sendButton);
    host.append(this.suggestions.element, this.hintLine, bar);
    this.refresh();
  }

  textBox() {
    const text = h("textarea", {
      id: "composer-text",
      rows: 1,
      maxlength: 4000,
      autocomplete: "off",
      "aria-autocomplete": "list",
      "aria-haspopup": "listbox",
      "aria-controls": "suggest-list",
      "aria-describedby": "composer-hint",
      enterkeyhint: "send",
    });
    text.addEventListener("input", () => this.typed());
    text.addEventListener("keydown", (event) => this.key(event));
    text.addEventListener("blur", () => this.suggestions.hide());
    return text;
  }

  /** After a change of language, channel or commands. A command being filled in starts over with its texts. */
  refresh() {
    const channel = findChannel(this.world, this.world.channelId);
    this.leaves = leavesOf(this.world.commands);
    const key = channel?.guild_id ? "write_to" : "write_talk";
    const invitation = word(this.leaves.length ? key : `${key}_only`, { channel: channel?.name });
    this.text.placeholder = this.leaves.length && matchMedia("(max-width: 46rem)").matches ? word("write_short") : invitation;
    this.text.setAttribute("aria-label", invitation);
    this.sendButton.setAttribute("aria-label", word("send"));
    this.sendButton.title = word("send");
    if (this.line) this.again();
  }

  again() {
    const plain = this.line.leaf.plain;
    const leaf = this.leaves.find((each) => each.plain === plain);
    const texts = [...this.line.fields.values()].map(({ option, text }) => [option.name, text]);
    const known = leaf ? texts.filter(([name]) => leaf.options.some((each) => each.name === name)) : [];
    if (!leaf) return this.write("");
    this.enter(leaf);
    for (const [name, text] of known) this.line.write(name, text);
    return undefined;
  }

  focus() {
    (this.line?.tail.input ?? this.text).focus();
  }

  /** Puts text in the box as if typed. */
  write(text) {
    this.line = null;
    this.slot.replaceChildren(this.text);
    this.text.value = text;
    this.hint("");
    this.text.focus();
    this.typed();
  }

  /** Sends a command by its registered name; where it needs more, its fields are opened instead. */
  begin(plain, values = new Map()) {
    const leaf = this.leaves.find((each) => each.plain === plain);
    if (leaf.options.some(({ required, name }) => required && !values.has(name))) this.enter(leaf);
    else this.run(leaf, dataOf(leaf, values), leaf.line);
  }

  hint(text, isProblem = false) {
    this.hintLine.textContent = text;
    this.hintLine.classList.toggle("problem", isProblem);
  }

  typed() {
    const text = this.text.value;
    this.hint("");
    if (!text.startsWith("/")) return this.suggestions.hide();
    const hit = leafOf(this.leaves, text);
    if (hit?.rest) return this.enter(hit.leaf, hit.rest);
    const rows = search(this.leaves, text).map((leaf) => this.row(leaf));
    return this.suggestions.show(this.text, word("commands"), rows, rows.length ? "" : this.noCommand());
  }

  /** Why nothing is offered: there is no such command, or there are none here. */
  noCommand() {
    return this.leaves.length ? word("no_command") : nothingHere(this.world);
  }

  row(leaf) {
    const tag = leaf.options.map((option) => localised(option, "name") + (option.required ? "*" : "")).join(" ");
    return { title: leaf.line, note: leaf.description, tag, value: () => this.enter(leaf) };
  }

  /** From text to a command with fields. */
  enter(leaf, rest = "") {
    this.suggestions.hide();
    this.text.value = "";
    this.hint(leaf.description);
    this.line = new CommandLine(leaf, {
      world: this.world,
      suggestions: this.suggestions,
      ask: this.outbox.ask,
      onSend: (data, line) => this.run(leaf, data, line),
      onLeave: (line) => this.write(line),
      onHint: (text, isProblem) => this.hint(text, isProblem),
    });
    this.slot.replaceChildren(this.line.element);
    this.line.begin(rest.trim());
  }

  run(leaf, data, line) {
    if (!this.outbox.run(data, leaf.line)) return this.hint(word("line_lost"), true);
    this.last = line;
    return this.write("");
  }

  key(event) {
    if (event.isComposing) return;
    const open = this.suggestions.open;
    const act = {
      Enter: () => !event.shiftKey && this.send(),
      Tab: () => open && !event.shiftKey && this.suggestions.pick(),
      Escape: () => open && (this.suggestions.hide(), true),
      ArrowDown: () => open && (this.suggestions.move(1), true),
      ArrowUp: () => (open ? (this.suggestions.move(-1), true) : this.recall()),
    }[event.key];
    if (act && act() !== false) event.preventDefault();
  }

  /** Up in an empty box brings the last command back. */
  recall() {
    if (this.text.value || !this.last) return false;
    this.write(this.last);
    return true;
  }

  send() {
    if (this.line) return this.line.send();
    const text = this.text.value.trim();
    if (text.startsWith("/")) return this.sendLine(text);
    if (text && this.outbox.say(text)) this.write("");
    else if (text) this.hint(word("line_lost"), true);
    return undefined;
  }

  /** An exact name that needs nothing more goes at once; else the marked row is taken. */
  sendLine(text) {
    const hit = leafOf(this.leaves, text);
    const place = hit ? 0 : this.suggestions.place;
    if (hit && !hit.leaf.options.some(({ required }) => required)) return this.run(hit.leaf, dataOf(hit.leaf, new Map()), text);
    if (!this.suggestions.open) this.typed();
    if (!this.suggestions.pick(place)) this.hint(this.noCommand(), true);
    return undefined;
  }
}
