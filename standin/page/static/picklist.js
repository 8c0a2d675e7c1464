import { h, icon } from "./dom.js";
import { emoji } from "./emoji.js";
import { fold } from "./commands.js";
import { word } from "./words.js";

/**
 * A select: a button with a list above the page. One to choose: a pick is final. More: ticks, which count as soon as
 * the list is closed, by Done or in any other way, as in Discord.
 *
 * @typedef {{value: string, label: string, description?: string, emoji?: object, default?: boolean}} Entry
 * @typedef {object} Choosing
 * @property {string} label  said to screen readers
 * @property {string} placeholder
 * @property {Entry[]} entries
 * @property {number} min
 * @property {number} max
 * @property {boolean} [disabled]
 * @property {string} [customId]
 * @property {(values: string[]) => void} onPick
 */
export class PickList {
  /** @param {Choosing} choosing */
  constructor(choosing) {
    this.choosing = choosing;
    this.chosen = choosing.entries.filter((entry) => entry.default).map(({ value }) => value);
    this.face = h("span", { class: "pick-face" });
    this.button = this.opener();
    this.list = h("div", { role: "listbox", class: "pick-rows", tabindex: "-1", "aria-label": choosing.label });
    this.list.setAttribute("aria-multiselectable", String(choosing.max > 1));
    this.popup = h("div", { popover: "auto", class: "pick-popup" }, this.list, this.footer());
    this.popup.addEventListener("toggle", ({ newState }) => this.toggled(newState === "open"));
    this.list.addEventListener("keydown", (event) => this.key(event));
    this.element = h("div", { class: "pick" }, this.button, this.popup);
    this.write();
  }

  opener() {
    const { disabled, customId } = this.choosing;
    const button = h(
      "button",
      { type: "button", class: "pick-button", "aria-haspopup": "listbox", "aria-expanded": "false", "data-custom-id": customId, disabled },
      this.face,
      icon("chevron"),
    );
    button.addEventListener("pointerdown", () => (this.wasOpen = this.popup.matches(":popover-open")));
    button.addEventListener("click", () => this.pressed());
    button.addEventListener("keydown", (event) => {
      if (event.key !== "ArrowDown") return;
      event.preventDefault();
      this.open();
    });
    return button;
  }

  footer() {
    const { min, max } = this.choosing;
    if (max <= 1) return h("div", { hidden: true });
    const range = min === max ? String(min) : word("choose_range", { min, max });
    this.done = h("button", { type: "button", class: "button primary", onclick: () => this.close() }, word("choose_done"));
    return h("div", { class: "pick-footer" }, h("span", {}, range), this.done);
  }

  write() {
    const { entries, label, placeholder } = this.choosing;
    const names = entries.filter(({ value }) => this.chosen.includes(value)).map(({ label }) => label);
    this.face.textContent = names.join(", ") || placeholder;
    this.face.classList.toggle("placeholder", !names.length);
    this.button.setAttribute("aria-label", [...new Set([label || placeholder, this.face.textContent])].join(", "));
  }

  /** The browser has already closed an open popup when a press beside it arrives here. */
  pressed() {
    if (!this.wasOpen) this.open();
    this.wasOpen = false;
  }

  open() {
    if (this.button.ariaDisabled === "true" || this.popup.matches(":popover-open")) return;
    this.popup.showPopover();
    this.draft = [...this.chosen];
    this.fill();
    this.place();
    (this.list.querySelector('[aria-selected="true"]') ?? this.list.firstElementChild)?.focus();
  }

  fill() {
    const rows = this.choosing.entries.map((entry) => this.row(entry));
    this.list.replaceChildren(...(rows.length ? rows : [h("p", { class: "pick-none" }, word("nothing_to_choose"))]));
    this.tick();
  }

  row(entry) {
    const text = h("span", { class: "pick-text" }, h("span", {}, entry.label), entry.description && h("small", {}, entry.description));
    const props = { role: "option", tabindex: "-1", class: "pick-row", "data-value": entry.value };
    const row = h("div", props, entry.emoji && emoji(entry.emoji), text, icon("check"));
    row.addEventListener("click", () => this.take(entry.value));
    row.addEventListener("mousemove", () => row.focus({ preventScroll: true }));
    return row;
  }

  /** Under the button where there is room, above it otherwise; the popup lies in the top layer. */
  place() {
    const box = this.button.getBoundingClientRect();
    const { style } = this.popup;
    style.removeProperty("--room");
    const below = innerHeight - box.bottom - 12;
    const up = below < Math.min(this.popup.scrollHeight, 350) && box.top > below;
    style.setProperty("--room", `${Math.round(up ? box.top - 12 : below)}px`);
    style.width = `${box.width}px`;
    style.left = `${box.left}px`;
    style.top = up ? "auto" : `${box.bottom + 4}px`;
    style.bottom = up ? `${innerHeight - box.top + 4}px` : "auto";
  }

  take(value) {
    if (this.choosing.max <= 1) {
      this.close();
      return this.pick([value]);
    }
    if (this.draft.includes(value)) this.draft = this.draft.filter((each) => each !== value);
    else if (this.draft.length < this.choosing.max) this.draft.push(value);
    return this.tick();
  }

  tick() {
    for (const row of this.list.querySelectorAll("[role=option]")) {
      row.setAttribute("aria-selected", String(this.draft.includes(row.dataset.value)));
    }
    if (this.done) this.done.disabled = this.draft.length < this.choosing.min;
  }

  pick(values) {
    this.draft = this.chosen = values;
    this.write();
    this.choosing.onPick(values);
  }

  close() {
    this.popup.hidePopover();
    this.button.focus();
  }

  /** @param {boolean} open */
  toggled(open) {
    this.button.setAttribute("aria-expanded", String(open));
    const changed = [...this.draft].sort().join() !== [...this.chosen].sort().join();
    if (!open && changed && this.draft.length >= this.choosing.min) this.pick(this.draft);
  }

  key(event) {
    const rows = [...this.list.querySelectorAll("[role=option]")];
    const here = rows.indexOf(document.activeElement);
    const go = (place) => rows[(place + rows.length) % rows.length]?.focus();
    const act = {
      ArrowDown: () => go(here + 1),
      ArrowUp: () => go(here - 1),
      Home: () => go(0),
      End: () => go(-1),
      Enter: () => rows[here] && this.take(rows[here].dataset.value),
      " ": () => rows[here] && this.take(rows[here].dataset.value),
    }[event.key];
    if (act) {
      event.preventDefault();
      act();
    } else if (event.key.length === 1) this.jump(rows, here, event.key);
  }

  /** A letter goes to the next entry that begins with it. */
  jump(rows, here, letter) {
    const order = [...rows.slice(here + 1), ...rows.slice(0, here + 1)];
    order.find((row) => fold(row.querySelector(".pick-text").textContent).startsWith(fold(letter)))?.focus();
  }
}
