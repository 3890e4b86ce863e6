import { expect, it } from "vitest";
import { createEngine } from "../index.ts";
import { goodProduct, offerForm, productForm } from "../test/product-form.ts";
import { explain } from "./index.ts";

const offer = (values: Record<string, unknown>) => createEngine(offerForm, { values, today: "2026-11-21" });

it("says why a field is hidden, and when it shows", () => {
  expect(explain(offer({ discountType: "VALUE", zone: "W" }), "zone").sentences).toEqual([
    "Zone is hidden because Discount type is VALUE. It shows when Discount type is PERCENT. Its value is kept here, but not sent.",
  ]);
});

it("says why a field is closed", () => {
  expect(explain(offer({}), "code").sentences).toEqual([
    "Code is closed because Discount type is empty. It opens when Discount type is VALUE.",
  ]);
});

it("says why a field is required, and what blocks saving", () => {
  expect(explain(offer({ pan: "ABCDE1234F" }), "gstin").sentences).toEqual([
    "GSTIN is required because PAN is filled.",
    "Saving is blocked: This field is required.",
  ]);
  expect(explain(createEngine(productForm, { values: goodProduct }), "formProductHsn").sentences).toEqual([
    "HSN is always required.",
  ]);
});

it("says what a derived field is worked out from", () => {
  expect(explain(createEngine(productForm, { values: goodProduct }), "formProductVolume").sentences).toEqual([
    "Volume is worked out from Length, Width, Height.",
  ]);
});

it("gives the values read and what was wanted beside the words", () => {
  expect(explain(offer({ discountType: "VALUE" }), "zone").visible).toEqual({
    holds: false,
    because: [
      {
        condition: { field: "discountType", in: ["PERCENT"] },
        read: [{ name: "discountType", value: "VALUE" }],
        holds: false,
      },
    ],
  });
});
