import { expect, it } from "vitest";
import { findChunkCycle } from "./no-chunk-cycles.ts";

const chunks = (imports: Record<string, readonly string[]>) =>
  new Map(Object.entries(imports).map(([file, of]) => [file, { imports: of }]));

it("finds nothing where files meet again without a circle", () => {
  expect(findChunkCycle(chunks({ a: ["b", "c"], b: ["d"], c: ["d"], d: [] }))).toBeUndefined();
});

it("names the files of a circle, however long", () => {
  expect(findChunkCycle(chunks({ entry: ["a"], a: ["b"], b: ["c"], c: ["a"] }))).toEqual(["a", "b", "c", "a"]);
});
