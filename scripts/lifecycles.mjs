// Writes docs/lifecycles.md from the tables of steps that the contract declares; a unit test keeps the two alike.
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./workspace.mjs";

/** @typedef {import("../packages/api/src/contract/core/lifecycle/lifecycle.types.ts").Lifecycle} Lifecycle */
/** @typedef {import("../packages/api/src/contract/core/lifecycle/lifecycle.types.ts").StepGiven<string>} Step */

export const page = join(root, "docs/lifecycles.md");
const foldersOf = (/** @type {string} */ path) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
const areas = join(root, "packages/api/src/contract/areas");

/** @param {unknown} value @returns {value is Lifecycle} */
const isLifecycle = (value) =>
  typeof value === "object" && value !== null && "steps" in value && "states" in value && "endpoints" in value;

/** Every lifecycle of the contract, in the order of its areas. @returns {Promise<readonly Lifecycle[]>} */
export async function findLifecycles() {
  const found = [];
  for (const area of foldersOf(areas)) {
    const module = await import(pathToFileURL(join(areas, area, "index.ts")).href);
    // In an order that no loader of modules decides.
    found.push(
      ...Object.values(module)
        .filter(isLifecycle)
        .toSorted((one, other) => one.path.localeCompare(other.path)),
    );
  }
  return found;
}

/** @param {Step} step */
const takersOf = (step) => {
  if ("by" in step) return step.by;
  const bars = (step.takers ?? []).flatMap(({ isNot = {} }) => Object.keys(isNot));
  const own = (step.takers ?? []).flatMap(({ is }) => is ?? []);
  return [step.allow, ...own.map((field) => `or ${field}`), ...bars.map((field) => `not ${field}`)].join(", ");
};

/** Who hears of what by the bell. @param {Lifecycle} life */
const bellsOf = ({ tells = [], steps }) => {
  const told = Object.entries(steps).flatMap(([key, step]) =>
    "by" in step ? [] : (step.tells ?? []).map((one) => ({ what: `\`${key}\``, ...one })),
  );
  const all = [...tells.map((one) => ({ what: "A new one", ...one })), ...told];
  return all.map(({ what, text, page, ...one }) => {
    const whom = "named" in one ? `whom \`${one.named}\` names` : `\`${one.to}\``;
    return `- ${what} tells ${whom}${"mail" in one ? " by mail" : ""}: \`${text}\`, and leads to \`${page}\``;
  });
};

/** @param {Lifecycle} life */
const diagramOf = (life) => {
  const { name, path, states, first, steps } = life;
  const bells = bellsOf(life);
  const lines = Object.entries(steps).flatMap(([key, step]) => {
    const to = step.to === undefined ? [] : typeof step.to === "string" ? [step.to] : step.to;
    const label = `${key} (${takersOf(step)})`;
    return step.from.flatMap((from) => (to.length === 0 ? [from] : to).map((end) => `  ${from} --> ${end}: ${label}`));
  });
  const named = Object.entries(states).map(([value, { label }]) => `  ${value}: ${label}`);
  const title = name.many.charAt(0).toUpperCase() + name.many.slice(1);
  return [
    `## ${title}`,
    "",
    `\`${path}\``,
    "",
    "```mermaid",
    "stateDiagram-v2",
    ...named,
    `  [*] --> ${first}`,
    ...lines,
    "```",
    "",
    ...(bells.length === 0 ? [] : [...bells, ""]),
  ];
};

/** The page as it should be. */
export async function lifecyclesPage() {
  const lives = await findLifecycles();
  return [
    "# Lifecycles",
    "",
    "What can happen to each thing that has states, as the contract declares it: an arrow is a step, with the permission",
    "that it needs and whom it bars, or `clock` or `service` where nobody takes it; below stands who hears of it by the",
    "bell. Written by `node scripts/lifecycles.mjs`.",
    "",
    ...lives.flatMap(diagramOf),
  ].join("\n");
}

if (process.argv[1] === import.meta.filename) writeFileSync(page, await lifecyclesPage());
