// Writes into docs/undo.md how each step of each lifecycle is taken back, or why it is not, from the tables that the contract
// declares: `node_modules/.bin/node scripts/docs/undo-table.mjs`, then `oxfmt`. A test keeps the two alike.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { undoOf } from "../../packages/api/src/contract/core/index.ts";
import { findLifecycles } from "../lifecycles.mjs";
import { root } from "../workspace.mjs";

/** @typedef {import("../../packages/api/src/contract/core/lifecycle/lifecycle.types.ts").Lifecycle} Lifecycle */

export const undoPage = join(root, "docs/undo.md");
const place = /(?<=<!-- steps -->\n)[^]*?(?=<!-- end of steps -->)/;

/** How a step is taken back, in words. @param {Lifecycle} life @param {string} key */
const wayBack = (life, key) => {
  const step = life.steps[key];
  if (step === undefined || "by" in step) return undefined;
  if (step.undo === undefined) return `${step.final}.`;
  const back = typeof step.undo === "string" ? step.undo : step.undo.step;
  if (undoOf(life, key) === undefined) return `By \`${back}\`, which asks what the undo cannot know.`;
  const sent =
    typeof step.undo === "string" ? "" : `, with \`${Object.values(step.undo.sends).join("`, `")}\` as it was`;
  return `**Undo**, by \`${back}\`${sent}.`;
};

/** The rows of the table, a cell each. @returns {Promise<readonly (readonly string[])[]>} */
export const undoRows = async () =>
  (await findLifecycles()).flatMap((life) =>
    Object.entries(life.steps).flatMap(([key, step]) => {
      const way = wayBack(life, key);
      return way === undefined || "by" in step ? [] : [[`\`${life.entity}.${key}\``, step.label, way]];
    }),
  );

/** The rows that the page has, however the formatter has laid them out. @returns {readonly (readonly string[])[]} */
export const writtenUndoRows = () =>
  (place.exec(readFileSync(undoPage, "utf8"))?.[0] ?? "")
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .slice(2)
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const head = ["step", "act", "taken back"];
  const lines = [head, head.map(() => "---"), ...(await undoRows())].map((cells) => `| ${cells.join(" | ")} |`);
  writeFileSync(
    undoPage,
    readFileSync(undoPage, "utf8").replace(place, () => `\n${lines.join("\n")}\n\n`),
  );
}
