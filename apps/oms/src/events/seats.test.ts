import fc from "fast-check";
import { expect, it } from "vitest";
import { Seats, type GiveBack } from "./seats.ts";

it("has no more than so many seats for each person, whatever is given back how often", () => {
  const step = fc.record({ person: fc.constantFrom<"a" | "b">("a", "b"), takes: fc.boolean(), which: fc.nat(10) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const seats = new Seats(3);
      const held = { a: new Set<GiveBack>(), b: new Set<GiveBack>() };
      const all = { a: new Array<GiveBack>(), b: new Array<GiveBack>() };
      const wrong = steps.filter(({ person, takes, which }) => {
        const isFree = held[person].size < 3;
        const giveBack = takes ? seats.take(person) : all[person][which];
        if (!takes) {
          giveBack?.();
          if (giveBack !== undefined) held[person].delete(giveBack);
          return false;
        }
        if (giveBack !== undefined) {
          held[person].add(giveBack);
          all[person].push(giveBack);
        }
        return isFree !== (giveBack !== undefined);
      });
      expect(wrong).toEqual([]);
    }),
  );
});
