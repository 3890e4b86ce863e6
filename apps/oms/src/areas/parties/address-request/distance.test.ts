import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { metresBetween } from "./distance.ts";

const point = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe("the distance between two places", () => {
  it.each([
    ["Pune and Mumbai", { lat: 18.5204, lng: 73.8567 }, { lat: 19.076, lng: 72.8777 }, 120_000],
    ["two corners of a market", { lat: 18.4967, lng: 73.9417 }, { lat: 18.4976, lng: 73.9417 }, 100],
    ["a place and itself", { lat: 28.6, lng: 77.2 }, { lat: 28.6, lng: 77.2 }, 0],
  ])("of %s is known", (_, one, other, metres) => {
    expect(Math.abs(metresBetween(one, other) - metres)).toBeLessThanOrEqual(metres / 100);
  });

  it("is the same there and back, and never more than half around the earth", () => {
    fc.assert(
      fc.property(point, point, (one, other) => {
        expect(metresBetween(one, other)).toBe(metresBetween(other, one));
        expect(metresBetween(one, other)).toBeLessThanOrEqual(20_015_087);
      }),
    );
  });
});
