import { describe, expect, it } from "vitest";
import { comboState } from "./combo-state.ts";

const november = { active: true, validFrom: "2026-11-01", validTill: "2026-11-30", partsOff: [] };

describe("a combo's state", () => {
  it("is active from its first day to its last", () => {
    expect(comboState(november, "2026-11-01")).toBe("active");
    expect(comboState(november, "2026-11-30")).toBe("active");
  });

  it("is another before them and after them", () => {
    expect(comboState(november, "2026-10-31")).toBe("coming");
    expect(comboState(november, "2026-12-01")).toBe("ended");
  });

  it("is incomplete while a component is switched off, until it has ended", () => {
    const off = { ...november, partsOff: ["Toor Dal 1 kg"] };
    expect(["2026-10-31", "2026-11-15", "2026-12-01"].map((day) => comboState(off, day))).toEqual([
      "incomplete",
      "incomplete",
      "ended",
    ]);
  });

  it("is inactive once it is switched off, on any day", () => {
    for (const day of ["2026-10-31", "2026-11-15", "2026-12-01"])
      expect(comboState({ ...november, active: false }, day)).toBe("inactive");
  });
});
