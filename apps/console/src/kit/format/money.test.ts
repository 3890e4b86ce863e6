import { describe, expect, it } from "vitest";
import { columnMoney, rupees } from "./money.ts";

describe("money on screen", () => {
  it("S9.25 stands in rupees with Indian digit grouping", () => {
    expect([rupees(1500), rupees(99_999_999.99), rupees(-6)]).toEqual(["₹1,500", "₹9,99,99,999.99", "−₹6"]);
    expect(columnMoney(150_000)).toBe("1,50,000.00");
  });

  it("S9.26 shows at most 2 decimals, and exactly 2 in a column", () => {
    expect([rupees(516.604), rupees(0.5)]).toEqual(["₹516.6", "₹0.5"]);
    expect([columnMoney(10), columnMoney(8.554)]).toEqual(["10.00", "8.55"]);
  });
});
