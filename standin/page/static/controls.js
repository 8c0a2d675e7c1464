/** Buttons and selects, in messages and in forms. */
import { h, icon } from "./dom.js";
import { emoji } from "./emoji.js";
import { nameOf } from "./faces.js";
import { sourceOf } from "./patch.js";
import { PickList } from "./picklist.js";
import { word } from "./words.js";
import { channelsHere, peopleHere, rolesHere } from "./world.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };
const LINK = 5;

/** @param {import("./shapes.js").Component} component  @param {import("./shapes.js").Scene} scene */
export function button(component, scene) {
  const { style, label, url, disabled, custom_id: customId } = component;
  const inside = [component.emoji && emoji(component.emoji), label && h("span", {}, label)];
  const props = { class: `button ${STYLES[style] ?? "secondary"}`, "aria-label": label ? null : component.emoji?.name };
  if (style === LINK) return h("a", { ...props, href: url, target: "_blank", rel: "noopener noreferrer" }, inside, icon("open"));
  const element = h("button", { ...props, type: "button", disabled, "data-custom-id": customId }, inside);
  element.addEventListener("click", () => element.ariaDisabled !== "true" && scene.act(sourceOf(element)));
  return element;
}

/** What each kind of select lists. */
const ENTRIES = {
  3: (component) => component.options ?? [],
  5: (component, world) => peopleHere(world).map((user) => ({ value: user.id, label: nameOf(user) })),
  6: (component, world) => rolesHere(world).map(({ id, name }) => ({ value: id, label: name })),
  7: (component, world) => [...ENTRIES[5](component, world), ...ENTRIES[6](component, world)],
  8: (component, world) => channelsHere(world, component.channel_types).map(({ id, name }) => ({ value: id, label: `#${name}` })),
};

/** @returns {PickList} `onPick` gets the values */
export function pickList(component, world, label, onPick) {
  const picked = new Set((component.default_values ?? []).map(({ id }) => String(id)));
  const entries = ENTRIES[component.type](component, world);
  const placeholder = component.placeholder ?? word("choose");
  return new PickList({
    label: label ?? placeholder,
    placeholder,
    entries: entries.map((entry) => ({ ...entry, default: entry.default || picked.has(entry.value) })),
    min: component.min_values ?? 1,
    max: component.max_values ?? 1,
    disabled: component.disabled,
    customId: component.custom_id,
    onPick,
  });
}

/** Shows that a press is on its way. The control keeps the focus, so it is not disabled for good. */
export function markBusy(control, busy) {
  control.classList.toggle("busy", busy);
  if (busy) control.setAttribute("aria-disabled", "true");
  else control.removeAttribute("aria-disabled");
}
