/** Changing what is shown in place: what stays the same is left alone, so that no press, menu or picture is lost to an edit. */

const sources = new WeakMap();

/**
 * Remembers what an element was drawn from. Drawn again from the same, the old one stays, with all that was done to it.
 * @template {Element} T @param {T} element @param {object} source plain data @returns {T}
 */
export function drawnFrom(element, source) {
  sources.set(element, JSON.stringify(source));
  return element;
}

/** From here on the element no longer shows what it was drawn from; the next drawing takes its place. */
export function outgrown(element) {
  sources.set(element, null);
}

/** Makes `old` look like `fresh`, which is used up. @param {Element} old @param {Element} fresh */
export function patch(old, fresh) {
  dress(old, fresh);
  let place = old.firstChild;
  for (const child of [...fresh.childNodes]) {
    const twin = following(place).find((node) => same(node, child));
    if (twin) {
      while (place !== twin) place = drop(place);
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
  return sources.has(old) && sources.get(old) !== null && sources.get(old) === sources.get(fresh);
}

function alike(old, fresh) {
  return old.nodeType === Node.ELEMENT_NODE && old.nodeName === fresh.nodeName && !sources.has(old) && !sources.has(fresh);
}
