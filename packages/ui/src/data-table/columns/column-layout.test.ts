import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arrangeColumns, moveColumn, orderColumns, resizeColumn, toggleColumn } from "./column-layout.ts";

const columns = ["name", "brand", "mrp", "stock"].map((id) => ({ id, header: id, cell: () => "" }));
const ids = (order?: readonly string[], hidden?: readonly string[]) =>
  arrangeColumns(columns, order, hidden).map(({ id }) => id);

describe("the order of columns", () => {
  it("is the declared one without a layout, and the very same array", () =>
    expect(arrangeColumns(columns, undefined, [])).toBe(columns));

  it("is the layout's, behind the first column", () =>
    expect(ids(["stock", "mrp", "brand"])).toEqual(["name", "stock", "mrp", "brand"]));

  it("knows where a column belongs that came after the layout was kept", () => {
    expect(ids(["stock", "brand"])).toEqual(["name", "stock", "brand", "mrp"]);
    expect(ids(["stock", "mrp"])).toEqual(["name", "brand", "stock", "mrp"]);
  });

  it("forgets columns that are gone", () => expect(ids(["gone", "stock"])).toEqual(["name", "brand", "mrp", "stock"]));

  it("never hides the first column", () => expect(ids([], ["name", "mrp"])).toEqual(["name", "brand", "stock"]));

  it("never loses or doubles a column, whatever the layout", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("name", "brand", "mrp", "stock", "gone")), (order) => {
        const all = orderColumns(columns, order).map(({ id }) => id);
        expect(all[0]).toBe("name");
        expect(all.toSorted()).toEqual(["brand", "mrp", "name", "stock"]);
      }),
    );
  });
});

describe("moving a column", () => {
  const order = (id: string, beside: string, side: "before" | "after") =>
    moveColumn(columns, {}, id, { beside, side }).order;

  it("puts it before or after another", () => {
    expect(order("stock", "brand", "before")).toEqual(["stock", "brand", "mrp"]);
    expect(order("brand", "mrp", "after")).toEqual(["mrp", "brand", "stock"]);
  });

  it("puts nothing before the first column, and never moves it", () => {
    expect(order("stock", "name", "before")).toEqual(["stock", "brand", "mrp"]);
    expect(order("name", "stock", "after")).toBeUndefined();
    expect(order("brand", "gone", "after")).toBeUndefined();
    expect(order("brand", "brand", "after")).toBeUndefined();
  });
});

describe("width and sight of a column", () => {
  it("are kept by id", () => {
    expect(toggleColumn({ hidden: ["mrp"] }, "stock").hidden).toEqual(["mrp", "stock"]);
    expect(toggleColumn({ hidden: ["mrp"] }, "mrp").hidden).toEqual([]);
    expect(resizeColumn({ widths: { mrp: 90 } }, "brand", 120.4).widths).toEqual({ mrp: 90, brand: 120 });
    expect(resizeColumn({ widths: { mrp: 90 } }, "mrp", undefined).widths).toEqual({});
  });

  it.each([
    [-50, 48],
    [1e9, 800],
  ])("a width of %d becomes %d", (width, kept) => expect(resizeColumn({}, "mrp", width).widths).toEqual({ mrp: kept }));

  it("is given back when it is no number", () => expect(resizeColumn({}, "mrp", Number.NaN).widths).toEqual({}));
});
