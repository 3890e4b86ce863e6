import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysOfYear, financialYear, keptYears } from "./invoice-number.ts";

describe("a financial year", () => {
  it("begins on 1 April and ends on 31 March", () => {
    expect(["2026-03-31", "2026-04-01", "2027-03-31"].map(financialYear)).toEqual(["25-26", "26-27", "26-27"]);
    expect(daysOfYear("26-27")).toEqual({ from: "2026-04-01", to: "2027-03-31" });
  });

  it("holds every day that is said to be of it", () => {
    const days = fc.date({ min: new Date("2017-07-01"), max: new Date("2098-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(days, (at) => {
        const day = at.toISOString().slice(0, 10);
        const { from, to } = daysOfYear(financialYear(day));
        expect(from <= day && day <= to).toBe(true);
      }),
    );
  });

  it("is offered as long as its books are kept, the running one first", () => {
    const years = keptYears("2026-11-24");
    expect(years).toHaveLength(8);
    expect([years[0], years[7]]).toEqual([
      { value: "26-27", label: "2026-27" },
      { value: "19-20", label: "2019-20" },
    ]);
    expect(keptYears("2027-04-01")[0]?.value).toBe("27-28");
  });
});
