import { describe, expect, it } from "vitest";
import { createEngine } from "../../index.ts";
import { ready } from "../../ready/index.ts";
import { rows } from "../../rows/index.ts";
import { line, orderForm } from "../../test/order-form.ts";

const registry = { ...ready, derivations: { ...ready.derivations, times: () => undefined }, lists: rows };
/** An order of three lines, of which the last has no id of its own. */
const three = () =>
  createEngine(orderForm, {
    values: {
      lines: [
        { id: "x", ...line },
        { id: "y", ...line, sku: "b" },
        { ...line, sku: "c" },
      ],
      most: 9,
      mrp: 9,
    },
    registry,
  });

describe("what others are told of rows", () => {
  it("an edit wakes its cell and those that changed with it, and nobody in another row", () => {
    const engine = three();
    const woken: string[] = [];
    for (const address of engine.addresses()) {
      engine.field(address);
      engine.subscribe(address, () => woken.push(address));
    }
    engine.set("lines.x.qty", "");
    expect(woken).toEqual(["lines.x.unit"]);
  });

  it("the list looks different only when rows come, go or move", () => {
    const engine = three();
    const before = engine.field("lines");
    engine.set("lines.x.sku", "z");
    expect(engine.field("lines")).toBe(before);
    engine.addRow("lines");
    expect(engine.field("lines").rows).toHaveLength(4);
  });

  it("raw rows are the same list until something in them changes", () => {
    const engine = three();
    const before = engine.raw("lines");
    expect(engine.raw("lines")).toBe(before);
    engine.set("lines.x.sku", "z");
    expect(engine.raw("lines")).toMatchObject([{ id: "x", sku: "z" }, { id: "y" }, { sku: "c" }]);
  });

  it("a cell of a row that is gone is hidden, and takes nothing", () => {
    const engine = three();
    engine.removeRow("lines", "x");
    expect(engine.field("lines.x.sku").visible).toBe(false);
    expect(engine.field("lines.x.sku")).toBe(engine.field("lines.x.sku"));
    expect(engine.set("lines.x.sku", "q")).toEqual({ changed: [], evaluated: 0, judged: 0 });
    engine.leave("lines.x.sku");
    expect(() => engine.field("lines.x.nope")).toThrow(RangeError);
    expect(() => engine.field("lines.sku")).toThrow(RangeError);
  });

  it("the service's refusals find the row that was sent at their place", () => {
    const engine = three();
    engine.pruned();
    engine.moveRow("lines", "x", 2);
    engine.setServerErrors([
      { field: "lines.0.sku", message: "Sold out" },
      { field: "lines.y.qty", message: "Too many" },
      { field: "lines.1", message: "A line is wrong" },
      { field: "lines.9.sku", message: "Elsewhere" },
    ]);
    expect(engine.field("lines.x.sku").error).toBe("Sold out");
    expect(engine.field("lines.y.qty").error).toBe("Too many");
    expect(engine.field("lines").error).toBe("A line is wrong");
    expect(engine.form().general).toEqual(["Elsewhere"]);
  });

  it("a form with lists needs them in its registry", () => {
    expect(() => createEngine(orderForm)).toThrow("has no");
  });
});
