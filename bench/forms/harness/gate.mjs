// No figure without correctness: does a contender do what the form asks for?

/** @typedef {import("../page/spec/form-spec.ts").FormSpec} FormSpec */

/**
 * @param {import("./chrome.mjs").Page} page with the contender and form loaded, not mounted
 * @param {FormSpec} form
 * @param {{ rules: boolean }} options whether the contender knows rules at all
 * @returns {Promise<string | undefined>} what is wrong, or undefined
 */
export async function pass(page, form, { rules }) {
  const initial = await page.ask("expected");
  await page.ask("mount");
  await page.settle();
  const opened = differs("shown at first", initial.shown, await page.ask("shown"));
  if (opened) return opened;

  const before = await page.ask("typed", form.typed);
  await page.ask("focus", form.typed);
  await page.type(3);
  await page.settle();
  const [typed, held] = [await page.ask("typed", form.typed), await page.ask("held", form.typed)];
  if (typed !== `${before}abc` || held !== typed) return `typed: the control holds ${typed}, the library ${held}`;
  if (!rules) return undefined;

  return (await hidesAndShows(page, form)) ?? (await refuses(page, form));
}

/** @param {import("./chrome.mjs").Page} page @param {FormSpec} form */
async function hidesAndShows(page, { toggle, fields }) {
  if (!toggle) return undefined;
  const hidden = await page.ask("expected", { [toggle.field]: toggle.by === "select" ? toggle.hide : "" });
  const steered = fields.map(({ name }) => name).filter((name) => !hidden.shown.includes(name));
  const kept = steered[0];
  if (kept === undefined) return "the toggle hides nothing";
  await page.ask("focus", kept);
  await page.type(2);
  await page.settle();
  const value = await page.ask("typed", kept);

  await hide(page, toggle);
  const gone = differs("shown when hidden", hidden.shown, await page.ask("shown"));
  if (gone) return gone;
  await show(page, toggle);
  const back = differs("shown again", (await page.ask("expected")).shown, await page.ask("shown"));
  if (back) return back;
  const [typed, held] = [await page.ask("typed", kept), await page.ask("held", kept)];
  return typed === value && held === value ? undefined : `the hidden value ${value} came back as ${typed} (${held})`;
}

/** @param {import("./chrome.mjs").Page} page @param {FormSpec} form */
async function refuses(page, form) {
  const { refused } = await page.ask("expected");
  await page.ask("submit");
  await page.settle();
  const first = differs("refused", refused, await page.ask("refused"));
  if (first) return first;
  const empty = refused.find(
    (/** @type {string} */ name) => form.fields.find((field) => field.name === name)?.initial === "",
  );
  if (empty === undefined) return "the form has no empty required field";
  // A digit, so that it fits a number too. No key of its own is pressed: the same letters serve all fields.
  await page.ask("focus", empty);
  await page.press("7");
  await page.settle();
  await page.ask("submit");
  await page.settle();
  return differs(
    "refused after one is fixed",
    refused.filter((/** @type {string} */ name) => name !== empty),
    await page.ask("refused"),
  );
}

/** @param {import("./chrome.mjs").Page} page @param {import("../page/spec/form-spec.ts").Toggle} toggle */
export async function hide(page, toggle) {
  if (toggle.by === "select") await page.ask("choose", toggle.field, toggle.hide);
  else {
    await page.ask("focus", toggle.field, true);
    await page.press("Backspace");
  }
  await page.settle();
}

/** @param {import("./chrome.mjs").Page} page @param {import("../page/spec/form-spec.ts").Toggle} toggle */
export async function show(page, toggle) {
  if (toggle.by === "select") await page.ask("choose", toggle.field, toggle.show);
  else {
    await page.ask("focus", toggle.field);
    await page.press("a");
  }
  await page.settle();
}

/** @param {string} what @param {readonly string[]} wanted @param {readonly string[]} found */
function differs(what, wanted, found) {
  const missing = wanted.filter((name) => !found.includes(name));
  const surplus = found.filter((name) => !wanted.includes(name));
  if (missing.length + surplus.length === 0) return undefined;
  const list = (/** @type {readonly string[]} */ names) =>
    `${names.slice(0, 3).join(", ")}${names.length > 3 ? ` and ${names.length - 3} more` : ""}`;
  return [
    `${what}:`,
    ...(missing.length > 0 ? [`${list(missing)} missing`] : []),
    ...(surplus.length > 0 ? [`${list(surplus)} too many`] : []),
  ].join(" ");
}
