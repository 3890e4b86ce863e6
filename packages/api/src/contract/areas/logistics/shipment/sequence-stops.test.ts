import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sequenceStops, type StopToSequence } from "./sequence-stops.ts";

const degrees = fc.option(fc.double({ min: 8, max: 35, noNaN: true }), { nil: null });
const stops = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    beatId: fc.option(fc.constantFrom("a", "b", "c"), { nil: null }),
    lat: degrees,
    lng: degrees,
  }),
  { selector: ({ id }) => id, maxLength: 12 },
);
const hub = { lat: 18.5, lng: 73.8 };
const ids = (round: readonly StopToSequence[]) => round.map(({ id }) => id);

describe("a round", () => {
  it("goes to every stop once, beat after beat, whatever order they were given in", () => {
    fc.assert(
      fc.property(stops, fc.infiniteStream(fc.nat()), (given, places) => {
        const round = sequenceStops(given, hub);
        expect(ids(round).toSorted()).toEqual(ids(given).toSorted());
        const beats = round.map(({ beatId }) => beatId).filter((beat, at, all) => beat !== all[at - 1]);
        expect(new Set(beats).size).toBe(beats.length);
        const key = new Map(given.map(({ id }) => [id, places.next().value]));
        const shuffled = given.toSorted((a, b) => Number(key.get(a.id)) - Number(key.get(b.id)));
        expect(ids(sequenceStops(shuffled, hub))).toEqual(ids(round));
      }),
    );
  });

  it("begins near the hub and goes on to what is nearest", () => {
    const at = (id: string, lng: number, beatId = "a"): StopToSequence => ({ id, beatId, lat: 18.5, lng });
    const round = sequenceStops([at("far", 74), at("near", 73.81), at("between", 73.9), at("other", 73.82, "b")], hub);
    expect(ids(round)).toEqual(["near", "between", "far", "other"]);
  });
});
