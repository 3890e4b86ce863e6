import { describe, expect, it } from "vitest";
import { chargeOf, dayOf, figureOf, isWithin, orderOf } from "./typed-charge.ts";

describe("a charge as it is typed", () => {
  it("is none until it says its name, its basis and how much it is", () => {
    expect(chargeOf({ name: "Delivery", basis: "FLAT" })).toBeNull();
    expect(chargeOf({ name: "Delivery", basis: "PERCENT", amount: "40" })).toBeNull();
    expect(chargeOf({ basis: "FLAT", amount: "40" })).toBeNull();
    expect(chargeOf({ name: "Delivery", basis: "FLAT", amount: "1,040.5", fromValue: "9", hubId: "" })).toEqual({
      name: "Delivery",
      basis: "FLAT",
      amount: 1040.5,
      from: 0,
      to: null,
      hubId: null,
      retailerType: null,
      platform: null,
    });
    expect(
      chargeOf({ name: "Heavy", basis: "WEIGHT", amount: 5, fromWeight: "20", toWeight: 50.5, fromValue: 1 }),
    ).toEqual(expect.objectContaining({ from: 20, to: 50.5 }));
  });

  it("is tried on an order that it is for, on a day that it holds", () => {
    const charge = chargeOf({ name: "Delivery", basis: "SLAB", amount: 40, fromValue: 0, toValue: 500 });
    expect(orderOf(charge)).toEqual({ value: 250, weight: 10 });
    expect(orderOf(charge && { ...charge, from: 5000, to: null })).toEqual({ value: 5000, weight: 10 });
    expect(orderOf(charge && { ...charge, basis: "WEIGHT", from: 20.2, to: 20.4 })).toEqual({
      value: 1000,
      weight: 20.3,
    });
    expect(dayOf({ validFrom: "2026-12-01" }, "2026-11-29")).toBe("2026-12-01");
    expect(dayOf({ validFrom: "2026-04-01", validTill: "2026-10-31" }, "2026-11-29")).toBe("2026-10-31");
    expect(dayOf({ validFrom: "2026-04-01" }, "2026-11-29")).toBe("2026-11-29");
  });

  it("has the name that it is saved with", () => {
    expect(chargeOf({ name: " Delivery  ", basis: "FLAT", amount: 1 })?.name).toBe("Delivery");
    expect(chargeOf({ name: "  ", basis: "FLAT", amount: 1 })).toBeNull();
  });

  it.each([
    { name: "D".repeat(51) },
    { amount: "1000001" },
    { amount: "1.005" },
    { basis: "PERCENT", percent: "101" },
    { fromValue: "ten" },
    { toValue: "10000001" },
    { basis: "WEIGHT", toWeight: "1.0005" },
    { validFrom: "2026-1" },
    { validTill: "2026-02-31" },
  ])("is none where the form refuses %j", (wrong) => {
    const right = { name: "Delivery", basis: "SLAB", amount: 40, validFrom: "2026-04-01" };
    expect(chargeOf(right)).not.toBeNull();
    expect(chargeOf({ ...right, ...wrong })).toBeNull();
  });

  it("is for orders of its slab alone", () => {
    const charge = chargeOf({ name: "Delivery", basis: "SLAB", amount: 40, fromValue: 300, toValue: 500 });
    const within = [299.99, 300, 499.99, 500].map((value) => charge && isWithin(charge, { value, weight: 400 }));
    expect(within).toEqual([false, true, true, false]);
    expect(charge && isWithin({ ...charge, basis: "WEIGHT" }, { value: 1, weight: 400 })).toBe(true);
  });

  it.each(["", "-1", "ten", "0.001", "10000001", null, undefined])("has no figure in %j", (typed) => {
    expect(figureOf(typed)).toBeUndefined();
  });
});
