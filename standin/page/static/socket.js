const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

/** The websocket to the server; opens again by itself, a little later each time. */
export class Line {
  /**
   * @param {string} person id of the person this tab plays
   * @param {(name: string, data: any) => void} onEvent
   * @param {(open: boolean) => void} onChange
   * @param {() => Promise<void>} beforeAgain  runs before the line is opened again
   */
  constructor(person, onEvent, onChange, beforeAgain) {
    this.url = `${location.origin.replace(/^http/, "ws")}/page/socket?person=${encodeURIComponent(person)}`;
    this.onEvent = onEvent;
    this.onChange = onChange;
    this.beforeAgain = beforeAgain;
    this.wait = FIRST_WAIT;
    this.open();
  }

  open() {
    this.socket = new WebSocket(this.url);
    this.socket.addEventListener("open", () => this.opened());
    this.socket.addEventListener("close", () => this.closed());
    this.socket.addEventListener("message", (event) => this.heard(event));
  }

  opened() {
    this.wait = FIRST_WAIT;
    this.onChange(true);
  }

  closed() {
    this.onChange(false);
    setTimeout(() => this.again(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  async again() {
    await this.beforeAgain().catch(() => {});
    this.open();
  }

  heard(event) {
    const { t, d } = JSON.parse(event.data);
    this.onEvent(t, d);
  }

  /** @returns {boolean} whether it went out */
  send(op, d) {
    if (this.socket.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify({ op, d }));
    return true;
  }
}
