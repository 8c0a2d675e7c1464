import { h } from "./dom.js";
import { word } from "./words.js";

/**
 * Brings a file to the server.
 * @param {import("./shapes.js").World} world  @param {File} file
 * @returns {Promise<{id: string, filename: string}>} the attachment; an Error with a sentence where it cannot be taken
 */
export async function upload(world, file) {
  const query = new URLSearchParams({ person: world.person.id, filename: file.name });
  const answer = await fetch(`/page/upload?${query}`, { method: "POST", body: file }).catch(() => null);
  if (!answer) throw new Error(word("line_lost"));
  if (!answer.ok) throw new Error(word("file_refused", { name: file.name }));
  return answer.json();
}

/**
 * Turns the input of an option into one that chooses a file: by a click, or with Enter through `field.choose`.
 * @param {object} field of the command line  @param {import("./shapes.js").World} world
 * @param {(attachment: object) => void} onDone  @param {(problem: string) => void} onFail
 */
export function choosesFile(field, world, onDone, onFail) {
  const picker = h("input", { type: "file", hidden: true });
  field.input.readOnly = true;
  field.input.placeholder = word("choose_file");
  field.choose = () => picker.click();
  field.input.addEventListener("click", field.choose);
  field.chip.append(picker);
  picker.addEventListener("change", () => picker.files.length && upload(world, picker.files[0]).then(onDone, ({ message }) => onFail(message)));
}
