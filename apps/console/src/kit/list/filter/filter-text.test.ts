import type { Filter } from "@o2r/api/contract/core";
import { describe, expect, it } from "vitest";
import { filterText } from "./filter-text.ts";

const unnamed = (): undefined => undefined;
const price: Filter = { kind: "range", key: "mrp", label: "MRP", unit: "rupees" };

describe("filter chip", () => {
  it("shows days as people write them, and a single one once", () => {
    const placed: Filter = { kind: "dates", key: "placed", label: "Placed", of: "instant" };
    const textOf = (from: string, to: string) => filterText(placed, { kind: "dates", from, to }, unnamed);
    expect(textOf("2026-04-01", "2026-04-30")).toEqual({
      label: "Placed",
      value: "01-04-2026 – 30-04-2026",
      whole: true,
    });
    expect(textOf("2026-04-01", "2026-04-01")).toMatchObject({ operator: "is", value: "01-04-2026" });
  });

  it("names the chosen options and counts those that do not fit", () => {
    const filter: Filter = {
      kind: "oneOf",
      key: "platform",
      label: "Platform",
      options: ["All", "App", "Calls"].map((label) => ({ value: label.toUpperCase(), label })),
    };
    expect(filterText(filter, { kind: "oneOf", values: ["ALL", "APP"] }, unnamed).value).toBe("All, App");
    expect(filterText(filter, { kind: "oneOf", values: ["ALL", "APP", "CALLS"] }, unnamed).value).toBe("All, App +1");
  });

  it("shows a looked-up row by its name, and by its id until the name is known", () => {
    const brand: Filter = { kind: "lookup", key: "brandId", label: "Brand", source: "/api/brand" };
    const value = { kind: "lookup", values: ["b1", "b2"] } as const;
    expect(filterText(brand, value, (id) => (id === "b1" ? "Annapurti" : undefined))).toEqual({
      label: "Brand",
      operator: "is",
      value: "Annapurti, b2",
    });
  });

  it("S9.25 shows amounts in rupees with Indian digit grouping", () => {
    expect(filterText(price, { kind: "range", min: null, max: 150_000 }, unnamed)).toEqual({
      label: "MRP",
      operator: "≤",
      value: "₹1,50,000",
    });
    expect(filterText(price, { kind: "range", min: 10.5, max: 20 }, unnamed).value).toBe("₹10.50 and ₹20");
    expect(filterText(price, { kind: "range", min: 5, max: null }, unnamed).operator).toBe("≥");
  });

  it("shows a code digit by digit", () => {
    const pincode: Filter = { kind: "range", key: "pincode", label: "Pincode", unit: "code" };
    expect(filterText(pincode, { kind: "range", min: 411_001, max: 411_099 }, unnamed).value).toBe("411001 and 411099");
  });

  it("says a flag in its own words", () => {
    const active: Filter = { kind: "flag", key: "active", label: "Status", yes: "Active", no: "Inactive" };
    expect(filterText(active, { kind: "flag", on: false }, unnamed).value).toBe("Inactive");
  });
});
