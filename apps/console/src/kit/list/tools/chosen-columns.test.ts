import { describe, expect, it } from "vitest";
import type { Column, ListDeclaration } from "@o2r/api/contract/core";
import { fieldsOf, fileColumns, isOwnChoice, layoutOf } from "./chosen-columns.ts";

const column = (field: string, shown = true): Column => ({ field, label: field, kind: "text", shown });
const columns = [column("name"), column("brand"), column("mrp"), column("note", false)];
const list: ListDeclaration = { columns, filters: [], search: {}, defaultSort: "name" };

describe("the columns that a person chooses", () => {
  it("come back from an arrangement as they went into it, the first one always first", () => {
    const shown = [column("name"), column("note"), column("brand")];
    expect(fieldsOf(columns, layoutOf(columns, shown))).toEqual(["name", "note", "brand"]);
    expect(fieldsOf(columns, layoutOf(columns, [column("brand"), column("name")]))).toEqual(["name", "brand"]);
  });

  it("are all of them where nothing is arranged, and the first at least", () => {
    expect(fieldsOf(columns, {})).toEqual(["name", "brand", "mrp", "note"]);
    expect(fieldsOf(columns, { hidden: ["name", "brand", "mrp", "note"] })).toEqual(["name"]);
  });

  it("go into a file with what the list shows below the name, unless that is shown by itself", () => {
    const sku: Column = { ...column("sku", false), inFile: true };
    const [name, brand, mrp] = [column("name"), column("brand"), column("mrp")];
    const all = [name, brand, sku, mrp];
    const fields = (shown: readonly Column[]) => fileColumns(all, shown).map(({ field }) => field);
    expect(fields([name, brand, mrp])).toEqual(["name", "sku", "brand", "mrp"]);
    expect(fields([name, mrp, sku])).toEqual(["name", "mrp", "sku"]);
  });

  it("are the list's own where they are what it shows by itself, in its order", () => {
    expect(isOwnChoice(list, ["name", "brand", "mrp"])).toBe(true);
    expect(isOwnChoice(list, ["name", "mrp", "brand"])).toBe(false);
    expect(isOwnChoice(list, ["name"])).toBe(false);
  });
});
