/** The parts of a modal. Each kind is one function in `KINDS` that gives a part: what is seen, and what is sent. */
import { pickList } from "./controls.js";
import { h, rich } from "./dom.js";
import { upload } from "./upload.js";
import { word } from "./words.js";

const PARAGRAPH = 2;
let lastId = 0;

/**
 * @typedef {object} Part
 * @property {Node} element
 * @property {(() => object)} data  the component as it is submitted
 * @property {(() => string|null)} [problem]  one sentence, or null when it may be sent
 */

/** @type {Object<number, (component: any, world: import("./shapes.js").World, label: string|null) => Part>} */
const KINDS = {
  1: row,
  3: select,
  4: textInput,
  5: select,
  6: select,
  7: select,
  8: select,
  10: text,
  18: labelled,
  19: fileUpload,
  21: radioGroup,
  22: checkboxGroup,
  23: checkbox,
};

/** @returns {Part} */
export function part(component, world, label = null) {
  return (KINDS[component.type] ?? unsupported)(component, world, label);
}

function unsupported(component) {
  const element = h("p", { class: "unsupported" }, word("unsupported", { kind: component.type }));
  return { element, data: () => ({ type: component.type, id: component.id, custom_id: component.custom_id, values: [] }) };
}

function row({ type, id, components }, world) {
  const parts = components.map((component) => part(component, world));
  return {
    element: h("div", { class: "form-row" }, parts.map(({ element }) => element)),
    data: () => ({ type, id, components: parts.map((each) => each.data()) }),
    problem: () => firstProblem(parts),
  };
}

function text(component) {
  const element = rich(h("div", { class: "markdown" }), component, "content");
  return { element, data: () => ({ type: component.type, id: component.id }) };
}

function labelled({ type, id, label, description, component }, world) {
  const inner = part(component, world, label);
  const note = description && h("p", { class: "form-note" }, description);
  return {
    element: h("div", { class: "form-row" }, title(label, component, inner.id), note, inner.element),
    data: () => ({ type, id, component: inner.data() }),
    problem: inner.problem,
  };
}

function title(label, { required = true, type }, target) {
  const star = required && type !== 23 && h("b", { title: word("mandatory") }, " *");
  return h(target ? "label" : "div", { class: "form-label", for: target }, label, star);
}

function textInput(component, world, label) {
  const { type, id, custom_id: customId, style, placeholder, value, required = true } = component;
  const inputId = `form-${(lastId += 1)}`;
  const props = {
    id: inputId,
    name: customId,
    placeholder,
    required,
    minlength: component.min_length,
    maxlength: component.max_length ?? 4000,
    autocomplete: "off",
  };
  const input = style === PARAGRAPH ? h("textarea", { ...props, rows: 4 }) : h("input", { ...props, type: "text" });
  input.value = value ?? "";
  const own = !label && component.label && title(component.label, component, inputId);
  return { id: inputId, element: h("div", { class: "form-text" }, own, input), data: () => ({ type, id, custom_id: customId, value: input.value }) };
}

function select(component, world, label) {
  const { type, id, custom_id: customId, required = true } = component;
  const list = pickList(component, world, label, () => {});
  const missing = () => required && list.chosen.length < (component.min_values ?? 1);
  return {
    element: list.element,
    data: () => ({ type, id, custom_id: customId, values: list.chosen }),
    problem: () => (missing() ? word("needs", { option: label ?? "" }) : null),
  };
}

/** A list of native boxes, so keyboard and screen readers need nothing of ours. */
function boxes(kind, { custom_id: customId, options = [] }, label) {
  const inputs = options.map((option) => {
    return h("input", { type: kind, name: customId, value: option.value, checked: option.default });
  });
  const rows = options.map(({ label: text, description }, place) => {
    return h("label", { class: "form-box" }, inputs[place], h("span", {}, text, description && h("small", {}, description)));
  });
  const element = h("div", { role: kind === "radio" ? "radiogroup" : "group", "aria-label": label }, rows);
  return { element, inputs, values: () => inputs.filter(({ checked }) => checked).map(({ value }) => value) };
}

function radioGroup(component, world, label) {
  const { type, id, custom_id: customId, required = true } = component;
  const { element, values, inputs } = boxes("radio", component, label);
  for (const input of inputs) input.required = required;
  return { element, data: () => ({ type, id, custom_id: customId, value: values()[0] ?? null }) };
}

function checkboxGroup(component, world, label) {
  const { type, id, custom_id: customId, required = true } = component;
  const { element, values } = boxes("checkbox", component, label);
  const min = required ? (component.min_values ?? 1) : 0;
  const max = component.max_values ?? component.options?.length ?? Infinity;
  const fits = () => values().length >= min && values().length <= max;
  const problem = () => (fits() ? null : `${label ?? ""}: ${word("choose_range", { min, max })}`);
  return { element, problem, data: () => ({ type, id, custom_id: customId, values: values() }) };
}

/** Files go to the server as soon as they are chosen; the form sends their ids. */
function fileUpload(component, world, label) {
  const { type, id, custom_id: customId, required = true } = component;
  const [least, most] = [component.min_values ?? 1, component.max_values ?? 1];
  const inputId = `form-${(lastId += 1)}`;
  const input = h("input", { id: inputId, type: "file", name: customId, multiple: most > 1, "aria-label": label });
  const state = { values: [], problem: null };
  input.addEventListener("change", async () => {
    Object.assign(state, { values: [], problem: word("uploading") });
    const sent = await Promise.all([...input.files].map((file) => upload(world, file))).catch(({ message }) => message);
    Object.assign(state, typeof sent === "string" ? { problem: sent } : { values: sent.map((file) => file.id), problem: null });
  });
  const fits = ({ length }) => (length ? length >= least && length <= most : !required);
  const missing = most > 1 ? `${label}: ${word("choose_range", { min: least, max: most })}` : word("needs", { option: label });
  const problem = () => state.problem ?? (fits(state.values) ? null : missing);
  return { id: inputId, element: input, problem, data: () => ({ type, id, custom_id: customId, values: state.values }) };
}

function checkbox({ type, id, custom_id: customId, default: on }, world, label) {
  const inputId = `form-${(lastId += 1)}`;
  const input = h("input", { id: inputId, type: "checkbox", name: customId, checked: on, "aria-label": label });
  return { id: inputId, element: input, data: () => ({ type, id, custom_id: customId, value: input.checked }) };
}

/** @param {Part[]} parts */
export function firstProblem(parts) {
  for (const { problem } of parts) {
    const sentence = problem?.();
    if (sentence) return sentence;
  }
  return null;
}
