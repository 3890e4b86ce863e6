import { describe, expect, it } from "vitest";
import { bulkSummary, notDone, runBulk, type BulkResult } from "./run-bulk.ts";

const noun = { one: "product", many: "products" };
const works = (id: string) => ({ id, name: id.toUpperCase(), run: () => Promise.resolve(undefined) });
const fails = (id: string) => ({ id, name: id.toUpperCase(), run: () => Promise.resolve("Changed by someone else") });

describe("bulk action", () => {
  it("goes on after a failed row and says what became of each", async () => {
    const told: number[] = [];
    const tell = (results: readonly BulkResult[]) => told.push(results.length);
    const results = await runBulk([works("a"), fails("b"), works("c")], tell, new AbortController().signal);
    expect(results.map(({ id, failure }) => [id, failure])).toEqual([
      ["a", undefined],
      ["b", "Changed by someone else"],
      ["c", undefined],
    ]);
    expect(told).toEqual([1, 2, 3]);
    expect(bulkSummary(results, 3, noun, "deactivated")).toBe("2 of 3 products deactivated");
  });

  it("starts nothing more once it is stopped, and tells what was never tried", async () => {
    const stop = new AbortController();
    const rows = [works("a"), fails("b"), works("c"), works("d")];
    const results = await runBulk(rows, (told) => told.length === 2 && stop.abort(), stop.signal);
    expect(results.map(({ id }) => id)).toEqual(["a", "b"]);
    expect(notDone(rows, results)).toEqual(["b", "c", "d"]);
    expect(bulkSummary(results, rows.length, noun, "activated")).toBe("1 of 4 products activated");
  });

  it("leaves nothing to do when all of it was done", async () => {
    const results = await runBulk([works("a")], () => {}, new AbortController().signal);
    expect(notDone([works("a")], results)).toEqual([]);
    expect(bulkSummary(results, 1, noun, "activated")).toBe("1 product activated");
  });
});
