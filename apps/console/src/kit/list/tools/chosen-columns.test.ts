import { describe, expect, it } from "vitest";
import type { Column, ListDeclaration } from "@o2r/api/contract/core";
import { fieldsOf, isOwnChoice, layoutOf } from "./chosen-columns.ts";

const column = (field: string, shown = true): Column => ({ field, label: field, kind: "text", shown });
const columns = [column("name"), column("brand"), column("mrp"), column("note", false)];
const list: ListDeclaration = { columns, filters: [], search: { fields: [], placeholder: "" }, defaultSort: "name" };

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

  it("are the list's own where they are what it shows by itself, in its order", () => {
    expect(isOwnChoice(list, ["name", "brand", "mrp"])).toBe(true);
    expect(isOwnChoice(list, ["name", "mrp", "brand"])).toBe(false);
    expect(isOwnChoice(list, ["name"])).toBe(false);
  });
});
