import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const home = join(import.meta.dirname, "../..");
const root = join(home, "../..");
/** Inside the package, so that what it imports is found as its own code finds it. */
const folder = join(home, "node_modules/.cache/type-cost");

/** A form of so many fields: of every kind, a third of them with conditions, every tenth compared with the one before. */
const source = (count: number): string => {
  const fields = Array.from({ length: count }, (_, index) => {
    const before = `f${index - 1}`;
    const aspect = index > 0 && index % 3 === 0 ? `, visible: { field: "${before}", filled: true }` : "";
    switch (index % 5) {
      case 0:
        return `select({ label: "F", options: ["A", "B"]${aspect} })`;
      case 1:
        return `text({ label: "F", required: true, maxLength: 50${aspect} })`;
      case 2:
        return `date({ label: "F"${aspect} })`;
      case 3:
        return `lookup({ label: "F", source: "things", filters: { by: "${before}" }${aspect} })`;
      default:
        return `number({ label: "F", required: { anyFilled: ["${before}", "f0"] }${aspect} })`;
    }
  });
  const rules = Array.from({ length: Math.floor(count / 10) }, (_, index) => index * 10 + 9).map(
    (at) => `{ compare: ["f${at}", "<=", "f${Math.max(4, at - 5)}"], message: "m", when: { field: "f0", in: ["A"] } },`,
  );
  return `import { date, defineForm, lookup, number, select, text, type NamesOf, type ValuesOf } from "../../../src/index.ts";
const form = defineForm({
  id: "wide",
  version: 1,
  fields: {
${fields.map((field, index) => `    f${index}: ${field},`).join("\n")}
  },
  rules: [
${rules.join("\n")}
  ],
});
export type Values = ValuesOf<typeof form>;
export const values: Partial<Values> = { f1: "text", f4: 4, f${count - 5}: "A" };
export const name: NamesOf<typeof form> = "f${count - 1}";
// @ts-expect-error there is no such value
export const wrong: Partial<Values> = { f${count - 5}: "C" };
`;
};

/** How many types are instantiated to check such a form. */
const instantiations = (count: number): number => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "form.ts"), source(count));
  const config = { extends: join(root, "tsconfig.base.json"), files: ["form.ts"] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
  const tsc = join(root, "node_modules/.bin/tsc");
  const said = execFileSync(tsc, ["-p", folder, "--extendedDiagnostics"], { encoding: "utf8", cwd: root });
  rmSync(folder, { recursive: true, force: true });
  return Number(/^Instantiations:\s+(\d+)/m.exec(said)?.[1] ?? Number.NaN);
};

it("a form of 500 fields costs fewer than 250,000 type instantiations, and ten times the fields at most ten times as much", () => {
  const [few, many] = [instantiations(50), instantiations(500)];
  expect(many).toBeLessThan(250_000);
  expect(many / few).toBeLessThan(10);
}, 180_000);
