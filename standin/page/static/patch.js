/** Changing what is shown in place: what stays the same is left alone, so that no press, menu or picture is lost to an edit. */

/** All of a component that says where it leads, and nothing of how it looks. */
const ADDRESS = ["custom_id", "id"];
/** All of a control's attributes that change with where it leads, and with an answer that is awaited. */
const LEADING = ["data-custom-id", "class", "aria-disabled"];
const sources = new WeakMap();

/**
 * Remembers what an element was drawn from. Drawn again from the same, the old one stays, with all that was done to it; so does
 * a control that looks the same, which leads where the new one does from then on: whoever holds it presses it.
 * @template {Element} T @param {T} element @param {object} source plain data @returns {T}
 */
export function drawnFrom(element, source) {
  sources.set(element, { source, whole: JSON.stringify(source), look: lookOf(source) });
  return element;
}

/** What a control looks like, wherever it leads; nothing of what is no control. */
function lookOf(source) {
  return "custom_id" in source ? JSON.stringify(source, (key, value) => (ADDRESS.includes(key) ? undefined : value)) : null;
}

/** What an element that stays stands for now. */
export function sourceOf(element) {
  return sources.get(element).source;
}

/** From here on the element no longer shows what it was drawn from; the next drawing takes its place. */
export function outgrown(element) {
  Object.assign(sources.get(element), { whole: null, look: null });
}

/** Makes `old` look like `fresh`, which is used up. @param {Element} old @param {Element} fresh */
export function patch(old, fresh) {
  dress(old, fresh);
  let place = old.firstChild;
  for (const child of [...fresh.childNodes]) {
    const rest = following(place);
    const twin = rest.find((node) => same(node, child)) ?? rest.find((node) => looksSame(node, child));
    if (twin) {
      while (place !== twin) place = drop(place);
      if (!same(twin, child)) lead(twin, child);
      place = twin.nextSibling;
    } else if (place && alike(place, child)) {
      patch(place, child);
      place = place.nextSibling;
    } else old.insertBefore(child, place);
  }
  while (place) place = drop(place);
}

/** The policy of the page forbids style attributes, but not style rules. */
function dress(old, fresh) {
  for (const name of old.getAttributeNames()) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const name of fresh.getAttributeNames()) {
    if (name === "style") old.style.cssText = fresh.style.cssText;
    else if (old.getAttribute(name) !== fresh.getAttribute(name)) old.setAttribute(name, fresh.getAttribute(name));
  }
}

function following(node) {
  const nodes = [];
  for (let each = node; each; each = each.nextSibling) nodes.push(each);
  return nodes;
}

function drop(node) {
  const next = node.nextSibling;
  node.remove();
  return next;
}

function same(old, fresh) {
  if (old.nodeType !== Node.ELEMENT_NODE) return old.isEqualNode(fresh);
  return Boolean(sources.get(old)) && sources.get(old).whole === sources.get(fresh)?.whole;
}

function looksSame(old, fresh) {
  return Boolean(sources.get(old)?.look) && sources.get(old).look === sources.get(fresh)?.look;
}

/** Lets a control lead where the new one does, which waits for an answer or does not. */
function lead(old, fresh) {
  sources.set(old, sources.get(fresh));
  const [control, its] = [old, fresh].map((each) => (each.dataset.customId ? each : each.querySelector("[data-custom-id]")));
  for (const name of LEADING) {
    if (its.hasAttribute(name)) control.setAttribute(name, its.getAttribute(name));
    else control.removeAttribute(name);
  }
}

function alike(old, fresh) {
  return old.nodeType === Node.ELEMENT_NODE && old.nodeName === fresh.nodeName && !sources.has(old) && !sources.has(fresh);
}
