import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "@o2r/forms/days";
import { allocateFefo, type Candidate, type Wanted } from "./allocate-fefo.ts";

const today = "2026-11-21";
const batch = (batchId: string, given: Partial<Candidate> = {}): Candidate => ({
  batchId,
  manufacturedOn: "2026-06-01",
  expiresOn: "2027-06-01",
  blocked: false,
  free: 10,
  ...given,
});
const want = (quantity: number, given: Partial<Wanted> = {}): Wanted => ({
  quantity,
  deliveryOn: today,
  minResidualDays: 0,
  ...given,
});
const taken = (candidates: readonly Candidate[], wanted: Wanted) =>
  allocateFefo(candidates, wanted).lines.map(({ batchId, quantity }) => `${batchId}:${quantity}`);

describe("what expires first goes out first", () => {
  it("by expiry, not by the order in which batches were made or given", () => {
    const late = batch("a", { manufacturedOn: "2026-01-01", expiresOn: "2027-03-01" });
    const soon = batch("b", { manufacturedOn: "2026-05-01", expiresOn: "2027-01-01" });
    expect(taken([late, soon], want(4))).toEqual(["b:4"]);
    expect(taken([soon, late], want(4))).toEqual(["b:4"]);
  });

  it("empties the first batch before it opens the second", () => {
    const first = batch("a", { expiresOn: "2027-01-01", free: 7 });
    const second = batch("b", { expiresOn: "2027-01-02", free: 7 });
    expect(taken([second, first], want(7))).toEqual(["a:7"]);
    expect(taken([second, first], want(8))).toEqual(["a:7", "b:1"]);
  });

  it("skips what has expired, or would have too few days left at delivery", () => {
    const expired = batch("a", { expiresOn: "2026-11-20" });
    const onTheDay = batch("b", { expiresOn: today });
    const tomorrow = batch("c", { expiresOn: "2026-11-22" });
    expect(taken([expired, onTheDay, tomorrow], want(3))).toEqual(["c:3"]);
    const tenDays = batch("d", { expiresOn: "2026-12-05" });
    const later = { deliveryOn: "2026-11-25", minResidualDays: 10 };
    expect(taken([tomorrow, tenDays], want(3, later))).toEqual([]);
    expect(taken([tomorrow, { ...tenDays, expiresOn: "2026-12-06" }], want(3, later))).toEqual(["d:3"]);
  });

  it("spans as many batches as a large quantity needs, and says what is short", () => {
    const three = ["a", "b", "c"].map((id) => batch(id));
    expect(taken(three, want(25))).toEqual(["a:10", "b:10", "c:5"]);
    expect(allocateFefo(three, want(31))).toMatchObject({ short: 1 });
    expect(allocateFefo([], want(5))).toEqual({ lines: [], short: 5 });
  });

  it("takes nothing from a blocked batch, and breaks ties by manufacture, then by id", () => {
    expect(taken([batch("a", { blocked: true }), batch("b")], want(1))).toEqual(["b:1"]);
    expect(taken([batch("a"), batch("b", { manufacturedOn: "2026-05-31" })], want(1))).toEqual(["b:1"]);
    expect(taken([batch("b"), batch("a")], want(1))).toEqual(["a:1"]);
  });
});

const day = fc.integer({ min: -40, max: 400 }).map((offset) => addDays(today, offset));
const candidates = fc
  .array(
    fc.record({
      manufacturedOn: day,
      expiresOn: day,
      blocked: fc.boolean(),
      free: fc.integer({ min: -3, max: 20 }),
    }),
    { maxLength: 12 },
  )
  .map((all) => all.map((one, index): Candidate => ({ ...one, batchId: `batch-${String(index).padStart(2, "0")}` })));
const wanteds = fc.record({
  quantity: fc.integer({ min: 0, max: 120 }),
  deliveryOn: fc.integer({ min: 0, max: 20 }).map((offset) => addDays(today, offset)),
  minResidualDays: fc.integer({ min: 0, max: 60 }),
});
const isFit = ({ blocked, free, expiresOn }: Candidate, { deliveryOn, minResidualDays }: Wanted): boolean =>
  !blocked && free > 0 && expiresOn > addDays(deliveryOn, minResidualDays);

describe("any batches and any quantity", () => {
  it("give all that is asked for or all that is fit, from fit batches alone, never more than one has", () => {
    fc.assert(
      fc.property(candidates, wanteds, (all, wanted) => {
        const { lines, short } = allocateFefo(all, wanted);
        const fit = all.filter((one) => isFit(one, wanted));
        const supply = fit.reduce((sum, { free }) => sum + free, 0);
        const given = lines.reduce((sum, { quantity }) => sum + quantity, 0);
        expect(given).toBe(Math.min(wanted.quantity, supply));
        expect(given + short).toBe(wanted.quantity);
        expect(new Set(lines.map(({ batchId }) => batchId)).size).toBe(lines.length);
        for (const { batchId, quantity } of lines) {
          const source = fit.find((one) => one.batchId === batchId);
          expect(quantity).toBeGreaterThan(0);
          expect(quantity).toBeLessThanOrEqual(source?.free ?? 0);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it("leave no unit of a fit batch that expires before one that was taken", () => {
    fc.assert(
      fc.property(candidates, wanteds, (all, wanted) => {
        const { lines } = allocateFefo(all, wanted);
        const byId = new Map(all.map((one) => [one.batchId, one]));
        const lastTaken = byId.get(lines.at(-1)?.batchId ?? "")?.expiresOn ?? "";
        const takenOf = new Map(lines.map(({ batchId, quantity }) => [batchId, quantity]));
        return all
          .filter((one) => isFit(one, wanted) && one.expiresOn < lastTaken)
          .every(({ batchId, free }) => takenOf.get(batchId) === free);
      }),
      { numRuns: 1000 },
    );
  });

  it("give the same whatever order the batches come in", () => {
    fc.assert(
      fc.property(candidates, wanteds, (all, wanted) => {
        expect(allocateFefo(all.toReversed(), wanted)).toEqual(allocateFefo(all, wanted));
      }),
    );
  });
});
