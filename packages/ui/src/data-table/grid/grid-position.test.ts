import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isSingle, nextCell, rangeOf } from "./grid-position.ts";

const size = { rows: 50, columns: 6, page: 10 };
const from = { row: 5, column: 2 };
const go = (key: string, far = false, rtl = false) => nextCell(from, { key, far, rtl }, size);

describe("a key in the grid", () => {
  it.each([
    ["ArrowDown", false, { row: 6, column: 2 }],
    ["ArrowUp", false, { row: 4, column: 2 }],
    ["ArrowRight", false, { row: 5, column: 3 }],
    ["ArrowLeft", false, { row: 5, column: 1 }],
    ["Home", false, { row: 5, column: 0 }],
    ["End", false, { row: 5, column: 5 }],
    ["PageDown", false, { row: 15, column: 2 }],
    ["PageUp", false, { row: 0, column: 2 }],
    ["ArrowDown", true, { row: 49, column: 2 }],
    ["ArrowUp", true, { row: 0, column: 2 }],
    ["Home", true, { row: 0, column: 0 }],
    ["End", true, { row: 49, column: 5 }],
  ])("%s, far: %o, goes to %o", (key, far, to) => expect(go(key, far)).toEqual(to));

  it("turns round where the page runs from right to left", () =>
    expect(go("ArrowRight", false, true)).toEqual({ row: 5, column: 1 }));

  it("that is no key of movement goes nowhere", () => expect(go("a")).toBeUndefined());

  it("reaches the headings above the first row", () =>
    expect(nextCell({ row: 0, column: 2 }, { key: "ArrowUp", far: false, rtl: false }, size)).toEqual({
      row: -1,
      column: 2,
    }));

  it("never leaves the grid", () => {
    const keys = fc.constantFrom(
      "ArrowDown",
      "ArrowUp",
      "ArrowLeft",
      "ArrowRight",
      "Home",
      "End",
      "PageUp",
      "PageDown",
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(keys, fc.boolean(), fc.boolean()), { maxLength: 40 }), (presses) => {
        let at = { row: 0, column: 0 };
        for (const [key, far, rtl] of presses) at = nextCell(at, { key, far, rtl }, size) ?? at;
        expect(at.row).toBeGreaterThanOrEqual(-1);
        expect(at.row).toBeLessThan(size.rows);
        expect(at.column).toBeGreaterThanOrEqual(0);
        expect(at.column).toBeLessThan(size.columns);
      }),
    );
  });
});

describe("a range of cells", () => {
  it("is the same from either end", () => {
    const one = { row: 4, column: 1 };
    const other = { row: 2, column: 3 };
    expect(rangeOf(one, other)).toEqual(rangeOf(other, one));
    expect(rangeOf(one, other)).toEqual({ from: { row: 2, column: 1 }, to: { row: 4, column: 3 } });
    expect(isSingle(rangeOf(one, one))).toBe(true);
  });
});
