import { describe, expect, it } from "vitest";
import { createEngine, defineForm, list, money, number, text, type RawValues } from "../../index.ts";
import { ready } from "../../ready/index.ts";
import { rows } from "../../rows/index.ts";
import { validateSubmission } from "../../server/index.ts";

const order = defineForm({
  id: "order",
  version: 1,
  fields: {
    most: number({ label: "Most" }),
    lines: list({
      label: "Lines",
      row: "Line",
      fields: {
        sku: text({ label: "SKU", required: true }),
        price: money({ label: "Price" }),
        batches: list({
          label: "Batches",
          row: "Batch",
          unique: ["code"],
          minItems: 1,
          visible: { field: "sku", filled: true },
          fields: {
            code: text({ label: "Code", required: true }),
            qty: number({ label: "Quantity", min: 1, required: { field: "../price", filled: true } }),
            cost: money({ label: "Cost", visible: { field: "/most", filled: true } }),
          },
          rules: [
            { compare: ["cost", "<=", "../price"], message: "Above the price {value}" },
            { compare: ["qty", "<=", "/most"], message: "Above the most" },
          ],
        }),
        count: number({ label: "Of all batches", readOnly: true, derive: { by: "sum", from: ["batches.qty"] } }),
      },
      rules: [{ compare: [{ sum: "batches.qty" }, "<=", 50], message: "At most 50 of one" }],
    }),
    total: number({ label: "Total", readOnly: true, derive: { by: "sum", from: ["lines.batches.qty"] } }),
  },
  rules: [{ compare: [{ count: "lines.batches" }, "<=", 9], message: "Too many batches" }],
});
const registry = { ...ready, lists: rows };
const values = (): RawValues => ({
  most: 40,
  lines: [
    {
      id: "l1",
      sku: "ATTA",
      price: 10,
      batches: [
        { id: "b1", code: "x", qty: 5, cost: 9 },
        { id: "b2", code: "y", qty: 6 },
      ],
    },
    { id: "l2", sku: "DAL", batches: [{ id: "b1", code: "x", qty: 7 }] },
  ],
});
const engineOf = (given: RawValues = values()) => createEngine(order, { values: given, registry });

describe("lists in lists", () => {
  it("are addressed by the ids of both rows, and sum up in the row and in the form", () => {
    const engine = engineOf();
    expect(engine.addresses().filter((address) => address.endsWith("qty"))).toEqual([
      "lines.l1.batches.b1.qty",
      "lines.l1.batches.b2.qty",
      "lines.l2.batches.b1.qty",
    ]);
    expect(["lines.l1.count", "lines.l2.count", "total"].map((address) => engine.value(address))).toEqual([11, 7, 18]);
    expect(engine.validate()).toEqual([]);
    expect(engine.pruned().values).toMatchObject(values());
  });

  it("let a key touch its own row, the row around and what sums it up, and no other row", () => {
    const engine = engineOf();
    const { evaluated } = engine.set("lines.l1.batches.b1.qty", "9");
    // The cell, the list that is summed up, the count of its line, and the total.
    expect(evaluated).toBeLessThanOrEqual(5);
    expect(["lines.l1.count", "lines.l2.count", "total"].map((address) => engine.value(address))).toEqual([15, 7, 22]);
    const price = engine.set("lines.l1.price", "8");
    expect(price.evaluated).toBeLessThanOrEqual(5);
    expect(engine.problem("lines.l1.batches.b1.cost")).toMatchObject({ message: "Above the price 8" });
    expect(engine.set("lines.l2.batches.b1.code", "z").evaluated).toBe(1);
  });

  it("are judged within their own row: what repeats, how many, sums, and what rules name", () => {
    const engine = engineOf();
    engine.set("lines.l1.batches.b2.code", "x");
    engine.set("lines.l2.batches.b1.qty", "41");
    engine.set("lines.l1.batches.b1.qty", "");
    expect(engine.validate().map(({ field, label, message }) => [field, label, message])).toEqual([
      ["lines.l1.batches.b1.code", "Line 1: Batch 1: Code", "Stands in this list already"],
      ["lines.l1.batches.b1.qty", "Line 1: Batch 1: Quantity", "This field is required"],
      ["lines.l1.batches.b2.code", "Line 1: Batch 2: Code", "Stands in this list already"],
      ["lines.l2.batches.b1.qty", "Line 2: Batch 1: Quantity", "Above the most"],
    ]);
    engine.removeRow("lines.l2.batches", "b1");
    expect(engine.problem("lines.l2.batches")).toMatchObject({ code: "minItems" });
    engine.set("most", "90");
    engine.set("lines.l1.batches.b2.qty", "60");
    expect(engine.problem("lines.l1.batches")).toMatchObject({ message: "At most 50 of one" });
  });

  it("come, go and move with their rows, which keep their ids", () => {
    const engine = engineOf();
    const added = engine.addRow("lines.l2.batches", { code: "n", qty: "2" });
    expect(engine.value("total")).toBe(20);
    engine.moveRow("lines.l2.batches", added, 0);
    engine.moveRow("lines", "l2", 0);
    expect(engine.wireName(`lines.l2.batches.${added}.qty`)).toBe("lines.0.batches.0.qty");
    const copy = engine.copyRow("lines", "l2");
    expect(engine.raw(`lines.${copy}.batches`)).toEqual(
      [
        { code: "n", qty: "2", cost: undefined },
        { code: "x", qty: 7, cost: undefined },
      ].map(({ cost: _, ...rest }) => ({ ...rest, cost: undefined })),
    );
    expect(engine.value("total")).toBe(29);
    const gone = engine.removeRow("lines", "l2");
    expect(engine.value("total")).toBe(20);
    expect(engine.field(`lines.l2.batches.${added}.qty`).visible).toBe(false);
    expect(engine.set("lines.l2.batches.b1.qty", "3")).toMatchObject({ evaluated: 0 });
    engine.addRow("lines", gone?.values, gone?.at);
    expect(engine.value("total")).toBe(29);
    expect(engine.raw("lines")).toHaveLength(3);
  });

  it("are told as changes, and take the refusals of the service by places", () => {
    const engine = engineOf();
    expect(engine.changes()).toEqual([]);
    engine.set("lines.l1.batches.b2.qty", "7");
    engine.removeRow("lines.l2.batches", "b1");
    expect(engine.changes().map(({ field }) => field)).toEqual([
      "lines.l1.batches.b2.qty",
      "lines.l1.count",
      "lines.l2.batches",
      "lines.l2.count",
      "total",
    ]);
    engine.pruned();
    engine.moveRow("lines", "l2", 0);
    engine.setServerErrors([{ field: "lines.0.batches.1.qty", message: "Not in stock" }]);
    expect(engine.form().problems).toMatchObject([
      { field: "lines.l1.batches.b2.qty", label: "Line 2: Batch 2: Quantity", message: "Not in stock" },
    ]);
    engine.rebase();
    expect(engine.changes()).toEqual([]);
  });

  it("are hidden, closed and fixed with what is around them", () => {
    const engine = engineOf();
    engine.set("lines.l1.sku", "");
    expect(engine.field("lines.l1.batches.b1.qty").visible).toBe(false);
    expect(engine.value("total")).toBe(7);
    engine.set("lines.l1.sku", "ATTA");
    expect(engine.value("total")).toBe(18);
  });
});

describe("the service", () => {
  it("judges lists in lists with the browser's words at their places, and drops what is hidden", async () => {
    const body = {
      most: 5,
      lines: [
        { sku: "", batches: [{ code: "x", qty: 1 }] },
        {
          sku: "A",
          price: 3,
          batches: [
            { code: "x", qty: 6, cost: 4 },
            { code: "x", extra: 1 },
          ],
        },
        { sku: "B", batches: [] },
      ],
    };
    const { errors, dropped } = await validateSubmission(order, body);
    expect(errors.map(({ field, message }) => [field, message])).toEqual([
      ["lines.0.sku", "This field is required"],
      ["lines.1.batches.0.code", "Stands in this list already"],
      ["lines.1.batches.0.qty", "Above the most"],
      ["lines.1.batches.0.cost", "Above the price 3"],
      ["lines.1.batches.1.code", "Stands in this list already"],
      ["lines.1.batches.1.qty", "This field is required"],
      ["lines.2.batches", "Needs at least 1 entries"],
      ["lines.1.batches.1.extra", "This field is not known"],
    ]);
    expect(dropped).toEqual(["lines.0.batches"]);
    expect(await validateSubmission(order, values())).toMatchObject({ ok: true, values: { ...values(), total: 18 } });
  });

  it("keeps what is read-only in rows of rows as the stored row has it", async () => {
    const form = defineForm({
      id: "fixed",
      version: 1,
      fields: {
        lines: list({
          label: "Lines",
          fields: {
            batches: list({
              label: "Batches",
              fields: { code: text({ label: "Code" }), floor: number({ label: "Floor", readOnly: true }) },
              rules: [{ compare: ["floor", "<", 5], message: "Too high" }],
            }),
            seals: list({ label: "Seals", readOnly: true, fields: { no: text({ label: "No" }) } }),
          },
          rules: [{ compare: [{ count: "seals" }, "<", 2], message: "Too many seals" }],
        }),
      },
    });
    const current = {
      lines: [{ id: "1", batches: [{ id: "b", floor: 9 }], seals: [{ no: "s1" }, { no: "s2" }] }],
    };
    const body = { lines: [{ id: "1", batches: [{ id: "b", floor: 1 }, { floor: 8 }], seals: [] }] };
    const { errors } = await validateSubmission(form, body, { current });
    expect(errors.map(({ field, message }) => [field, message])).toEqual([
      ["lines.0.batches.0.floor", "Too high"],
      ["lines.0.seals", "Too many seals"],
    ]);
  });

  it("cuts lists in lists that are far too long", async () => {
    const lines = [
      { sku: "A", batches: Array.from({ length: 200_000 }, (_, code) => ({ code: String(code), qty: 1 })) },
    ];
    const { errors } = await validateSubmission(order, { lines });
    expect(errors.map(({ field, code }) => [field, code])).toContainEqual(["lines.0.batches", "count"]);
  });
});
