import { createEngine, date, defineForm, list, money, number, select, step, text } from "../index.ts";
import type { RawValues } from "../index.ts";
import { ready } from "../ready/index.ts";
import { rows } from "../rows/index.ts";
import { offerForm } from "./product-form.ts";

/** An offer, some of whose fields are hidden or required by others. */
export const offer = (values: RawValues) => createEngine(offerForm, { values, today: "2026-11-21", registry: ready });

/** An order in which rows, sums and facts of the caller decide. */
const order = defineForm({
  id: "order",
  version: 1,
  fields: {
    kind: select({
      label: "Kind",
      options: [
        { value: "A", label: "Retail" },
        { value: "B", label: "Hub" },
      ],
    }),
    mrp: money({ label: "MRP" }),
    slot: date({ label: "Slot", max: "none" }),
    lines: list({
      label: "Lines",
      row: "Line",
      visible: { field: "kind", filled: true },
      readOnly: { field: "kind", in: ["B"] },
      fields: {
        qty: number({ label: "Quantity" }),
        unit: text({ label: "Unit", visible: { field: "qty", filled: true } }),
        price: money({ label: "Price", required: { field: "/mrp", filled: true } }),
      },
      rules: [{ compare: ["price", "<=", "/mrp"], message: "Too dear" }],
    }),
    total: number({ label: "Total", readOnly: true, derive: { by: "sum", from: ["lines.qty"] } }),
    code: text({ label: "Code", derive: { by: "upperSnake", from: ["title"] } }),
    title: text({
      label: "Title",
      enabled: { compare: ["total", "<", 100] },
      messages: { enabled: "Large orders have no title." },
    }),
  },
  rules: [
    { compare: [{ sum: "lines.qty" }, "<=", 10], message: "Too many" },
    { compare: ["slot", ">=", { today: 1 }], message: "Too early", when: { fact: "mode", in: ["create"] } },
    { compare: ["slot", ">=", { today: 2 }], message: "Too early", when: { fact: "mode", in: ["edit"] } },
  ],
  steps: [step("head", "Head", ["kind", "mrp", "slot"]), step("lines", "Lines", ["lines", "total"])],
});

export const orders = (values: RawValues, facts = { mode: "edit" }) =>
  createEngine(order, { values, facts, today: "2026-11-21", registry: { ...ready, lists: rows } });
