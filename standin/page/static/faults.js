import { h, icon } from "./dom.js";
import { spoken, word } from "./words.js";

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
const SAID = {
  en: {
    title: "What could go wrong",
    about: "Disturb the way between the bot and its Discord, and see it recover. Nothing that was acknowledged may be lost.",
    kind: "Fault",
    inject: "Let it happen",
    done: "It is on its way: {name}",
    planned: "Under way",
    none: "Nothing is planned to go wrong.",
    stop: "Stop {name}",
    left: "{left} to go",
    drop: "Connection closed", "drop?": "The gateway closes the connection with a code. After most the bot resumes, after some it begins anew, after 4004 and 4010–4014 it ends.",
    reconnect: "Asked to reconnect", "reconnect?": "The gateway asks the bot to connect anew and to resume. Discord does so every day.",
    "invalid-session": "Invalid session", "invalid-session?": "The gateway forgets the bot. Unless it may resume, what happens until it is back is lost to it.",
    silence: "Silence", "silence?": "The connection stays open and says nothing more. The bot notices within about a minute.",
    kick: "Kicked out", "kick?": "Somebody removes the bot from a server. Its games there wait until it is back.",
    invite: "Invited", "invite?": "The bot is brought to a server, with the permissions its README asks for.",
    outage: "Outage", "outage?": "Nobody reaches a server until the outage is over.",
    lag: "Late events", "lag?": "What people do reaches the bot later.",
    twice: "Told twice", "twice?": "An event reaches the bot twice. It must be done once.",
    slow: "Slow request", "slow?": "What the bot asks for takes effect later. First answers after three seconds are too late.",
    late: "Late acknowledgement", "late?": "What the bot asks for happens and everybody sees it; the bot is told so only later.",
    "rate-limited": "Too many requests (429)", "rate-limited?": "The bot is told to come back later; with the whole address banned it is not told when.",
    failing: "Error as the answer", "failing?": "A request is answered with an error, whether or not it took effect.",
    aborted: "Connection cut", "aborted?": "A request gets no answer at all, whether or not it took effect.",
    "no-new-picture": "New picture not found", "no-new-picture?": "A message that is there cannot be changed to show a new picture.",
    code: "Close code", resumable: "It may resume", seconds: "Seconds", times: "How often", event: "Event", route: "Requests", guild: "Server", over: "It is over",
    scope: "Which limit", retry_after: "Come back after (seconds)", status: "Status", applied: "It takes effect all the same",
    "route-all": "all", "route-answer": "first answers", "route-edit-answer": "answers filled in later", "route-follow-up": "follow-ups (new cards)",
    "route-post": "messages to a channel", "route-change": "changes of a message", "route-read": "everything read", "route-commands": "registering commands",
    "scope-user": "the bot's own", "scope-shared": "shared with others", "scope-global": "of all requests", "scope-address": "the address is banned",
  },
  pl: {
    title: "Co może pójść nie tak",
    about: "Zakłóć drogę między botem a jego Discordem i zobacz, jak sobie radzi. Nic, co potwierdzono, nie może zginąć.",
    kind: "Usterka",
    inject: "Niech się stanie",
    done: "Już się dzieje: {name}",
    planned: "W toku",
    none: "Żadna usterka nie jest zaplanowana.",
    stop: "Zatrzymaj: {name}",
    left: "pozostało: {left}",
    drop: "Zamknięte połączenie", "drop?": "Brama zamyka połączenie z kodem. Po większości kodów bot wznawia sesję, po niektórych zaczyna nową, a po 4004 i 4010–4014 kończy pracę.",
    reconnect: "Prośba o ponowne połączenie", "reconnect?": "Brama prosi bota, by połączył się ponownie i wznowił sesję. Discord robi to codziennie.",
    "invalid-session": "Nieważna sesja", "invalid-session?": "Brama zapomina o bocie. Jeśli nie może on wznowić sesji, nie dowie się, co stało się przed jego powrotem.",
    silence: "Cisza", "silence?": "Połączenie trwa, ale nic już nim nie przychodzi. Bot zauważa to w ciągu mniej więcej minuty.",
    kick: "Wyrzucenie", "kick?": "Ktoś usuwa bota z serwera. Jego gry czekają tam, aż wróci.",
    invite: "Zaproszenie", "invite?": "Bot trafia na serwer z uprawnieniami, o które prosi jego README.",
    outage: "Awaria serwera", "outage?": "Nikt nie ma dostępu do serwera, dopóki awaria się nie skończy.",
    lag: "Spóźnione zdarzenia", "lag?": "To, co robią gracze, dociera do bota później.",
    twice: "Powiedziane dwa razy", "twice?": "Zdarzenie dociera do bota dwukrotnie. Ma zostać wykonane raz.",
    slow: "Powolne żądanie", "slow?": "To, o co prosi bot, dzieje się później. Pierwsza odpowiedź po trzech sekundach jest już spóźniona.",
    late: "Spóźnione potwierdzenie", "late?": "To, o co prosi bot, dzieje się i wszyscy to widzą, ale bot dowiaduje się o tym później.",
    "rate-limited": "Zbyt wiele żądań (429)", "rate-limited?": "Bot ma wrócić później; gdy zablokowano cały adres, nie wie nawet kiedy.",
    failing: "Błąd w odpowiedzi", "failing?": "Odpowiedzią na żądanie jest błąd, niezależnie od tego, czy odniosło skutek.",
    aborted: "Przerwane połączenie", "aborted?": "Żądanie nie dostaje żadnej odpowiedzi, niezależnie od tego, czy odniosło skutek.",
    "no-new-picture": "Nie znaleziono nowego obrazka", "no-new-picture?": "Istniejącej wiadomości nie można zmienić tak, żeby pokazała nowy obrazek.",
    code: "Kod zamknięcia", resumable: "Może wznowić sesję", seconds: "Sekundy", times: "Ile razy", event: "Zdarzenie", route: "Żądania", guild: "Serwer", over: "Awaria się skończyła",
    scope: "Który limit", retry_after: "Wróć po (w sekundach)", status: "Status", applied: "Mimo to odnosi skutek",
    "route-all": "wszystkie", "route-answer": "pierwsze odpowiedzi", "route-edit-answer": "odpowiedzi uzupełniane później", "route-follow-up": "dalsze wiadomości (nowe karty)",
    "route-post": "wiadomości na kanał", "route-change": "zmiany wiadomości", "route-read": "wszystkie odczyty", "route-commands": "rejestracja poleceń",
    "scope-user": "tego bota", "scope-shared": "wspólny z innymi", "scope-global": "wszystkich żądań", "scope-address": "adres jest zablokowany",
  },
};

function say(key, args = {}) {
  return SAID[spoken()][key].replace(/\{(\w+)\}/g, (_, name) => String(args[name]));
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
    this.explained.textContent = say(`${this.kind.value}?`);
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
