import { icon } from "./dom.js";
import { word } from "./words.js";

const NEAR = 80;
const AIMING = 600;
const LIFTING = 100;
/** Most milliseconds between a finger that is lifted and the click it makes, on a machine with much to do. */
const CLICKING = 1500;

/**
 * Keeps the end of the messages in sight for whoever reads there. While somebody points at a control, or holds it, or
 * has its menu open, nothing moves: a button never slips away beneath a finger.
 */
export class Follower {
  /** @param {HTMLElement} host what scrolls  @param {HTMLElement} list what grows in it  @param {HTMLElement} jump the way back to the end */
  constructor(host, list, jump) {
    const inner = list.parentElement;
    Object.assign(this, { host, list, jump });
    this.follows = true;
    this.news = false;
    this.isNew = false;
    this.isDown = false;
    host.addEventListener("scroll", () => this.scrolled());
    host.addEventListener("pointermove", (event) => event.pointerType === "mouse" && this.pointed(event.target));
    host.addEventListener("pointerdown", (event) => this.pressed(event.target));
    for (const [end, wait] of [["pointerup", CLICKING], ["click", LIFTING], ["pointercancel", LIFTING]]) {
      window.addEventListener(end, () => this.lifted(wait), true);
    }
    window.addEventListener("pointerdown", () => (this.held = null), true);
    window.addEventListener("click", (event) => this.heed(event), true);
    inner.addEventListener("toggle", () => this.isDown || this.rest(), true);
    for (const grown of [host, inner]) new ResizeObserver(() => this.settle()).observe(grown);
    jump.addEventListener("click", () => this.toEnd());
  }

  get isHeld() {
    return this.isDown || Boolean(this.aim) || this.host.querySelector(":popover-open") !== null;
  }

  pointed(target) {
    if (this.isDown) return;
    clearTimeout(this.aim);
    const control = target.closest("button, a");
    this.aim = control && setTimeout(() => this.rest(), AIMING);
    this.pin(control);
  }

  /** @param {Element} target */
  pressed(target) {
    this.forget();
    this.isDown = true;
    this.held = target.closest("button, a");
    this.pin(target);
  }

  /** A press is meant for what it began on: where that is gone by the click, what lies beneath the finger now is not pressed. */
  heed(event) {
    if (!event.detail || !this.isDown || !this.held || this.held.isConnected) return;
    event.stopPropagation();
    event.preventDefault();
  }

  /** Few messages lie at the lower end; while something is pinned, new ones grow downwards. @param {?Element} pinned what has to stay where it is */
  pin(pinned) {
    this.pinned = pinned;
    if (!pinned) this.list.style.marginTop = "";
    else if (!this.list.style.marginTop) this.list.style.marginTop = getComputedStyle(this.list).marginTop;
    this.top = pinned?.getBoundingClientRect().top;
  }

  /** How many pixels what is pinned has moved down by what grew above it. */
  get drift() {
    return this.pinned?.isConnected ? this.pinned.getBoundingClientRect().top - this.top : 0;
  }

  /** Brings what is pinned back to its place: by scrolling, as far as there is room to scroll, else by the space above all messages. */
  stay() {
    if (!this.drift) return;
    this.host.scrollTop += this.drift;
    const { drift, list } = this;
    if (drift) list.style.marginTop = `${Math.max(0, parseFloat(list.style.marginTop) - drift)}px`;
  }

  /** The click of a finger comes a little after it was lifted, or not at all. @param {number} wait */
  lifted(wait) {
    if (!this.isDown) return;
    clearTimeout(this.lift);
    this.lift = setTimeout(() => this.rest(), wait);
  }

  /** What was pointed at or lifted before holds nothing any more, nor does it let go of what is held now. */
  forget() {
    clearTimeout(this.aim);
    clearTimeout(this.lift);
    this.aim = null;
  }

  rest() {
    this.forget();
    this.isDown = false;
    this.pin(null);
    this.settle();
  }

  /** Where to read on: at the end, or at the top of a long answer with a heading, which is read from there. */
  get end() {
    const { scrollHeight, scrollTop, clientHeight } = this.host;
    const last = this.list.lastElementChild;
    if (!last?.matches(".ephemeral:has(.components :is(h2, h3, h4, h5))")) return scrollHeight - clientHeight;
    const top = last.getBoundingClientRect().top - this.host.getBoundingClientRect().top + scrollTop;
    return Math.min(scrollHeight - clientHeight, top);
  }

  scrolled() {
    if (this.pinned) this.pin(this.pinned);
    const { scrollHeight, scrollTop, clientHeight } = this.host;
    const distance = scrollHeight - scrollTop - clientHeight;
    this.follows = scrollTop > this.end - NEAR;
    if (this.follows) this.news = false;
    this.offer(!this.follows && (this.news || distance > clientHeight));
  }

  /** Something was added below. */
  added() {
    if (this.follows) return;
    this.news = true;
    this.offer(true);
  }

  offer(shown) {
    if (shown) this.jump.replaceChildren(icon("down"), word(this.news ? "new_messages" : "to_present"));
    this.jump.hidden = !shown;
  }

  /** Stays at the end while somebody reads there, whatever grows. What has just come is read from its beginning. */
  settle(isNew = false) {
    this.isNew = this.isNew || isNew;
    this.stay();
    if (!this.follows || this.isHeld) return;
    const { end } = this;
    if (this.isNew || this.host.scrollTop < end) this.host.scrollTop = end;
    this.isNew = false;
  }

  toEnd() {
    this.follows = true;
    this.news = false;
    this.offer(false);
    this.host.scrollTop = this.end;
  }
}
