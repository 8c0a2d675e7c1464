import { h, icon } from "./dom.js";
import { firstProblem, part } from "./form.js";
import { tellTimes } from "./times.js";
import { word } from "./words.js";

/** A form the bot asked for. What was written stays until it was taken. */
export class Modal {
  /**
   * @param {{title: string, custom_id: string, components: object[]}} modal
   * @param {import("./shapes.js").World} world
   * @param {(data: object) => boolean} onSubmit
   */
  constructor(modal, world, onSubmit) {
    this.parts = modal.components.map((component) => part(component, world));
    this.note = h("p", { class: "failure", role: "alert" });
    this.submitButton = h("button", { type: "submit", class: "button primary" }, word("submit"));
    this.form = h(
      "form",
      { method: "dialog" },
      h("header", {}, h("h2", { id: "modal-title" }, modal.title), this.closer()),
      h("div", { class: "form-body" }, this.parts.map(({ element }) => element), this.note),
      h("footer", {}, this.cancel(), this.submitButton),
    );
    this.dialog = h("dialog", { class: "modal", "aria-labelledby": "modal-title" }, this.form);
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.submit(modal, onSubmit);
    });
    this.dialog.addEventListener("close", () => this.dialog.remove());
    document.body.append(this.dialog);
    tellTimes(this.dialog);
    this.dialog.showModal();
    this.form.querySelector(".form-body :is(input, textarea, button)")?.focus();
  }

  closer() {
    const props = { type: "button", class: "plain icon-button", "aria-label": word("close"), onclick: () => this.close() };
    return h("button", props, icon("close"));
  }

  cancel() {
    return h("button", { type: "button", class: "button secondary", onclick: () => this.close() }, word("cancel"));
  }

  submit(modal, onSubmit) {
    this.note.textContent = firstProblem(this.parts) ?? "";
    if (this.note.textContent || this.submitButton.disabled) return;
    const components = this.parts.map((each) => each.data());
    if (onSubmit({ custom_id: modal.custom_id, components })) this.wait(true);
    else this.note.textContent = word("line_lost");
  }

  wait(busy) {
    this.submitButton.disabled = busy;
    this.submitButton.classList.toggle("busy", busy);
  }

  failed(problem) {
    this.wait(false);
    this.note.textContent = problem;
  }

  close() {
    this.dialog.close();
  }
}
