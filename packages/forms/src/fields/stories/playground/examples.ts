import { chain, date, defineForm, formula, list, money, number, onOff, section, select, text } from "../../../index.ts";

const offer = defineForm({
  id: "offer",
  version: 1,
  fields: {
    title: text({ label: "Title", required: true, maxLength: 50 }),
    discountType: select({ label: "Discount type", options: ["PERCENT", "FLAT"], required: true }),
    discount: number({ label: "Discount", required: { field: "discountType", in: ["PERCENT", "FLAT"] } }),
    approver: text({ label: "Approver", visible: { field: "discountType", in: ["PERCENT"] }, required: true }),
    ptr: money({ label: "PTR" }),
    mrp: money({ label: "MRP" }),
    till: date({ label: "Valid till", min: { today: 0 }, max: "none" }),
  },
  rules: [
    chain(["ptr", "mrp"], "<=", [{ left: "PTR is above MRP", right: "MRP is below PTR" }]),
    { compare: ["discount", "<=", 100], when: { field: "discountType", in: ["PERCENT"] }, message: "At most 100%" },
  ],
});

const supplier = defineForm({
  id: "supplier",
  version: 1,
  fields: {
    code: text({ label: "Code", required: true, readOnly: { fact: "mode", in: ["edit"] } }),
    name: text({ label: "Name", required: true }),
    mobile: text({ label: "Mobile", checks: ["mobile"] }),
    registered: onOff({ label: "Registered for GST" }),
    gstin: text({
      label: "GSTIN",
      visible: { field: "registered", filled: true },
      required: true,
      checks: ["gstin"],
    }),
  },
  sections: [section("who", "Supplier", ["code", "name", "mobile"]), section("tax", "Tax", ["registered", "gstin"])],
});

const basket = defineForm({
  id: "basket",
  version: 1,
  fields: {
    lines: list({
      label: "Lines",
      row: "Line",
      minItems: 1,
      maxItems: 5,
      fields: {
        sku: text({ label: "SKU", required: true }),
        qty: number({ label: "Quantity", min: 1, required: true }),
        rate: money({ label: "Rate", required: true }),
        amount: money({ label: "Amount", readOnly: true, derive: formula({ multiply: ["qty", "rate"] }) }),
      },
    }),
    total: money({ label: "Total", readOnly: true, derive: { by: "sum", from: ["lines.amount"] } }),
  },
});

/** Works, and yet nobody can ever fill it in: what lint is for. */
const mistaken = defineForm({
  id: "mistaken",
  version: 1,
  fields: {
    kind: select({ label: "Kind", options: ["SHOP", "CHAIN"], required: true }),
    branches: number({ label: "Branches", visible: { field: "kind", in: ["CHIAN"] }, required: true }),
    least: number({ label: "Least", min: 10, max: 5 }),
  },
});

/** What the playground begins with, by name. */
export const examples = {
  "An offer: conditions and comparisons": offer,
  "A supplier: sections, facts and formats": supplier,
  "A basket: rows and what is calculated": basket,
  "With mistakes, for lint": mistaken,
} as const;

export type ExampleName = keyof typeof examples;

/** As it is shown for editing. */
export const textOfExample = (name: ExampleName): string => JSON.stringify(examples[name], null, 2);
