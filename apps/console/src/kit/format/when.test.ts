import { describe, expect, it } from "vitest";
import { clockText, whenText } from "./when.ts";

// 18:45 UTC is a quarter past midnight of the next day in India.
const night = new Date("2026-11-20T18:45:00Z");

describe("when something happened", () => {
  it("is told by the clock in India", () => {
    expect(clockText(night)).toBe("00:15");
  });

  it("is a time today and a date on any other day", () => {
    expect(whenText(night, new Date("2026-11-21T10:00:00Z"))).toBe("00:15");
    expect(whenText(night, new Date("2026-11-22T10:00:00Z"))).toBe("21-11-2026");
  });
});
