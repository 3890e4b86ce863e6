import { expect, it } from "vitest";
import { priceWarnings, ptrAboveMrp } from "./price-warning.ts";

it("warns with the taxed PTR when it exceeds MRP, to the paisa", () => {
  expect(ptrAboveMrp({ ptr: 480, mrp: 490, gst: 5, cess: 0 })).toBe(504);
  expect(ptrAboveMrp({ ptr: 452, mrp: 485, gst: 5, cess: 0 })).toBeNull();
  expect(ptrAboveMrp({ ptr: 100, mrp: 130, gst: 28, cess: 12 })).toBe(140);
});

it("warns beside the error too, where PTR itself is above MRP", () => {
  expect(ptrAboveMrp({ ptr: 492, mrp: 480, gst: 5, cess: 0 })).toBe(516.6);
});

it("says nothing while a figure is missing", () => {
  expect(ptrAboveMrp({ ptr: undefined, mrp: 490, gst: 5, cess: 0 })).toBeNull();
  expect(ptrAboveMrp({ ptr: 500, mrp: undefined, gst: 5, cess: 0 })).toBeNull();
});

it("says it at PTR, in rupees as they are written in India", () => {
  expect(priceWarnings({ ptr: 120_000, mrp: 130_000, gst: 12, cess: 0 })).toEqual([
    { field: "formRlp", message: "PTR with 12% tax is ₹1,34,400, above MRP." },
  ]);
  expect(priceWarnings({ ptr: 452, mrp: 485, gst: 5, cess: 0 })).toEqual([]);
});

it("PTR of what is taxed on its printed price is added the tax that the printed price holds, and cess by the unit", () => {
  // ₹40 of ₹140 are tax, whatever the PTR is.
  expect(ptrAboveMrp({ ptr: 100, mrp: 140, gst: 40, cess: 0, taxBase: "RETAIL_PRICE" })).toBeNull();
  expect(ptrAboveMrp({ ptr: 101, mrp: 140, gst: 40, cess: 0, taxBase: "RETAIL_PRICE" })).toBe(141);
  expect(ptrAboveMrp({ ptr: 100, mrp: 105, gst: 5, cess: 0, cessPerUnit: 0.0125 })).toBe(105.01);
  expect(priceWarnings({ ptr: 101, mrp: 140, gst: 40, cess: 0, taxBase: "RETAIL_PRICE" })).toEqual([
    { field: "formRlp", message: "PTR with 40% tax on MRP is ₹141, above MRP." },
  ]);
});
