// What is done in one fresh page, and what it costs.
import { hide, show } from "./gate.mjs";
import { countRenders } from "./renders.mjs";

const warmUp = 15;
const keys = 40;
const cycles = 3;

/**
 * One sample of every measure of a cell.
 * @typedef {object} Sample
 * @property {number} mount cold, with what a library compiles at its first render; ms
 * @property {number} heap bytes kept by the mounted form
 * @property {number} keyScript ms per key
 * @property {number} key ms per key
 * @property {number} [toggle] ms per change
 * @property {number} submit the first one, which fails; ms
 * @property {number} laterKeyScript after it; ms per key
 * @property {number} laterKey ms per key
 */

/**
 * @param {import("./chrome.mjs").Page} page
 * @param {import("../page/spec/form-spec.ts").FormSpec} form
 * @param {{ rules: boolean }} options
 * @returns {Promise<Sample>}
 */
export async function sample(page, form, { rules }) {
  const empty = await page.heap();
  const mount = await page.cost(() => page.ask("mount"));
  const heap = (await page.heap()) - empty;
  const early = await costOfKeys(page, form);
  const toggle = rules && form.toggle ? await costOfToggle(page, form.toggle) : undefined;
  const submit = await page.cost(() => page.ask("submit"));
  const late = await costOfKeys(page, form);
  return {
    mount,
    heap,
    keyScript: early.script,
    key: early.all,
    ...(toggle !== undefined && { toggle }),
    submit,
    laterKeyScript: late.script,
    laterKey: late.all,
  };
}

/** @param {import("./chrome.mjs").Page} page @param {import("../page/spec/form-spec.ts").FormSpec} form */
async function costOfKeys(page, form) {
  await page.ask("focus", form.typed);
  await page.type(warmUp);
  const { script, all } = await page.costOfScript(() => page.type(keys));
  return { script: script / keys, all: all / keys };
}

/** @param {import("./chrome.mjs").Page} page @param {import("../page/spec/form-spec.ts").Toggle} toggle */
async function costOfToggle(page, toggle) {
  let sum = 0;
  for (let cycle = 0; cycle <= cycles; cycle++) {
    const cost = (await page.cost(() => hide(page, toggle))) + (await page.cost(() => show(page, toggle)));
    if (cycle > 0) sum += cost;
  }
  return sum / cycles / 2;
}

/**
 * Component renders per key, counted apart since counting costs.
 * @param {import("./chrome.mjs").Page} page opened with `watchRenders`
 * @param {import("../page/spec/form-spec.ts").FormSpec} form
 */
export async function rendersPerKey(page, form) {
  await page.ask("mount");
  await page.settle();
  await page.ask("focus", form.typed);
  // The first key may turn "changed" on, once.
  await page.type(2);
  await page.settle();
  const before = await page.evaluate(countRenders);
  await page.type(10);
  await page.settle();
  return ((await page.evaluate(countRenders)) - before) / 10;
}
