import { h, icon } from "./dom.js";
import { word } from "./words.js";

const CODES = [1000, 1001, 1006, 4000, 4001, 4002, 4003, 4004, 4005, 4006, 4007, 4008, 4009, 4010, 4011, 4012, 4013, 4014];
const STATUSES = [500, 502, 503, 504, 403, 404];
const EVENTS = ["INTERACTION_CREATE", "MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE"];
const SCOPES = ["user", "shared", "global", "address"];

/** Every kind of fault with the fields a person may set, in the order they are shown. */
const KINDS = {
  drop: ["code"],
  reconnect: [],
  "invalid-session": ["resumable"],
  silence: [],
  kick: ["guild"],
  invite: ["guild"],
  outage: ["guild", "over"],
  lag: ["seconds", "times"],
  twice: ["event", "times"],
  slow: ["route", "seconds", "times"],
  late: ["route", "seconds", "times"],
  "rate-limited": ["route", "scope", "retry_after", "times"],
  failing: ["route", "status", "applied", "times"],
  aborted: ["route", "applied", "times"],
  "no-new-picture": ["route", "times"],
};
const MOST = { times: 1000, seconds: 60, retry_after: 60 };
const NUMBERS = ["code", "status", "times", "seconds", "retry_after"];

/** What goes wrong, in words of its own beside the page's. */
function say(key, args = {}) {
  return word(`fault-${key}`, args);
}

/** The button that opens the drawer. @param {() => void} onOpen */
export function faultsButton(onOpen) {
  const props = { type: "button", class: "icon-button faults-button", "aria-label": say("title"), title: say("title"), onclick: onOpen };
  return h("button", props, icon("bolt"));
}

/** The drawer in which faults are chosen, brought about and stopped. */
export class FaultsDrawer {
  /** @param {(op: string, data: object) => boolean} send */
  constructor(send) {
    this.send = send;
    this.told = { routes: ["all"], guilds: [], plans: [] };
    this.dialog = h("dialog", { class: "faults", "aria-labelledby": "faults-title" });
    this.dialog.addEventListener("click", (event) => event.target === this.dialog && this.dialog.close());
    document.body.append(this.dialog);
  }

  open() {
    this.send("faults", {});
    this.draw();
    this.dialog.showModal();
  }

  /** What the server tells of the faults that are planned. */
  hear(told) {
    this.told = told;
    if (this.dialog.open) this.drawPlans();
  }

  refused(sentence) {
    if (this.dialog.open) this.note.textContent = sentence;
    return this.dialog.open;
  }

  draw() {
    const close = { type: "button", class: "plain icon-button", "aria-label": word("close"), onclick: () => this.dialog.close() };
    this.kind = h("select", { id: "fault-kind", onchange: () => this.drawFields() }, Object.keys(KINDS).map((kind) => h("option", { value: kind }, say(kind))));
    this.explained = h("p", { class: "fault-about", id: "fault-about", "aria-live": "polite" });
    this.kind.setAttribute("aria-describedby", "fault-about");
    this.fields = h("div", { class: "fault-fields" });
    this.note = h("p", { class: "fault-note", role: "status" });
    this.plans = h("ul", { class: "fault-plans", "aria-live": "polite" });
    const form = h(
      "form",
      { onsubmit: (event) => this.submit(event) },
      h("label", { for: "fault-kind" }, say("kind")),
      this.kind,
      this.explained,
      this.fields,
      h("button", { type: "submit", class: "button primary" }, say("inject")),
      this.note,
    );
    this.dialog.replaceChildren(
      h("header", {}, h("h2", { id: "faults-title" }, say("title")), h("button", close, icon("close"))),
      h("div", { class: "faults-body" }, h("p", { class: "faults-lead" }, say("about")), form, h("h3", {}, say("planned")), this.plans),
    );
    this.drawFields();
    this.drawPlans();
  }

  drawFields() {
    this.explained.textContent = say(`${this.kind.value}-about`);
    this.fields.replaceChildren(...KINDS[this.kind.value].map((name) => this.field(name)));
  }

  field(name) {
    const input = this.input(name);
    const flag = input.type === "checkbox";
    return h("label", { class: flag ? "fault-flag" : "fault-field" }, flag ? [input, say(name)] : [say(name), input]);
  }

  input(name) {
    const options = { code: CODES, status: STATUSES, event: EVENTS, scope: SCOPES, route: this.told.routes, guild: this.told.guilds }[name];
    const shown = (value) => (name === "route" || name === "scope" ? say(`${name}-${value}`) : value);
    if (options) return h("select", { name }, options.map((value) => h("option", { value, selected: value === 4000 }, shown(value))));
    if (["applied", "resumable", "over"].includes(name)) return h("input", { type: "checkbox", name });
    const step = name === "times" ? { min: 1, step: 1 } : { min: 0, step: "any" };
    return h("input", { type: "number", name, value: 1, max: MOST[name], required: true, ...step });
  }

  submit(event) {
    event.preventDefault();
    const fault = { kind: this.kind.value };
    for (const { name, type, value, checked } of this.fields.querySelectorAll("input, select")) {
      fault[name] = type === "checkbox" ? checked : NUMBERS.includes(name) ? Number(value) : value;
    }
    this.note.textContent = this.send("fault", { fault }) ? say("done", { name: say(fault.kind) }) : word("line_lost");
  }

  drawPlans() {
    if (!this.told.plans.length) return this.plans.replaceChildren(h("li", { class: "fault-none" }, say("none")));
    return this.plans.replaceChildren(...this.told.plans.map((plan) => this.plan(plan)));
  }

  plan({ id, left, fault }) {
    const name = say(fault.kind);
    const details = [fault.route && say(`route-${fault.route}`), fault.event, fault.status, fault.seconds && `${fault.seconds} s`, say("left", { left })];
    const stop = { type: "button", class: "icon-button", "aria-label": say("stop", { name }), title: say("stop", { name }), onclick: () => this.send("stop-fault", { id }) };
    return h("li", {}, h("div", {}, h("strong", {}, name), h("small", {}, details.filter(Boolean).join(" · "))), h("button", stop, icon("close")));
  }
}
