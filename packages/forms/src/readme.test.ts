import { expect, it } from "vitest";
import { chain, date, defineForm, money, number, select, text } from "./index.ts";
import { validateSubmission } from "./server/index.ts";

// The README's first form, so that its promises are kept.
const offerForm = defineForm({
  id: "offer",
  version: 1,
  fields: {
    title: text({ label: "Title", required: true, maxLength: 50 }),
    discountType: select({ label: "Discount type", options: ["PERCENT", "FLAT"], required: true }),
    discount: number({ label: "Discount", required: { field: "discountType", in: ["PERCENT", "FLAT"] } }),
    approver: text({ label: "Approver", visible: { field: "discountType", in: ["PERCENT"] }, required: true }),
    ptr: money({ label: "PTR" }),
    mrp: money({ label: "MRP" }),
    till: date({ label: "Valid till", min: { today: 0 } }),
  },
  rules: [
    chain(["ptr", "mrp"], "<=", [{ left: "PTR is above MRP", right: "MRP is below PTR" }]),
    { compare: ["discount", "<=", 100], when: { field: "discountType", in: ["PERCENT"] }, message: "At most 100%" },
  ],
});

it("refuses as the README says", async () => {
  const body = {
    title: "Diwali",
    discountType: "FLAT",
    discount: 500,
    approver: "u7",
    ptr: 5,
    mrp: "4",
    till: "2020-01-01",
  };
  const offer = await validateSubmission(offerForm, body, { today: "2026-11-21" });
  expect(offer.errors).toEqual([
    { field: "ptr", message: "PTR is above MRP", code: "compare" },
    { field: "mrp", message: "MRP is below PTR", code: "compare" },
    { field: "till", message: "Must be on or after 21-11-2026", code: "min" },
  ]);
  expect(offer.dropped).toEqual(["approver"]);
});
