import { list, money, number, select, text } from "../../definition/builders.ts";
import { defineForm } from "../../definition/form.ts";
import { scenario } from "../scenario.ts";

const form = defineForm({
  id: "conformance-rows",
  version: 1,
  fields: {
    mrp: money({ label: "MRP" }),
    lines: list({
      label: "Lines",
      row: "Line",
      visible: { field: "mrp", filled: true },
      required: true,
      maxItems: 3,
      unique: ["sku"],
      fields: {
        sku: text({ label: "SKU", required: true }),
        qty: number({ label: "Quantity" }),
        unit: select({ label: "Unit", options: ["kg", "pc"], visible: { field: "qty", filled: true }, required: true }),
        price: money({ label: "Price", required: { compare: ["/mrp", ">", 100] } }),
      },
      rules: [{ compare: ["price", "<=", "/mrp"], message: "above {value}" }],
    }),
    total: number({ label: "Total", readOnly: true, derive: { by: "sum", from: ["lines.qty"] } }),
    note: text({ label: "Note", required: { field: "lines.unit", in: ["pc"] } }),
  },
  rules: [{ compare: [{ sum: "lines.qty" }, "<=", 10], message: "together {value} at most" }],
});

const line = { sku: "a", qty: "2", unit: "kg", price: "5" };

export const rows = [
  scenario(form, "a hidden list takes its rows along", {
    given: { lines: [line] },
    dropped: ["lines"],
    errors: {},
    values: {},
  }),
  scenario(form, "a list that must have rows has at least one", {
    given: { mrp: "10" },
    errors: { lines: "This field is required" },
  }),
  scenario(form, "each row keeps its own rules, and is named by its place", {
    given: { mrp: "10", lines: [line, { sku: "", qty: "1", price: "11" }, { sku: "c", unit: "pc" }] },
    hidden: ["lines.2.unit"],
    errors: {
      "lines.1.sku": "This field is required",
      "lines.1.unit": "This field is required",
      "lines.1.price": "above 10",
    },
  }),
  scenario(form, "a row reads the form", {
    given: { mrp: "200", lines: [{ sku: "a" }] },
    errors: { "lines.0.price": "This field is required" },
  }),
  scenario(form, "the form reads its rows: what is worked out, and what is wanted", {
    given: { mrp: "10", lines: [line, { sku: "b", qty: "3", unit: "pc" }] },
    errors: { note: "Field is required" },
  }),
  scenario(form, "a row's own id goes along, and what a row hides stays behind", {
    given: {
      mrp: "10",
      lines: [
        { id: "7", ...line },
        { sku: "b", unit: "kg" },
      ],
    },
    dropped: ["lines.1.unit"],
    errors: {},
    values: { mrp: 10, lines: [{ id: "7", sku: "a", qty: 2, unit: "kg", price: 5 }, { sku: "b" }], total: 2 },
  }),
  scenario(form, "what may stand once stands once, and together there may be too many", {
    given: {
      mrp: "10",
      lines: [
        { ...line, qty: "6" },
        { ...line, qty: "6" },
      ],
    },
    errors: {
      lines: "together 10 at most",
      "lines.0.sku": "Stands in this list already",
      "lines.1.sku": "Stands in this list already",
    },
  }),
  scenario(form, "what is no row is refused with its list", {
    given: { mrp: "10", lines: ["nonsense"] },
    errors: { lines: "This value cannot be read" },
  }),
];
