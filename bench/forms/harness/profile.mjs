// Where the time goes: `--profile key` (or mount, submit, later-key, toggle) with `--only` and `--forms`.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../../../scripts/workspace.mjs";
import { hide, show } from "./gate.mjs";

/**
 * Prints the functions that take the most time by themselves, and leaves the whole profile beside the results.
 * @param {{ chrome: import("./chrome.mjs").Chrome, forms: readonly import("../page/spec/form-spec.ts").FormSpec[],
 *   chosen: readonly string[], moment: string, say: (line: string) => void }} given
 */
export async function profileOf({ chrome, forms, chosen, moment, say }) {
  for (const form of forms) {
    for (const contender of chosen) {
      const page = await chrome.open();
      await page.ask("load", contender, form.id);
      const profile = await takeProfile(page, form, moment);
      await page.close();
      const file = join(root, "bench/forms/results", `${contender}-${form.id}-${moment}.cpuprofile`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(profile));
      say(`\n${contender} ${form.id} ${moment} → ${file}`);
      for (const [name, time] of heaviest(profile)) say(`${time.toFixed(2).padStart(9)} ms  ${name}`);
    }
  }
}

/** @param {import("./chrome.mjs").Page} page @param {import("../page/spec/form-spec.ts").FormSpec} form @param {string} moment */
async function takeProfile(page, form, moment) {
  const mount = () => page.ask("mount");
  if (moment === "mount") return page.profile(mount);
  await mount();
  await page.settle();
  const keys = async () => {
    await page.ask("focus", form.typed);
    await page.type(15);
    return page.profile(() => page.type(60));
  };
  if (moment === "key") return keys();
  const { toggle } = form;
  if (moment === "toggle" && toggle) {
    return page.profile(async () => {
      await hide(page, toggle);
      await show(page, toggle);
    });
  }
  const submitted = await page.profile(() => page.ask("submit"));
  return moment === "submit" ? submitted : keys();
}

/** Self time by function, the greatest first. @param {import("node:inspector").Profiler.Profile} profile */
function heaviest({ nodes, samples = [], timeDeltas = [] }) {
  const byId = new Map(nodes.map((node) => [node.id, node.callFrame]));
  /** @type {Map<string, number>} */
  const times = new Map();
  samples.forEach((id, index) => {
    const frame = byId.get(id);
    if (!frame) return;
    const file = frame.url.split("/").at(-1) ?? "";
    const name = `${frame.functionName || "(anonymous)"} ${file}:${frame.lineNumber + 1}:${frame.columnNumber + 1}`;
    times.set(name, (times.get(name) ?? 0) + (timeDeltas[index] ?? 0) / 1000);
  });
  return [...times].sort((a, b) => b[1] - a[1]).slice(0, 40);
}
