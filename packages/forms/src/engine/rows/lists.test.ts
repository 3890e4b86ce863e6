import { describe, expect, it } from "vitest";
import { createEngine, defineForm, list, number, text } from "../../index.ts";
import type { Engine, RawValues } from "../../index.ts";
import { ready } from "../../ready/index.ts";
import { rows } from "../../rows/index.ts";
import { line, orderForm } from "../../test/order-form.ts";

const times = (qty: unknown, rate: unknown) =>
  typeof qty === "number" && typeof rate === "number" ? qty * rate : undefined;
const registry = { ...ready, derivations: { ...ready.derivations, times }, lists: rows };
const order = (values: RawValues = {}): Engine => createEngine(orderForm, { values, registry });
const three = () =>
  order({
    lines: [
      { id: "x", ...line },
      { id: "y", ...line, sku: "b" },
      { ...line, sku: "c" },
    ],
    most: 9,
    mrp: 9,
  });
const messages = (engine: Engine) =>
  Object.fromEntries(engine.validate().map(({ field, message }) => [engine.wireName(field), message]));

describe("rows", () => {
  it("keep the id of their key, and get one where they have none", () => {
    expect(three().field("lines").rows).toEqual(["x", "y", "r1"]);
    const digits = order({ lines: [{ id: 7, sku: "a" }, { id: "7", sku: "b" }, { id: "../x", sku: "c" }, { id: "" }] });
    expect(digits.field("lines").rows).toEqual(["k7", "r1", "r2", "r3"]);
    expect(digits.pruned().values["lines"]).toMatchObject([{ id: "7" }, { id: "7" }, { id: "../x" }, {}]);
  });

  it("judge their cells by bare names of the row and by names of the form", () => {
    const engine = three();
    engine.set("lines.y.cap", "12");
    engine.set("lines.y.rate", "15");
    engine.set("lines.r1.qty", "");
    expect(messages(engine)).toEqual({
      "lines.1.rate": "Rate is above the cap",
      "lines.1.cap": "Above the MRP of 9",
    });
    expect(engine.field("lines.r1.unit").visible).toBe(false);
    engine.set("mrp", "");
    expect(engine.field("lines.x.cap").required).toBe(false);
  });

  it("are judged again when their list can be changed again, also where the same field opens the cell", () => {
    const form = defineForm({
      id: "kept",
      version: 1,
      fields: {
        stage: number({ label: "Stage" }),
        lines: list({
          label: "Lines",
          readOnly: { compare: ["stage", "<", 3] },
          fields: { qty: number({ label: "Qty", enabled: { field: "/stage", filled: false } }) },
        }),
      },
    });
    const engine = createEngine(form, { values: { stage: 0, lines: [{ id: "x", qty: "many" }] }, registry });
    expect(engine.validate()).toEqual([]);
    engine.set("stage", "");
    expect(messages(engine)).toEqual({ "lines.0.qty": "This value cannot be read" });
    expect(engine.field("lines.x.qty").readOnly).toBe(false);
  });

  it("name a refusal by the row's name and place", () => {
    const engine = three();
    engine.set("lines.y.sku", "");
    engine.validate({ show: true });
    expect(engine.form().problems).toEqual([
      { field: "lines.y.sku", label: "Line 2: SKU", code: "required", message: "This field is required" },
    ]);
    engine.moveRow("lines", "y", 0);
    expect(engine.form().problems[0]?.label).toBe("Line 1: SKU");
  });

  it("let the form read their columns, wherever they come from and go", () => {
    const engine = three();
    expect(engine.value("total")).toBe(30);
    engine.set("lines.x.qty", "3");
    expect(engine.value("total")).toBe(35);
    engine.removeRow("lines", "y");
    expect(engine.value("total")).toBe(25);
    engine.set("bare", true);
    expect(engine.value("total")).toBeUndefined();
    expect(engine.field("most").required).toBe(false);
    engine.set("bare", false);
    expect(engine.value("total")).toBe(25);
    engine.set("lines", []);
    expect(engine.value("total")).toBeUndefined();
  });

  it("stand in comparisons of the form as a sum and a number, which blame the list", () => {
    const engine = three();
    engine.set("most", "5");
    expect(messages(engine)).toEqual({ most: "Less than 6", lines: "Too many together" });
    engine.removeRow("lines", "r1");
    expect(messages(engine)).toEqual({ lines: "Two lines bring bad luck" });
  });

  it("are added, moved, copied, removed and put back, each staying itself", () => {
    const engine = three();
    const added = engine.addRow("lines", { sku: "d" }, 1);
    expect(engine.field("lines").rows).toEqual(["x", added, "y", "r1"]);
    engine.moveRow("lines", "r1", 0);
    expect(engine.field("lines").rows).toEqual(["r1", "x", added, "y"]);
    const copy = engine.copyRow("lines", "x");
    expect(engine.field("lines").rows).toEqual(["r1", "x", copy, added, "y"]);
    expect(engine.value(`lines.${copy}.rate`)).toBe(5);
    expect(engine.pruned().values["lines"]).toMatchObject([{}, { id: "x" }, { sku: "a" }, {}, { id: "y" }]);
    engine.set("lines.y.qty", "4");
    const gone = engine.removeRow("lines", "y");
    expect(gone).toMatchObject({ at: 4, values: { id: "y", qty: "4" } });
    engine.addRow("lines", gone?.values, gone?.at);
    expect(engine.field("lines").rows).toEqual(["r1", "x", copy, added, "y"]);
    expect(engine.changes()).toContainEqual({ field: "lines.y.qty", label: "Line 5: Quantity", before: 2, after: 4 });
  });

  it("may not be too few nor too many, nor repeat what is unique", () => {
    const engine = order({ most: 9 });
    expect(messages(engine)).toEqual({ lines: "Needs at least 1 entries" });
    for (const sku of ["a", "b", "a", "c"]) engine.addRow("lines", { ...line, sku, qty: 1 });
    expect(messages(engine)).toEqual({
      lines: "Can't have more than 3 entries",
      "lines.0.sku": "Stands in this list already",
      "lines.2.sku": "Stands in this list already",
    });
    engine.set("lines.r3.sku", "d");
    engine.removeRow("lines", "r4");
    expect(messages(engine)).toEqual({});
    engine.set("lines.r1.sku", "b");
    engine.removeRow("lines", "r2");
    engine.addRow("lines", { ...line, sku: "e", qty: 1 });
    expect(messages(engine)).toEqual({});
  });

  it("repeat nothing in the words of the column, else of the list", () => {
    const form = defineForm({
      id: "words",
      version: 1,
      fields: {
        lines: list({
          label: "Lines",
          unique: ["sku", "code"],
          messages: { unique: "Twice in these lines" },
          fields: { sku: text({ label: "SKU" }), code: text({ label: "Code", messages: { unique: "Code is taken" } }) },
        }),
      },
    });
    const lines = [
      { sku: "a", code: "x" },
      { sku: "a", code: "x" },
    ];
    expect(messages(createEngine(form, { registry: { lists: rows }, values: { lines } }))).toEqual({
      "lines.0.sku": "Twice in these lines",
      "lines.0.code": "Code is taken",
      "lines.1.sku": "Twice in these lines",
      "lines.1.code": "Code is taken",
    });
  });

  it("are told apart by groups of columns, of which an empty one repeats nothing", () => {
    const form = defineForm({
      id: "groups",
      version: 1,
      fields: {
        lines: list({
          label: "Lines",
          unique: [["sku", "size"]],
          fields: { sku: text({ label: "SKU" }), size: number({ label: "Size" }) },
        }),
      },
    });
    const engine = createEngine(form, {
      registry: { lists: rows },
      values: {
        lines: [
          { sku: "a", size: 1 },
          { sku: "a", size: "1" },
          { sku: "a", size: 2 },
          { sku: "b" },
          { sku: "b", size: "" },
        ],
      },
    });
    expect(Object.keys(messages(engine))).toEqual(["lines.0.sku", "lines.1.sku"]);
  });

  it("are hidden and fixed with their list", () => {
    const engine = three();
    engine.set("locked", true);
    expect(engine.field("lines.x.qty").readOnly).toBe(true);
    engine.set("bare", true);
    expect(engine.field("lines.x.qty").visible).toBe(false);
    expect(engine.pruned()).toMatchObject({ dropped: ["lines"] });
    expect(engine.pruned().values).not.toHaveProperty("lines");
    expect(messages(engine)).toEqual({});
  });

  it("are read one by one, or not at all", () => {
    for (const bad of ["x", 7, {}, [1], [[]], [null]]) {
      expect(messages(order({ lines: bad }))).toMatchObject({ lines: "This value cannot be read" });
    }
    const many = order({ lines: Array.from({ length: 10_001 }, () => ({})) });
    expect(many.field("lines").rows).toEqual([]);
    expect(messages(many)).toMatchObject({ lines: "Can't have more than 10000 entries" });
  });
});

describe("changes of rows", () => {
  it("name the cells of rows that were loaded, and the list where rows are new, gone or moved", () => {
    const engine = three();
    engine.set("lines.x.qty", "3");
    expect(engine.changes().map(({ field }) => field)).toEqual(["lines.x.qty", "lines.x.amount", "total"]);
    engine.set("lines.x.qty", "2");
    expect(engine.form().changed).toBe(0);
    const added = engine.addRow("lines", { sku: "d" });
    expect(engine.changes()).toEqual([
      { field: "lines", label: "Lines", before: ["x", "y", "r1"], after: ["x", "y", "r1", added] },
    ]);
    engine.removeRow("lines", added);
    expect(engine.changes()).toEqual([]);
    engine.moveRow("lines", "x", 2);
    expect(engine.form().changed).toBe(1);
    engine.rebase();
    expect(engine.form().changed).toBe(0);
  });

  it("are none where the same rows are loaded again", () => {
    const engine = three();
    const cell = engine.field("lines.x.sku");
    engine.load({
      lines: [
        { id: "y", ...line, sku: "b" },
        { id: "x", ...line },
      ],
    });
    expect(engine.field("lines").rows).toEqual(["y", "x"]);
    expect(engine.field("lines.x.sku")).toBe(cell);
    expect(engine.changes()).toEqual([]);
  });
});
