/** A picture in a sheet that scrolls: it fits, or is larger. Two fingers, or the wheel with Ctrl, make it larger and smaller. */

const MOST = 4;
const NARROW = "(max-width: 46rem)";
const CLOSER = 1.15;
const LYING = 560;
const READABLE = 900;

export class Zoom {
  /** @param {HTMLElement} sheet what scrolls  @param {HTMLImageElement} image  @param {HTMLElement} figure is told whether the picture is larger than the sheet */
  constructor(sheet, image, figure) {
    Object.assign(this, { sheet, image, figure });
    this.fingers = new Map();
    image.addEventListener("load", () => this.begin());
    image.addEventListener("click", (event) => this.pressed(event));
    sheet.addEventListener("wheel", (event) => this.wheeled(event), { passive: false });
    sheet.addEventListener("pointerdown", (event) => this.touched(event));
    sheet.addEventListener("pointermove", (event) => this.moved(event));
    for (const end of ["pointerup", "pointercancel"]) sheet.addEventListener(end, ({ pointerId }) => this.fingers.delete(pointerId));
  }

  /**
   * On a phone it opens as high as the sheet, which a wide picture overflows. A high one, which would be smaller than in its message,
   * opens wide enough to be read, from its top on. Any other fits.
   */
  begin() {
    const { image, sheet } = this;
    this.fit();
    const wide = Math.min(READABLE, sheet.clientWidth, image.naturalWidth);
    if (image.clientWidth < Math.min(LYING, wide)) {
      this.grow(wide / image.clientWidth);
      return sheet.scrollTo(0, 0);
    }
    const high = (sheet.clientHeight / image.naturalHeight) * image.naturalWidth;
    if (matchMedia(NARROW).matches && high > image.clientWidth) this.grow(Math.min(high, image.naturalWidth) / image.clientWidth);
  }

  fit() {
    this.image.style.removeProperty("width");
    this.figure.classList.remove("zoomed");
    this.whole = this.image.clientWidth;
  }

  /** So many times as large as it is, around a place of the sheet. */
  grow(times, x = this.sheet.clientWidth / 2, y = this.sheet.clientHeight / 2) {
    const { image, sheet, whole } = this;
    const before = image.getBoundingClientRect();
    const around = sheet.getBoundingClientRect();
    const [across, down] = [(around.left + x - before.left) / before.width, (around.top + y - before.top) / before.height];
    const width = Math.min(before.width * times, whole * MOST);
    if (width <= whole) return this.fit();
    this.figure.classList.add("zoomed");
    image.style.width = `${width}px`;
    return sheet.scrollTo(across * image.clientWidth - x, down * image.clientHeight - y);
  }

  /** Between the whole picture and its pixels around the place that was pressed. */
  pressed({ clientX, clientY }) {
    const { left, top } = this.sheet.getBoundingClientRect();
    if (this.figure.classList.contains("zoomed")) this.fit();
    else this.grow(this.image.naturalWidth / this.image.clientWidth, clientX - left, clientY - top);
  }

  wheeled(event) {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const { left, top } = this.sheet.getBoundingClientRect();
    this.grow(event.deltaY < 0 ? CLOSER : 1 / CLOSER, event.clientX - left, event.clientY - top);
  }

  touched({ pointerId, clientX, clientY }) {
    this.fingers.set(pointerId, { x: clientX, y: clientY });
  }

  moved({ pointerId, clientX, clientY }) {
    if (!this.fingers.has(pointerId)) return;
    const before = this.spread();
    this.fingers.set(pointerId, { x: clientX, y: clientY });
    if (before === null) return;
    const { left, top } = this.sheet.getBoundingClientRect();
    const [one, two] = this.fingers.values();
    this.grow(this.spread() / before, (one.x + two.x) / 2 - left, (one.y + two.y) / 2 - top);
  }

  /** How far two fingers are apart; null where there are not two. */
  spread() {
    if (this.fingers.size !== 2) return null;
    const [one, two] = this.fingers.values();
    return Math.max(1, Math.hypot(one.x - two.x, one.y - two.y));
  }
}
