import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planCopy, sameDate } from "./copy-year.ts";

const place = fc.constantFrom(
  { state: null, hub_id: null },
  { state: "Goa", hub_id: null },
  { state: null, hub_id: "h1" },
);
const holiday = (year: number) =>
  fc
    .record({
      at: fc.integer({ min: 0, max: 364 }),
      name: fc.constantFrom("Holi", "Diwali", "Founder"),
      every_year: fc.boolean(),
      place,
    })
    .map(({ at, name, every_year, place }) => ({
      day: new Date(Date.UTC(year, 0, 1 + at)).toISOString().slice(0, 10),
      name,
      every_year,
      scope: place.state ? "STATE" : place.hub_id ? "HUB" : "ALL",
      ...place,
    }));
const keyOf = ({ day, state, hub_id }: { day: string; state: string | null; hub_id: string | null }) =>
  `${day} ${state} ${hub_id}`;
/** At most one on a day of a place, as the service keeps them. */
const ofYear = (year: number) => fc.uniqueArray(holiday(year), { selector: keyOf });

describe("holidays of last year", () => {
  it("come again on their date where they have the same every year, and never twice", () => {
    fc.assert(
      fc.property(ofYear(2025), ofYear(2026), (last, there) => {
        const { copies } = planCopy(last, there, 2026);
        const all = [...there, ...copies].map(keyOf);
        expect(new Set(all).size).toBe(all.length);
        expect(copies.every(({ every_year, day }) => every_year && day.startsWith("2026-"))).toBe(true);
        for (const row of last.filter(({ every_year }) => every_year))
          expect(all).toContain(keyOf({ ...row, day: `2026${row.day.slice(4)}` }));
        expect(planCopy(last, [...there, ...copies], 2026).copies).toEqual([]);
      }),
    );
  });

  it("that have another date each year are named while the year lacks them", () => {
    const holi = { day: "2025-03-14", name: "Holi", every_year: false, scope: "ALL", state: null, hub_id: null };
    expect(planCopy([holi], [], 2026)).toEqual({ copies: [], moving: ["Holi"] });
    expect(planCopy([holi], [{ ...holi, day: "2026-03-04", name: "HOLI" }], 2026).moving).toEqual([]);
  });

  it("have no 29th of February in a year without one", () => {
    expect([sameDate("2024-02-29", 2025), sameDate("2024-02-28", 2025)]).toEqual([null, "2025-02-28"]);
  });
});
