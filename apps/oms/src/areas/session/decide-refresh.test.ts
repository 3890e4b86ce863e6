import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decideRefresh, refreshGraceMs, refreshIdleMs, refreshLifeMs, type FamilyState } from "./decide-refresh.ts";

const start = new Date("2026-11-21T04:00:00Z");
const after = (ms: number) => new Date(start.getTime() + ms);
const family = (state: Partial<FamilyState> = {}): FamilyState => ({
  generation: 5,
  createdAt: start,
  rotatedAt: start,
  revokedAt: null,
  ...state,
});

describe("decideRefresh", () => {
  it("S7.25 renews the token in force to the next generation", () => {
    expect(decideRefresh(family(), 5, after(60_000))).toEqual({ act: "rotate", generation: 6 });
  });

  it("hands the loser of a race the same successor until the grace is over", () => {
    expect(decideRefresh(family(), 4, after(refreshGraceMs - 1))).toEqual({ act: "repeat", generation: 5 });
    expect(decideRefresh(family(), 4, after(refreshGraceMs))).toEqual({ act: "kill" });
  });

  it("refuses a session left alone for seven days, and any session after thirty", () => {
    expect(decideRefresh(family(), 5, after(refreshIdleMs))).toEqual({ act: "refuse", reason: "expired" });
    const busy = family({ rotatedAt: after(refreshLifeMs - 1000) });
    expect(decideRefresh(busy, 5, after(refreshLifeMs))).toEqual({ act: "refuse", reason: "expired" });
  });

  it("never revives a family that has ended", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 1, max: 50 }),
        fc.nat(refreshLifeMs),
        (g, shown, ms) => {
          const decision = decideRefresh(family({ generation: g, revokedAt: start }), shown, after(ms));
          expect(decision).toEqual({ act: "refuse", reason: "revoked" });
        },
      ),
    );
  });

  it("ends the family for every token but the one in force and, within the grace, the one before it", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 1, max: 50 }),
        fc.nat(refreshIdleMs - 1),
        (g, shown, ms) => {
          const decision = decideRefresh(family({ generation: g }), shown, after(ms));
          const expected = shown === g ? "rotate" : shown === g - 1 && ms < refreshGraceMs ? "repeat" : "kill";
          expect(decision.act).toBe(expected);
        },
      ),
    );
  });

  it("lets any number of tabs renew in any order within the grace without a logout, and moves one generation on", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(refreshGraceMs - 1), { minLength: 1, maxLength: 40 }), (delays) => {
        let state = family();
        const given = delays
          .toSorted((a, b) => a - b)
          .map((delay) => {
            const decision = decideRefresh(state, 5, after(delay));
            if (decision.act === "rotate")
              state = { ...state, generation: decision.generation, rotatedAt: after(delay) };
            return decision;
          });
        expect(given).toEqual(given.map((_, index) => ({ act: index === 0 ? "rotate" : "repeat", generation: 6 })));
        expect(state.generation).toBe(6);
      }),
    );
  });
});
