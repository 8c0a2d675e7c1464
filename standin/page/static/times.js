import { spoken, word } from "./words.js";

const STEPS = [
  ["year", 31536000],
  ["month", 2592000],
  ["week", 604800],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/** Discord's styles of `<t:…:STYLE>` but R, which ticks. */
const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

export function format(date, style) {
  return new Intl.DateTimeFormat(spoken(), STYLES[style] ?? STYLES.f).format(date);
}

/** "in 2 hours", "3 minutes ago". */
export function relative(date, now = Date.now()) {
  const seconds = Math.round((date.getTime() - now) / 1000);
  const [unit, size] = STEPS.find(([, size]) => Math.abs(seconds) >= size) ?? STEPS.at(-1);
  return new Intl.RelativeTimeFormat(spoken(), { numeric: "auto" }).format(Math.round(seconds / size), unit);
}

export function dayName(date) {
  const days = Math.round((midnight(new Date()) - midnight(date)) / 86400000);
  if (days === 0) return word("today");
  return days === 1 ? word("yesterday") : format(date, "D");
}

function midnight(date) {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

/** Writes every `<time data-style>` below `root` in the reader's zone and language. */
export function tellTimes(root) {
  for (const element of root.querySelectorAll("time[data-style]")) tell(element);
}

function tell(element) {
  const date = new Date(element.dateTime);
  if (Number.isNaN(date.getTime())) return;
  const text = element.dataset.style === "R" ? relative(date) : format(date, element.dataset.style);
  if (element.textContent !== text) element.textContent = text;
  element.title = format(date, "F");
}

/** Keeps relative times true while the page stands open. */
export function keepTicking(root) {
  setInterval(() => {
    for (const element of root.querySelectorAll('time[data-style="R"]')) tell(element);
  }, 1000);
}
