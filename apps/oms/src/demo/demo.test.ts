import { formats, gstinCheckDigit } from "@o2r/forms/ready";
import { describe, expect, it } from "vitest";
import { chooseStates } from "./orders/certain-states.ts";
import { makeBeats } from "./parties/make-beats.ts";
import { openSketchbook } from "./make-images.ts";
import { makeKits } from "./make-kits.ts";
import { makeMasters } from "./make-masters.ts";
import { makeProducts } from "./make-products.ts";
import { makeRetailers } from "./parties/make-retailers.ts";
import { makeWarehouses } from "./warehouse/make-warehouses.ts";
import { cities } from "./places.ts";
import { seedRandom } from "./random.ts";
import { ranges } from "./ranges.ts";

const scene = { now: new Date("2026-11-21T04:00:00Z"), founderId: "01920000-0000-7000-8000-000000000001" };
const makeCatalogue = () => {
  const random = seedRandom("catalogue");
  const sketches = openSketchbook(scene, random);
  const masters = makeMasters(scene, random, sketches);
  const products = makeProducts(scene, random, masters, sketches);
  return { masters, products, kits: makeKits(random, products) };
};
const { masters, products, kits } = makeCatalogue();
const rows = [...products, ...kits].map(({ row }) => row);
const inCity = (city: string, pincode: string): boolean =>
  cities.some((place) => place.city === city && place.pincodes.includes(pincode));
const rightGstin = (gstin: string): boolean =>
  /^\d{2}[A-Z]{5}\d{4}[A-Z]1Z[0-9A-Z]$/.test(gstin) && gstinCheckDigit(gstin.slice(0, 14)) === gstin.slice(14);

it("is the same every time", () => {
  expect(makeCatalogue().products).toEqual(products);
  expect(makeWarehouses(scene)).toEqual(makeWarehouses(scene));
});

describe("the demo's products", () => {
  it("are about 600, over every range, with kits among them", () => {
    expect(rows.length).toBeGreaterThanOrEqual(600);
    expect(rows.length).toBeLessThan(720);
    expect(new Set(rows.map((row) => row.sub_category_id)).size).toBe(ranges.length);
    expect(kits.every(({ items }) => items.length === 3)).toBe(true);
  });

  it("keep the price chain, and can be sold at a profit after tax", () => {
    const wrong = rows.filter(({ o2rlp, pth, ptr, mrp }) => !(o2rlp > 0 && o2rlp <= pth && pth <= ptr && ptr <= mrp));
    expect(wrong).toEqual([]);
    const taxed = products.filter(({ row }) => Math.round(row.ptr * (1 + Number(row.gst) / 100)) > row.mrp);
    expect(taxed.map(({ row }) => row.name)).toEqual([]);
  });

  it("have names that fit, SKUs of their own and EANs with the right last digit", () => {
    expect(rows.filter(({ name }) => name.length > 50)).toEqual([]);
    expect(rows.filter(({ sku }) => !/^[A-Z0-9][A-Z0-9-]{0,23}$/.test(sku))).toEqual([]);
    expect(new Set(rows.map(({ sku }) => sku)).size).toBe(rows.length);
    const eans = rows.flatMap(({ ean }) => ean ?? []);
    expect(eans.filter((ean) => !formats.eanLength.test(ean) || !formats.eanChecksum.test(ean))).toEqual([]);
  });

  it("refer to brands, sub-categories and companies that are there", () => {
    const known = new Set([...masters.brands, ...masters.subCategories, ...masters.companies].map(({ id }) => id));
    const strays = rows.filter(
      (row) => ![row.brand_id, row.sub_category_id, row.company_id].every((id) => known.has(id ?? "")),
    );
    expect(strays).toEqual([]);
  });
});

describe("the demo's places and people", () => {
  const warehouses = makeWarehouses(scene);
  const { beats } = makeBeats(scene, warehouses);
  const retailers = makeRetailers(scene, warehouses, beats, undefined, [], 300);

  it("have central warehouses and hubs in several states, with right GSTINs and pincodes", () => {
    const of = (type: string) => warehouses.filter(({ row }) => row.type === type);
    expect(new Set(of("CWH").map(({ row }) => row.state)).size).toBe(of("CWH").length);
    expect([of("CWH").length >= 5, of("HUB").length]).toEqual([true, cities.length]);
    for (const { row, place } of warehouses) {
      expect([row.gst_number?.slice(0, 2), rightGstin(row.gst_number ?? ""), inCity(row.city, row.pincode)]).toEqual([
        place.code,
        true,
        true,
      ]);
    }
  });

  it("are retailers with mobile numbers, GSTINs and pincodes of the right form, each mobile once", () => {
    expect(new Set(retailers.map(({ mobile }) => mobile)).size).toBe(300);
    const wrong = retailers.filter(
      ({ mobile, gst_number, city, pincode }) =>
        !/^[6-9]\d{9}$/.test(mobile) || !inCity(city, pincode) || (gst_number && !rightGstin(gst_number)),
    );
    expect(wrong).toEqual([]);
  });

  it("are retailers on the beats of their hubs", () => {
    const hubs = new Map(beats.map(({ id, hub_id }) => [id, hub_id]));
    expect(retailers.filter(({ hub_id, beat_id }) => hubs.get(beat_id) !== hub_id)).toEqual([]);
  });
});

describe("the demo's orders", () => {
  it("are in every state that is promised, also where chance draws none of them", () => {
    const choose = chooseStates();
    const chosen = Array.from({ length: 240 }, (_, at) =>
      choose("CANCELLED", { age: 1, slotIn: at % 3 === 0 ? -1 : 1, isKept: at % 10 === 0 }),
    );
    const of = (state: string) => chosen.filter((one) => one === state).length;
    // As many are packed as seven shipments of two stops carry, and those that stay behind.
    expect(of("PACKED")).toBeGreaterThanOrEqual(16);
    for (const state of ["CONFIRMED", "ALLOCATED", "PARTIALLY_ALLOCATED", "ON_HOLD", "UNDELIVERED", "RESCHEDULED"])
      expect([state, of(state) >= 2]).toEqual([state, true]);
  });
});
