// Runs in the page from its first moment on: says when something has been painted.

/**
 * @typedef {object} Sight what is waited for; all that is given has to be there
 * @property {string} [row] rows, `rows` of them, with words in them
 * @property {number} [rows]
 * @property {string} [description] what the form's description says; name and price are filled too
 * @property {boolean} [signIn] the field of the username, and it answers
 * @property {string} [text] these words somewhere
 */

/** Puts `painted(sight)` on the window: the time since the page's beginning at which it was painted. */
export function watch() {
  const value = (/** @type {string} */ name) => {
    const field = document.querySelector(`[name="${name}"]`);
    return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : "";
  };
  const rowsAreThere = (/** @type {string} */ row, /** @type {number} */ count) => {
    const found = document.querySelectorAll(row);
    return found.length >= count && (found[count - 1]?.textContent.length ?? 0) > 20;
  };
  const seen = (/** @type {Sight} */ { row, rows = 1, description, signIn, text }) => {
    if (row !== undefined && !rowsAreThere(row, rows)) return false;
    if (
      description !== undefined &&
      !(value("formProductDescription") === description && value("formName") && value("formProductMrp"))
    )
      return false;
    if (text !== undefined && !document.body.textContent.includes(text)) return false;
    if (signIn !== true) return true;
    const field = document.querySelector("input[name=username]");
    // All three are drawn by React: an input that came without its handlers loses what is typed.
    return field !== null && Object.keys(field).some((key) => key.startsWith("__reactProps$"));
  };
  Reflect.set(window, "painted", async (/** @type {Sight} */ sight) => {
    const until = performance.now() + 60_000;
    while (document.body === null || !seen(sight)) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      if (performance.now() > until) throw new Error(`Not seen within a minute: ${JSON.stringify(sight)}`);
    }
    // The frame that begins now has it; what comes after a frame is a task.
    await new Promise((resolve) => setTimeout(resolve));
    return performance.now();
  });
  /** When somebody pressed last: a key that leaves a field, or the pointer. */
  for (const type of ["pointerdown", "keydown"])
    addEventListener(type, ({ timeStamp }) => Reflect.set(window, "pressed", timeStamp), { capture: true });
}
