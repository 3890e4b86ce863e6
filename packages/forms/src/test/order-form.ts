import { defineForm, list, money, number, onOff, select, text } from "../index.ts";

/** Rows that read the form, and a form that reads its rows. */
export const orderForm = defineForm({
  id: "test-order",
  version: 1,
  fields: {
    mrp: money({ label: "MRP" }),
    locked: onOff({ label: "Locked" }),
    bare: onOff({ label: "Bare" }),
    lines: list({
      label: "Lines",
      row: "Line",
      minItems: 1,
      maxItems: 3,
      unique: ["sku"],
      visible: { field: "bare", in: [false] },
      readOnly: { field: "locked", filled: true },
      fields: {
        sku: text({ label: "SKU", required: true }),
        qty: number({ label: "Quantity", min: 1 }),
        unit: select({ label: "Unit", options: ["kg", "pc"], visible: { field: "qty", filled: true }, required: true }),
        rate: money({ label: "Rate" }),
        amount: money({ label: "Amount", readOnly: true, derive: { by: "times", from: ["qty", "rate"] } }),
        cap: money({ label: "Cap", required: { field: "/mrp", filled: true } }),
      },
      rules: [
        { compare: ["cap", "<=", "/mrp"], message: "Above the MRP of {value}" },
        { compare: ["rate", "<=", "cap"], message: { left: "Rate is above the cap", right: "Cap is below the rate" } },
      ],
    }),
    total: money({ label: "Total", readOnly: true, derive: { by: "sum", from: ["lines.amount"] } }),
    most: number({ label: "Most", required: { anyFilled: ["lines.unit"] } }),
  },
  rules: [
    {
      compare: ["most", ">=", { sum: "lines.qty" }],
      message: { left: "Less than {value}", right: "Too many together" },
    },
    { compare: [{ count: "lines" }, "!=", 2], message: "Two lines bring bad luck" },
  ],
});

export const line = { sku: "a", qty: 2, unit: "kg", rate: 5, cap: 9 };
