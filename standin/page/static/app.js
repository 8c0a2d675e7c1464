import { Composer } from "./composer.js";
import { h, onWay } from "./dom.js";
import { nameOf, seatColours } from "./faces.js";
import { FaultsDrawer } from "./faults.js";
import { MessageList } from "./message_list.js";
import { isLoading, mentions } from "./message.js";
import { Modal } from "./modal.js";
import { patch } from "./patch.js";
import { addressOf, drawSidebar, drawTopbar, titleOf } from "./sidebar.js";
import { Line } from "./socket.js";
import { keepTicking } from "./times.js";
import { welcome } from "./welcome.js";
import { speak, word } from "./words.js";
import { channelsOf, findChannel } from "./world.js";

const BUTTON = 2;
const TYPING_SHOWS = 10000;
const DEFERRED_SHOWS = 15000;
const byId = (id) => document.getElementById(id);

/** One tab: holds what it knows, hears the server, and sends what the person does. */
class App {
  /** @param {string} person id */
  constructor(person) {
    /** @type {import("./shapes.js").World} */
    this.world = { person: null, people: [], guilds: [], dms: [], commands: [], bot: null, locale: "en-US", channelId: "", unread: new Map(), lastSeen: new Map() };
    this.modals = new Map();
    this.fresh = true;
    this.connected = false;
    this.line = new Line(
      person,
      (name, data) => this.hear(name, data),
      (open) => this.lineChanged(open),
      () => this.stillMe(),
    );
    this.faults = new FaultsDrawer((op, data) => this.line.send(op, data));
    keepTicking(document.body);
    onWay(byId("log"), (way) => this.go(way));
  }

  lineChanged(open) {
    this.connected = open;
    if (open) this.fresh = true;
    else if (this.log) this.log.giveUp(word("failed"));
    this.banner();
  }

  /** A server that started anew gives people new ids; the one of the same name is still me. */
  async stillMe() {
    const people = await everyone();
    const me = people.find(({ username }) => username === this.world.person?.username);
    if (me && me.id !== this.world.person.id) location.replace(addressOf(me));
  }

  hear(name, data) {
    const heard = {
      READY: () => this.ready(data),
      HISTORY: () => data.channel_id === this.world.channelId && this.log.fill(data.messages),
      MESSAGE_CREATE: () => this.message(data, true),
      MESSAGE_UPDATE: () => this.message(data, false),
      MESSAGE_DELETE: () => data.channel_id === this.world.channelId && this.log.remove(data.id),
      TYPING: () => data.channel_id === this.world.channelId && this.typing(data.user),
      INTERACTION: () => this.interaction(data),
      AUTOCOMPLETE: () => this.composer.line?.suggested(data.nonce, data.choices),
      MODAL: () => this.modal(data),
      COMMANDS: () => this.commands(data.commands),
      CHANNEL: () => this.channel(data),
      BOT: () => this.bot(data.online),
      FAULTS: () => this.faults.hear(data),
      ERROR: () => this.error(data),
    }[name];
    heard?.();
  }

  ready(data) {
    Object.assign(this.world, data);
    seatColours(data.people);
    speak(data.locale);
    this.log ??= new MessageList(byId("log"), byId("jump"), this.world, (...act) => this.press(...act));
    if (!findChannel(this.world, this.world.channelId)) this.world.channelId = this.channelOfAddress();
    this.composer ??= new Composer(byId("composer"), this.world, this.outbox());
    this.frame();
    this.composer.refresh();
    if (this.fresh) this.open(this.world.channelId);
    else this.log.redraw();
    this.fresh = false;
  }

  /** The channel that the address names, so that a reload and Back lead where one was; else the first there is. */
  channelOfAddress() {
    const named = new URLSearchParams(location.search).get("channel");
    return findChannel(this.world, named) ? named : (channelsOf(this.world)[0]?.id ?? "");
  }

  /** Back or Forward: the address has changed already. */
  returned() {
    if (this.world.person) this.open(this.channelOfAddress(), false);
  }

  /** All that stands around the messages. */
  frame() {
    const { world } = this;
    const channel = titleOf(findChannel(world, world.channelId), world);
    byId("skip").textContent = word("skip");
    byId("log").setAttribute("aria-label", word("messages", { channel }));
    document.title = `${this.mark()}${nameOf(world.person)} · ${channel}`;
    drawSidebar(byId("sidebar"), world, { open: (id) => this.open(id), speak: (locale) => this.line.send("locale", { locale }), faults: () => this.faults.open() });
    drawTopbar(byId("topbar"), world, () => this.drawer(true));
    const does = { run: (...command) => this.composer.begin(...command), write: (text) => this.composer.write(text), open: (id) => this.open(id) };
    patch(this.log.empty, h("div", { class: "empty", hidden: this.log.empty.hidden }, welcome(world, does)));
    this.banner();
  }

  /** What the title of the tab begins with: how often one was called where one has not looked, or that there is news. */
  mark() {
    const { unread } = this.world;
    const calls = [...unread.values()].reduce((sum, each) => sum + each, 0);
    if (calls) return `(${calls}) `;
    return unread.size ? "● " : "";
  }

  /** Where a mention or a link in a message leads. */
  go({ channel, command, message }) {
    if (command) this.composer.write(`/${command}`);
    else if (channel !== this.world.channelId && findChannel(this.world, channel)) this.open(channel);
    else if (message) this.log.goTo(message);
  }

  drawer(open) {
    document.body.classList.toggle("drawer", open);
    byId("main").inert = open;
    if (open) byId("sidebar").querySelector("button, a")?.focus();
    else byId("topbar").querySelector(".menu").focus();
  }

  banner() {
    const lost = this.world.person ? "line_lost" : "line_first";
    const sentence = !this.connected ? lost : this.world.bot && !this.world.bot.online && "bot_offline";
    byId("banner").hidden = !sentence;
    byId("banner").textContent = sentence ? word(sentence) : "";
  }

  /** @param {boolean} [isNew] whether one can come back from there to where one is */
  open(channelId, isNew = channelId !== this.world.channelId) {
    this.world.channelId = channelId;
    const address = addressOf(this.world.person, channelId);
    if (isNew) history.pushState(null, "", address);
    else history.replaceState(null, "", address);
    this.world.lastSeen.set(findChannel(this.world, channelId)?.guild_id ?? "", channelId);
    this.world.unread.delete(channelId);
    if (document.body.classList.contains("drawer")) this.drawer(false);
    this.frame();
    this.composer.refresh();
    this.line.send("open", { channel_id: channelId });
    if (matchMedia("(hover: hover)").matches) this.composer.focus();
  }

  message(message, created) {
    const isHere = message.channel_id === this.world.channelId;
    if (created && (!isHere || document.hidden)) this.news(message);
    if (!isHere) return undefined;
    if (created || this.log.messages.has(message.id)) this.log.put(message);
    if (isLoading(message)) return undefined;
    return this.typing(null);
  }

  news(message) {
    const { unread, person } = this.world;
    unread.set(message.channel_id, (unread.get(message.channel_id) ?? 0) + Number(mentions(message, person)));
    this.frame();
  }

  /** The tab was brought to the front. */
  looked() {
    if (!document.hidden && this.world.unread.delete(this.world.channelId)) this.frame();
  }

  typing(user) {
    clearTimeout(this.typingTimer);
    byId("typing").textContent = user ? word("typing", { name: nameOf(user) }) : "";
    if (user) this.typingTimer = setTimeout(() => this.typing(null), TYPING_SHOWS);
  }

  channel(channel) {
    const list = channel.guild_id ? this.world.guilds.find(({ id }) => id === channel.guild_id)?.channels : this.world.dms;
    if (!list) return;
    const place = list.findIndex(({ id }) => id === channel.id);
    if (place < 0) list.push(channel);
    else list[place] = channel;
    this.frame();
  }

  commands(commands) {
    this.world.commands = commands;
    this.frame();
    this.composer.refresh();
  }

  bot(online) {
    this.world.bot.online = online;
    this.frame();
  }

  /** "answered" with `deferred` is a promise to change the message later; its control waits on for a while. */
  interaction({ nonce, state, message_id: messageId, deferred }) {
    if (deferred) setTimeout(() => this.log.release(nonce), DEFERRED_SHOWS);
    if (deferred) return this.modals.has(nonce) && this.answered(nonce);
    if (state === "thinking") return this.log.thinking(nonce, messageId);
    if (state === "failed") return this.failed(nonce, word("failed"));
    if (state === "answered") this.answered(nonce, messageId);
    return undefined;
  }

  answered(nonce, messageId) {
    this.log.follow(nonce, messageId);
    this.log.release(nonce);
    this.log.settled(nonce);
    this.modals.get(nonce)?.close();
    this.modals.delete(nonce);
  }

  failed(nonce, problem) {
    this.log.release(nonce, problem);
    this.log.failed(nonce, problem);
    this.modals.get(nonce)?.failed(problem);
    this.modals.delete(nonce);
  }

  error({ nonce, message }) {
    const problem = word("refused", { message });
    if (nonce) this.failed(nonce, problem);
    else if (!this.faults.refused(problem)) this.composer?.hint(problem, true);
  }

  modal({ nonce, modal }) {
    this.answered(nonce);
    const shown = new Modal(modal, this.world, (data) => {
      const sent = this.send("modal", { data });
      if (sent) this.modals.set(sent, shown);
      return Boolean(sent);
    });
  }

  /** @returns {string|null} the nonce, or null while there is no connection */
  send(op, rest) {
    const nonce = Math.random().toString(36).slice(2);
    return this.line.send(op, { nonce, channel_id: this.world.channelId, ...rest }) ? nonce : null;
  }

  press(message, component, values) {
    const data = { custom_id: component.custom_id, component_type: component.type, ...(component.type !== BUTTON && { values }) };
    const nonce = this.send("component", { message_id: message.id, data });
    if (nonce) this.log.press(nonce, message.id, component.custom_id);
  }

  outbox() {
    return {
      say: (content) => this.line.send("say", { channel_id: this.world.channelId, content }),
      ask: (data) => this.send("autocomplete", { data }),
      run: (data, label) => {
        const nonce = this.send("command", { data });
        if (nonce) this.log.expect(nonce, label);
        if (nonce) this.log.toEnd();
        return Boolean(nonce);
      },
    };
  }
}

async function everyone() {
  return (await fetch("/page/people")).json();
}

/** Whoever opens the bare address becomes the first person; the address then says so. */
async function whoAmI() {
  const asked = new URLSearchParams(location.search).get("person");
  const people = await everyone();
  const me = people.find(({ id }) => id === asked) ?? people[0];
  if (me.id !== asked) history.replaceState(null, "", addressOf(me));
  return me.id;
}

/** Typing anywhere writes in the box, as in any chat. */
function typeAnywhere(event, app) {
  const plain = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey && event.key !== " ";
  if (plain && !event.target.closest("input, textarea, select, dialog, [popover]")) app.composer?.focus();
}

speak(navigator.language);
const app = new App(await whoAmI());
byId("shade").addEventListener("click", () => app.drawer(false));
window.addEventListener("popstate", () => app.returned());
document.addEventListener("visibilitychange", () => app.looked());
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && document.body.classList.contains("drawer")) app.drawer(false);
  typeAnywhere(event, app);
});
