import { cutOptions } from "./commands.js";
import { h } from "./dom.js";
import { fitting } from "./options.js";
import { localised, word } from "./words.js";

/** An input that steers the list above the composer. */
export function comboInput(props) {
  return h("input", {
    type: "text",
    role: "combobox",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    "aria-autocomplete": "list",
    "aria-expanded": "false",
    "aria-controls": "suggest-list",
    "aria-describedby": "composer-hint",
    ...props,
  });
}

/** The place to stand behind the fields of a command: Enter sends, the name of an option opens it. */
export class Tail {
  /** @param {import("./commandline.js").CommandLine} line */
  constructor(line) {
    this.line = line;
    this.suggestions = line.desk.suggestions;
    this.input = comboInput({ class: "tail", "aria-label": line.leaf.line, enterkeyhint: "send" });
    this.input.addEventListener("focus", () => line.desk.onHint(line.leaf.description));
    this.input.addEventListener("blur", () => line.left());
    this.input.addEventListener("input", () => this.typed());
    this.input.addEventListener("keydown", (event) => this.key(event));
  }

  typed() {
    const { found } = cutOptions(this.input.value, this.line.leaf.options);
    if (!found.size) return this.offer();
    this.input.value = "";
    const written = [...found].map(([name, text]) => this.line.write(name, text));
    written.at(-1).named = true;
    return written.at(-1).input.focus();
  }

  /** @param {boolean} [all] also while nothing is typed */
  offer(all = false) {
    const missing = this.line.missing().map((option) => ({ name: localised(option, "name"), value: option }));
    const rows = fitting(missing, this.input.value).map(({ name, value }) => this.row(name, value));
    if (!rows.length || !(all || this.input.value)) return this.suggestions.hide();
    return this.suggestions.show(this.input, word("options"), rows);
  }

  row(name, option) {
    const open = () => {
      this.input.value = "";
      this.line.open(option);
    };
    return { title: name, note: localised(option, "description"), value: open };
  }

  key(event) {
    const act = {
      Enter: () => this.suggestions.pick() || this.line.send(),
      Tab: () => !event.shiftKey && this.input.value !== "" && this.suggestions.pick(),
      Escape: () => this.line.leave(),
      ArrowDown: () => this.step(1),
      ArrowUp: () => this.step(-1),
      Backspace: () => this.input.value === "" && this.line.before(this.line.fields.size),
    }[event.key];
    if (act && !event.isComposing && act() !== false) event.preventDefault();
  }

  step(step) {
    if (this.suggestions.open) this.suggestions.move(step);
    else this.offer(true);
  }
}
