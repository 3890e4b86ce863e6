import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { priceOrder } from "./price-order.ts";
import type { OrderToPrice, PricedUnits } from "./price-order.types.ts";
import { splitOfSupply } from "./place-of-supply.ts";

const line = (key: string, more: Partial<PricedUnits>): PricedUnits => ({
  key,
  units: 1,
  price: 10_000,
  mrp: 12_000,
  gst: 5,
  cess: 0,
  ...more,
});

const ofThree: OrderToPrice = {
  lines: [
    line("A", { units: 24, price: 837, gst: 5, discount: { type: "PERCENT", value: 2 } }),
    line("B", { units: 12, price: 7849, gst: 18 }),
    line("C", { units: 6, price: 3125, gst: 40 }),
  ],
  charges: [{ name: "Delivery", amount: 2000 }],
  split: "CGST_SGST",
};

describe("the price of an order", () => {
  it("is to the paisa what the trade's example says, with the error of rounding carried over its lines", () => {
    const priced = priceOrder(ofThree);
    expect(priced.lines.map(({ goods, discount }) => goods - discount)).toEqual([19_686, 94_188, 18_750]);
    expect(priced.lines.map(({ chargeShare }) => chargeShare)).toEqual([297, 1420, 283]);
    expect(priced.lines.map(({ taxable }) => taxable)).toEqual([19_983, 95_608, 19_033]);
    expect(priced.lines.map(({ cgst }) => cgst)).toEqual([500, 8604, 3807]);
    expect(priced.lines.map(({ sgst }) => sgst)).toEqual([500, 8604, 3807]);
    expect(priced).toMatchObject({ cgst: 12_911, sgst: 12_911, igst: 0, roundOff: -46, payable: 160_400 });
  });

  it("across a border is the whole rate as IGST", () => {
    const { igst, cgst } = priceOrder({ ...ofThree, split: "IGST" });
    expect([igst, cgst]).toEqual([25_822, 0]);
  });

  it("of what is taxed on its printed price does not lower the tax with the price", () => {
    const tobacco = { base: "RETAIL_PRICE", gst: 40, mrp: 14_000 } as const;
    const dear = priceOrder({ lines: [line("A", { ...tobacco })], charges: [], split: "IGST" });
    const cheap = priceOrder({
      lines: [line("A", { ...tobacco, discount: { type: "VALUE", value: 5000 } })],
      charges: [],
      split: "IGST",
    });
    expect([dear.igst, cheap.igst]).toEqual([4000, 4000]);
  });

  it("that holds its tax comes to what was asked for", () => {
    const { taxable, igst, payable } = priceOrder({
      lines: [line("A", { price: 10_500 })],
      charges: [],
      split: "IGST",
      pricesIncludeTax: true,
    });
    expect([taxable, igst, payable]).toEqual([10_000, 500, 10_500]);
  });

  it("that holds its tax comes to what was asked for of what is taxed on its printed price, too, and with cess by the unit", () => {
    const both = priceOrder({
      lines: [
        line("A", { price: 11_000, mrp: 14_000, gst: 40, base: "RETAIL_PRICE" }),
        line("B", { price: 10_750, cessPerUnit: 2.5 }),
      ],
      charges: [],
      split: "IGST",
      pricesIncludeTax: true,
    });
    expect(both.lines.map(({ taxable, igst, cess, total }) => [taxable, igst, cess, total])).toEqual([
      [7000, 4000, 0, 11_000],
      [10_000, 500, 250, 10_750],
    ]);
  });

  it("on which no tax is charged keeps what it is worth", () => {
    const zero = priceOrder({ ...ofThree, untaxed: true });
    expect(zero).toMatchObject({ taxable: 134_624, cgst: 0, sgst: 0, igst: 0, cess: 0, payable: 134_600 });
  });

  it("says of what is taxed on its printed price that it is", () => {
    const [only] = priceOrder({
      lines: [line("A", { base: "RETAIL_PRICE", gst: 40 })],
      charges: [],
      split: "IGST",
    }).lines;
    expect(only?.trace.map(({ text }) => text)).toContain("IGST 40% on MRP");
  });

  it("rounds half a rupee up", () => {
    const { roundOff, payable } = priceOrder({
      lines: [line("A", { price: 150, gst: 0 })],
      charges: [],
      split: "IGST",
    });
    expect([roundOff, payable]).toEqual([50, 200]);
  });

  it("of free goods is nothing: no charge, no tax, no cess", () => {
    const [, free] = priceOrder({
      lines: [line("A", {}), line("B", { free: true, cess: 5, cessPerUnit: 1.5 })],
      charges: [{ name: "Delivery", amount: 5000 }],
      split: "CGST_SGST",
    }).lines;
    expect(free).toMatchObject({ taxable: 0, chargeShare: 0, cgst: 0, cess: 0, total: 0 });
  });

  it("has charges by quantity where every line is worth nothing, and none on a line worth nothing beside others", () => {
    const sharesOf = (lines: readonly PricedUnits[]) =>
      priceOrder({ lines, charges: [{ name: "Delivery", amount: 101 }], split: "IGST" }).lines.map(
        ({ chargeShare }) => chargeShare,
      );
    expect(sharesOf([line("A", { price: 0 }), line("B", { price: 0, units: 3 })])).toEqual([25, 76]);
    expect(sharesOf([line("A", { price: 0 }), line("B", { price: 5 })])).toEqual([0, 101]);
  });

  it("has cess of a unit to a hundredth of a paisa", () => {
    const { cess } = priceOrder({
      lines: [line("A", { units: 3, cessPerUnit: 0.0125, gst: 0 })],
      charges: [],
      split: "IGST",
    });
    expect(cess).toBe(4);
  });
});

it.each([
  ["27", "27", false, "CGST_SGST"],
  ["27", "29", false, "IGST"],
  ["27", "27", true, "IGST"],
  // The union territories without a legislature, and two that have one.
  ["04", "04", false, "CGST_UTGST"],
  ["26", "26", false, "CGST_UTGST"],
  ["31", "31", false, "CGST_UTGST"],
  ["35", "35", false, "CGST_UTGST"],
  ["38", "38", false, "CGST_UTGST"],
  ["07", "07", false, "CGST_SGST"],
  ["34", "34", false, "CGST_SGST"],
] as const)(
  "a supply from %s to %s (special zone: %s) bears %s",
  (supplierState, placeOfSupply, specialZone, split) => {
    expect(splitOfSupply({ supplierState, placeOfSupply, specialZone })).toBe(split);
  },
);

const lines = fc
  .array(
    fc.record({
      units: fc.integer({ min: 1, max: 5000 }),
      price: fc.integer({ min: 0, max: 5_000_000 }),
      gst: fc.constantFrom(0, 0.25, 3, 5, 18, 40),
      cess: fc.constantFrom(0, 1, 12, 60),
      free: fc.boolean(),
      percent: fc.integer({ min: 0, max: 100 }),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map((all) =>
    all.map(({ percent, ...one }, at) =>
      line(String(at), { ...one, mrp: one.price, discount: { type: "PERCENT", value: percent } }),
    ),
  );
const orders = fc.record({
  lines,
  charges: fc.array(fc.record({ name: fc.constant("Delivery"), amount: fc.integer({ min: 0, max: 100_000 }) }), {
    maxLength: 3,
  }),
  split: fc.constantFrom("CGST_SGST", "CGST_UTGST", "IGST"),
  pricesIncludeTax: fc.boolean(),
});

describe("whatever is ordered", () => {
  it("adds up: each line to its trace, the whole to its lines, the charges to their shares", () => {
    fc.assert(
      fc.property(orders, (order) => {
        const priced = priceOrder(order);
        for (const one of priced.lines) expect(one.trace.reduce((sum, { amount }) => sum + amount, 0)).toBe(one.total);
        const { taxable, cgst, sgst, igst, cess, roundOff, payable, charges } = priced;
        expect(taxable + cgst + sgst + igst + cess + roundOff).toBe(payable);
        expect(charges).toBe(order.charges.reduce((sum, { amount }) => sum + amount, 0));
        expect(payable % 100).toBe(0);
        expect(Math.abs(roundOff)).toBeLessThanOrEqual(50);
      }),
    );
  });

  it("has no share, tax or price below nothing, and no share off by more than half a paisa", () => {
    fc.assert(
      fc.property(orders, (order) => {
        const priced = priceOrder({ ...order, pricesIncludeTax: false });
        for (const [at, one] of priced.lines.entries()) {
          const { gst } = order.lines[at] ?? { gst: 0 };
          for (const amount of [one.taxable, one.chargeShare, one.cgst, one.sgst, one.igst, one.cess])
            expect(amount).toBeGreaterThanOrEqual(0);
          // Half a paisa of its own total, and half of the one before.
          expect(Math.abs(one.cgst + one.sgst + one.igst - (one.taxable * gst) / 100)).toBeLessThanOrEqual(2.0001);
        }
      }),
    );
  });
});
