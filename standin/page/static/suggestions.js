import { h } from "./dom.js";

/**
 * The list above the composer. The keyboard stays in the input; the input is told which row is meant.
 * @typedef {{title: string, note?: string, tag?: string, value: any}} Row
 */
export class Suggestions {
  /** @param {(value: any) => void} onPick */
  constructor(onPick) {
    this.onPick = onPick;
    this.rows = [];
    this.heading = h("div", { class: "suggest-heading", id: "suggest-heading" });
    this.list = h("div", { role: "listbox", id: "suggest-list", "aria-labelledby": "suggest-heading" });
    this.status = h("div", { class: "suggest-status", role: "status" });
    this.element = h("div", { class: "suggest", hidden: true }, this.heading, this.list, this.status);
    this.element.addEventListener("mousedown", (event) => event.preventDefault());
  }

  get open() {
    return !this.element.hidden;
  }

  /** @param {HTMLElement} input  @param {Row[]} rows  @param {string} [status] said instead of rows */
  show(input, heading, rows, status = "") {
    this.input = input;
    this.rows = rows;
    this.heading.textContent = heading;
    this.status.textContent = status;
    this.list.replaceChildren(...rows.map((row, place) => this.row(row, place)));
    this.element.hidden = false;
    this.tell(true);
    this.mark(0);
  }

  /** Only a combobox may say whether its list is open; a text of several lines is none. @param {boolean} open */
  tell(open) {
    if (this.input?.getAttribute("role") === "combobox") this.input.setAttribute("aria-expanded", String(open));
  }

  hide() {
    this.rows = [];
    this.element.hidden = true;
    this.list.replaceChildren();
    this.status.textContent = "";
    this.tell(false);
    this.input?.removeAttribute("aria-activedescendant");
  }

  row({ title, note, tag }, place) {
    return h(
      "div",
      { role: "option", id: `suggest-${place}`, class: "suggest-row", onclick: () => this.pick(place), onmousemove: () => this.mark(place) },
      h("span", { class: "suggest-title" }, title),
      note && h("span", { class: "suggest-note" }, note),
      tag && h("span", { class: "suggest-tag" }, tag),
    );
  }

  move(step) {
    if (this.rows.length) this.mark((this.place + step + this.rows.length) % this.rows.length);
  }

  mark(place) {
    this.place = place;
    [...this.list.children].forEach((row, each) => row.setAttribute("aria-selected", String(each === place)));
    const marked = this.list.children[place];
    if (!marked) return this.input.removeAttribute("aria-activedescendant");
    this.input.setAttribute("aria-activedescendant", marked.id);
    marked.scrollIntoView({ block: "nearest" });
  }

  /** @returns {boolean} whether there was a row to pick */
  pick(place = this.place) {
    const row = this.rows[place];
    if (!row) return false;
    this.onPick(row.value);
    return true;
  }
}
