import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { withoutServiceWords } from "./service-words.ts";

const contract = join(import.meta.dirname, "../../../packages/api/src/contract");
const sources = globSync("**/*.ts", { cwd: contract }).map((file) => readFileSync(join(contract, file), "utf8"));
const isServiceWords = (line: string): boolean => /^(?:final|summary): ["`].*["`],?$/.test(line);
/** What is left of a line: of a rule that stands alone, what ends it. */
const leftOf = (line: string): string =>
  isServiceWords(line) ? "" : (/^\.meta\(\{ rule: ["`].*["`] \}\)([,;]?)$/.exec(line)?.[1] ?? line);

it("no page fetches what an endpoint does, what a value has to be, or why a step cannot be taken back", () => {
  const words = /\b(?:final|summary): ["`]|\.meta\(\{ rule: ["`]/;
  const withWords = sources.filter((source) => words.test(source));
  expect(withWords.length).toBeGreaterThan(30);
  const left = withWords.flatMap((source) =>
    withoutServiceWords(source)
      .split("\n")
      .filter((line) => words.test(line)),
  );
  // On a line with more, as few are.
  expect(left.length).toBeLessThan(10);
});

it("nothing else of the contract changes, nor the place of a line", () => {
  for (const source of sources) {
    const lines = source.split("\n").map((line) => line.trim());
    const kept = withoutServiceWords(source)
      .split("\n")
      .map((line) => line.trim());
    expect(kept).toEqual(lines.map(leftOf));
  }
});
