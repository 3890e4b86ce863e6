import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { namedPlaces, spreadLabels, ticksFor } from "./ticks.ts";

describe("the numbers along an axis", () => {
  it.each([
    [
      [184, 121],
      [0, 50, 100, 150, 200],
    ],
    [[0.4], [0, 0.1, 0.2, 0.3, 0.4]],
    [
      [-30, 70],
      [-50, -25, 0, 25, 50, 75],
    ],
    [[8_42_560], [0, 250000, 500000, 750000, 1000000]],
  ])("for %o are %o", (values, ticks) => expect(ticksFor(values)).toEqual(ticks));

  it.each([[[]], [[0, 0]], [[-5e-324]], [[Number.NaN, null, undefined, Number.POSITIVE_INFINITY]]])(
    "for %o are [0, 1]",
    (values) => expect(ticksFor(values)).toEqual([0, 1]),
  );

  it("reach around every value and hold 0, and are not too many", () => {
    const value = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 });
    fc.assert(
      fc.property(fc.array(value, { minLength: 1 }), (values) => {
        const ticks = ticksFor(values);
        const [first = 0, last = 0] = [ticks[0], ticks.at(-1)];
        const slack = (last - first) * 1e-6;
        expect(first).toBeLessThanOrEqual(Math.min(...values, 0) + slack);
        expect(last).toBeGreaterThanOrEqual(Math.max(...values, 0) - slack);
        expect(ticks).toContain(0);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(8);
      }),
    );
  });
});

describe("the names along an axis", () => {
  it("are all there when they have room", () => expect([...namedPlaces(3, 300, 60)]).toEqual([0, 1, 2]));
  it("are the first, the last and some between when they have not", () =>
    expect([...namedPlaces(30, 400, 72)].toSorted((a, b) => a - b)).toEqual([0, 8, 16, 29]));
  it("begin and end with the axis, whatever the room", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 2000 }), fc.integer({ min: 0, max: 2000 }), (count, room) => {
        const places = [...namedPlaces(count, room, 64)];
        expect(places).toContain(0);
        expect(places).toContain(count - 1);
        expect(places.length).toBeLessThanOrEqual(Math.max(Math.floor(room / 64), 2) + 1);
      }),
    );
    expect(namedPlaces(0, 100, 10).size).toBe(0);
  });
});

describe("labels at the ends of lines", () => {
  it("keep their places when they are apart", () => expect(spreadLabels([10, 60], 16, 0, 200)).toEqual([10, 60]));
  it("move apart when they are not", () => {
    expect(spreadLabels([100, 104], 16, 0, 200)).toEqual([100, 116]);
    expect(spreadLabels([198, 199], 16, 0, 200)).toEqual([184, 200]);
  });
});
