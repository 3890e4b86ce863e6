import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { packsToOrder, reorderLevel, type Stocked } from "./judge-shortage.ts";

const ordering = { leadTime: 1, low: 20 };
const none: Stocked = { wanted: 0, available: 0, coming: 0, sold: 0, kept: true, packOf: 1 };

describe("what a hub orders again", () => {
  it.each([
    ["what few sell is kept at the low mark", none, 20],
    ["what many sell is kept for the way and a week more", { ...none, sold: 300 }, 80],
    ["what it has never had has no level", { ...none, kept: false, sold: 300 }, 0],
  ])("%s", (_, stocked, level) => {
    expect(reorderLevel(stocked, ordering)).toBe(level);
  });

  const units = fc.nat(10_000);
  const stocked = fc.record({
    wanted: units,
    available: units,
    coming: units,
    sold: units,
    kept: fc.boolean(),
    packOf: fc.integer({ min: 1, max: 48 }),
  });

  it("is enough for who waits and for its level, and not a pack more", () => {
    fc.assert(
      fc.property(stocked, fc.nat(10), (one, leadTime) => {
        const how = { leadTime, low: 20 };
        const packs = packsToOrder(one, how);
        const left = one.available + one.coming - one.wanted - reorderLevel(one, how);
        expect(left + packs * one.packOf >= 0).toBe(true);
        expect(packs === 0 || left + (packs - 1) * one.packOf < 0).toBe(true);
      }),
    );
  });
});
