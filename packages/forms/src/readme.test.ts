import { expect, it } from "vitest";
import { explainSave } from "./explain/index.ts";
import { chain, createEngine, date, defineForm, money, number, select, text } from "./index.ts";
import { lint } from "./lint/index.ts";
import { standardSchemaOf } from "./schema/index.ts";
import { validateSubmission } from "./server/index.ts";
import { explore, scenario } from "./testing/index.ts";

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

it("is in order, by its lint and its cases, as the README says", async () => {
  expect(lint(offerForm)).toEqual([]);
  expect(explore(offerForm).deadEnds).toEqual([]);
  const { run } = scenario(offerForm, "a flat discount needs no approver", {
    given: { title: "Diwali", discountType: "FLAT", discount: 50, approver: "u7" },
    hidden: ["approver"],
    dropped: ["approver"],
    errors: {},
  });
  await expect(run()).resolves.toBeUndefined();
});

it("explains and presents itself as the README says", async () => {
  const engine = createEngine(offerForm, {
    values: { title: "Diwali", discountType: "FLAT", discount: 5, ptr: 120, mrp: 110 },
  });
  expect(explainSave(engine).sentences).toEqual(["Save is blocked: PTR (120) must be at most MRP (110)."]);
  const { "~standard": standard } = standardSchemaOf(offerForm);
  expect(await standard.validate({})).toMatchObject({ issues: [{ path: ["title"] }, { path: ["discountType"] }] });
});
