import fc from "fast-check";
import { expect, it } from "vitest";
import { moveTo } from "./move-to.ts";

it("puts one at its place and leaves the others in their order, whatever place is named", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string(), { minLength: 1 }),
      fc.nat(),
      fc.integer({ min: -3, max: 40 }),
      (ids, at, place) => {
        const id = ids[at % ids.length] ?? "";
        const moved = moveTo(ids, id, place);
        expect(moved.indexOf(id)).toBe(Math.min(Math.max(0, place), ids.length - 1));
        expect(moved.filter((one) => one !== id)).toEqual(ids.filter((one) => one !== id));
      },
    ),
  );
  expect(moveTo(["a", "b"], "c", 0)).toEqual(["a", "b"]);
});
