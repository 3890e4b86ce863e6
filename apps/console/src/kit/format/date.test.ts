import { describe, expect, it } from "vitest";
import { clockText, dayText, whenText } from "./date.ts";

// 18:45 UTC is a quarter past midnight of the next day in India.
const night = new Date("2026-11-20T18:45:00Z");

describe("dates on screen", () => {
  it("stand as DD-MM-YYYY of the Indian day", () => {
    expect([dayText(night), clockText(night)]).toEqual(["21-11-2026", "00:15"]);
  });

  it("become a time when they are of today", () => {
    expect(whenText(night, new Date("2026-11-21T10:00:00Z"))).toBe("00:15");
    expect(whenText(night, new Date("2026-11-22T10:00:00Z"))).toBe("21-11-2026");
  });
});
