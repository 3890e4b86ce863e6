import { expect, it } from "vitest";
import { ptrAboveMrp } from "./price-warning.ts";

it("warns with the taxed PTR when it exceeds MRP, to the paisa", () => {
  expect(ptrAboveMrp({ ptr: 480, mrp: 490, gst: 5, cess: 0 })).toBe(504);
  expect(ptrAboveMrp({ ptr: 452, mrp: 485, gst: 5, cess: 0 })).toBeNull();
  expect(ptrAboveMrp({ ptr: 100, mrp: 130, gst: 28, cess: 12 })).toBe(140);
});

it("says nothing while a figure is missing, or where PTR itself is above MRP, which is an error of its own", () => {
  expect(ptrAboveMrp({ ptr: undefined, mrp: 490, gst: 5, cess: 0 })).toBeNull();
  expect(ptrAboveMrp({ ptr: 500, mrp: 490, gst: 5, cess: 0 })).toBeNull();
});
