import type { EligibleOrder } from "@o2r/api/contract/logistics";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ordersToShip, readOrdersToShip } from "./orders-to-ship.ts";
import { byBeat, everything, movedTo, sumOf } from "./shipment-plan.ts";

const order = (id: string, given: Partial<EligibleOrder> = {}): EligibleOrder => ({
  id,
  orderId: id,
  orderNumber: `RO07-26-${id}`,
  invoiceId: id,
  invoiceNumber: `H00/26-27/${id}`,
  retailerId: id,
  establishment: `Shop ${id}`,
  mobile: "9876500001",
  address: "Market road",
  city: "Pune",
  pincode: "411028",
  beatId: "east",
  beat: "East",
  lat: null,
  lng: null,
  orderSlot: "2026-11-24",
  paymentMode: "COD",
  attempts: 0,
  packs: 2,
  weight: 1500,
  volume: 9000,
  value: 10.1,
  due: 10.1,
  cod: 10.1,
  needsEwb: false,
  ewbNumber: null,
  ewbValidTill: null,
  ...given,
});

describe("orders that wait", () => {
  const all = [
    order("1"),
    order("2", { beatId: "a", beat: "Aundh", pincode: "411007" }),
    order("3", { beatId: null, beat: null }),
  ];
  const names = (...given: Parameters<typeof byBeat>) =>
    byBeat(...given).map(({ name, orders }) => [name, orders.map(({ id }) => id)]);

  it("stand beat by beat, those without one last, and without those that are chosen", () => {
    expect(names(all, [], everything)).toEqual([
      ["Aundh", ["2"]],
      ["East", ["1"]],
      ["No beat", ["3"]],
    ]);
    expect(names(all, ["2", "3"], everything)).toEqual([["East", ["1"]]]);
  });

  it("are found by words of their number, shop, beat and pincode, by day and by payment", () => {
    expect(names(all, [], { ...everything, words: "aundh 411007" })).toEqual([["Aundh", ["2"]]]);
    expect(names(all, [], { ...everything, payment: "CREDIT" })).toEqual([]);
    expect(names(all, [], { ...everything, slot: "2026-11-25" })).toEqual([]);
  });

  it("add up to the paisa", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10_000_000 }), { maxLength: 30 }), (paise) => {
        const { value, packs } = sumOf(paise.map((worth, at) => order(String(at), { value: worth / 100 })));
        expect(Math.round(value * 100)).toBe(paise.reduce((sum, worth) => sum + worth, 0));
        expect(packs).toBe(paise.length * 2);
      }),
    );
  });
});

it("a stop that is moved leaves the others in their order", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 9 }), fc.nat(8), fc.nat(8), (ids, from, to) => {
      const moved = ids[from % ids.length] ?? "";
      const after = movedTo(ids, moved, to % ids.length);
      expect(after[to % ids.length]).toBe(moved);
      expect(after.filter((id) => id !== moved)).toEqual(ids.filter((id) => id !== moved));
    }),
  );
});

it("orders are taken along to it, and whoever comes without brings none", () => {
  expect(readOrdersToShip(ordersToShip(["1", "2"]))).toEqual(["1", "2"]);
  for (const state of [null, undefined, "1", {}, { ordersToShip: "1" }]) expect(readOrdersToShip(state)).toEqual([]);
});
