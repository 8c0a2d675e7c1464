import { markBusy } from "./controls.js";
import { h } from "./dom.js";
import { face, nameOf } from "./faces.js";
import { Follower } from "./follow.js";
import { article, dots, isEphemeral, regroup, used } from "./message.js";
import { patch } from "./patch.js";
import { word } from "./words.js";

const SOON = 250;

/** The messages of the open channel, what is on its way, and the empty state. */
export class MessageList {
  /**
   * @param {HTMLElement} host  @param {HTMLElement} jump  @param {import("./shapes.js").World} world
   * @param {(message: object, component: object, values?: string[]) => void} onAct
   */
  constructor(host, jump, world, onAct) {
    Object.assign(this, { host, world, onAct });
    this.messages = new Map();
    this.busy = new Map();
    this.pending = new Map();
    this.dismissed = new Set(JSON.parse(sessionStorage.getItem("dismissed") ?? "[]"));
    this.empty = h("div", { class: "empty" });
    this.list = h("div", { class: "messages" });
    this.waiting = h("div", { class: "waiting" });
    this.inner = h("div", { class: "log-inner" }, this.empty, this.list, this.waiting);
    host.append(this.inner);
    this.follower = new Follower(host, this.list, jump);
  }

  toEnd() {
    this.follower.toEnd();
  }

  /** @param {object[]} messages the whole channel */
  fill(messages) {
    this.host.setAttribute("aria-busy", "true");
    this.messages = new Map(messages.filter(({ id }) => !this.dismissed.has(id)).map((message) => [message.id, message]));
    this.redraw();
    this.toEnd();
    this.host.setAttribute("aria-busy", "false");
  }

  /** Everything again, after a change of language. */
  redraw() {
    this.list.replaceChildren(...[...this.messages.values()].map((message) => this.draw(message)));
    this.arrange();
  }

  draw(message) {
    const scene = { world: this.world, act: (component, values) => this.onAct(message, component, values) };
    const element = article(message, scene, () => this.dismiss(message.id));
    for (const { messageId, customId } of this.busy.values()) if (messageId === message.id) this.mark(element, customId, true);
    return element;
  }

  arrange(isLast = false) {
    regroup([...this.list.children], (element) => this.messages.get(element.dataset.id));
    this.empty.hidden = this.messages.size > 0 || this.pending.size > 0;
    this.follower.settle(isLast);
  }

  find(id) {
    return this.list.querySelector(`[data-id="${CSS.escape(id)}"]`);
  }

  /** @param {object} message new or changed */
  put(message) {
    if (this.dismissed.has(message.id)) return;
    const old = this.find(message.id);
    this.messages.set(message.id, message);
    if (old) this.change(old, this.draw(message));
    else this.list.append(this.draw(message));
    if (!old) this.follower.added();
    this.arrange(this.list.lastElementChild?.dataset.id === message.id);
    this.settleFocus();
  }

  /** The keyboard stays on the same control even where that was drawn anew, and where it is gone on the message. */
  change(old, fresh) {
    const had = old.contains(document.activeElement);
    const customId = had && document.activeElement.dataset.customId;
    patch(old, fresh);
    if (had && !old.contains(document.activeElement)) focusOn((customId && control(old, customId)) || firstControl(old) || old);
  }

  /** An answer to a press goes on where the keyboard is: on its first control. */
  follow(nonce, messageId) {
    const { messageId: pressed, customId } = this.busy.get(nonce) ?? {};
    const here = document.activeElement;
    if (!pressed || pressed === messageId || here.dataset.customId !== customId || !here.matches(":focus-visible")) return;
    this.awaited = messageId;
    this.settleFocus();
  }

  settleFocus() {
    const answer = this.awaited && this.find(this.awaited);
    if (!answer || !isEphemeral(this.messages.get(this.awaited))) return;
    this.awaited = null;
    focusOn(firstControl(answer) ?? answer);
  }

  /** Shows a message in the middle, and reads on from there. */
  goTo(id) {
    const found = this.find(id);
    if (!found) return this.toEnd();
    found.scrollIntoView({ block: "center" });
    return focusOn(found);
  }

  remove(id) {
    this.messages.delete(id);
    this.find(id)?.remove();
    this.arrange();
  }

  dismiss(id) {
    this.dismissed.add(id);
    sessionStorage.setItem("dismissed", JSON.stringify([...this.dismissed]));
    this.remove(id);
  }

  /** A control was used and waits for its answer. */
  press(nonce, messageId, customId) {
    this.busy.set(nonce, { messageId, customId });
    this.find(messageId)?.querySelector(".failure")?.remove();
    this.mark(this.find(messageId), customId, true);
  }

  release(nonce, problem) {
    const { messageId, customId } = this.busy.get(nonce) ?? {};
    if (!this.busy.delete(nonce)) return;
    const element = this.find(messageId);
    this.mark(element, customId, false);
    if (problem && element) element.querySelector(".components").append(h("p", { class: "failure", role: "alert" }, problem));
    this.follower.settle();
  }

  mark(element, customId, busy) {
    const found = element && control(element, customId);
    if (found) markBusy(found, busy);
  }

  /** A command went out; if nothing comes back soon, a row says so. */
  expect(nonce, label) {
    this.pending.set(nonce, { label, timer: setTimeout(() => this.waitingRow(nonce, dots(word("sending"))), SOON) });
  }

  /** The bot asked for time, and its message is not here to say so itself. */
  thinking(nonce, messageId) {
    if (this.messages.has(messageId)) return this.settled(nonce);
    return this.waitingRow(nonce, dots(word("thinking", { name: nameOf(this.world.bot.user) })));
  }

  failed(nonce, problem) {
    const dismiss = h("button", { type: "button", class: "plain", onclick: () => this.settled(nonce) }, word("dismiss"));
    this.waitingRow(nonce, h("p", { class: "failure", role: "alert" }, problem, " ", dismiss));
  }

  settled(nonce) {
    clearTimeout(this.pending.get(nonce)?.timer);
    this.pending.get(nonce)?.row?.remove();
    this.pending.delete(nonce);
    this.arrange();
  }

  waitingRow(nonce, content) {
    const expected = this.pending.get(nonce);
    if (!expected) return;
    clearTimeout(expected.timer);
    const { bot, person } = this.world;
    const head = h("div", { class: "head" }, h("strong", { class: "author" }, nameOf(bot.user)), h("span", { class: "bot-tag" }, word("app")));
    const parts = [used(person, expected.label), face(bot.user), head, h("div", { class: "body" }, content)];
    const row = h("article", { class: "message pending" }, parts);
    expected.row?.remove();
    expected.row = row;
    this.waiting.append(row);
    this.arrange();
  }

  /** After the line was lost nobody knows what became of these. */
  giveUp(problem) {
    for (const nonce of [...this.busy.keys()]) this.release(nonce, problem);
    for (const nonce of [...this.pending.keys()]) this.failed(nonce, problem);
  }
}

function firstControl(element) {
  return element.querySelector("[data-custom-id]:not(:disabled)");
}

/** A message itself can have the focus only so long as it is there. */
function focusOn(element) {
  if (element.matches("article")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

function control(element, customId) {
  return element.querySelector(`[data-custom-id="${CSS.escape(customId)}"]`);
}
