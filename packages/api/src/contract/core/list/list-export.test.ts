import { describe, expect, it } from "vitest";
import { comboList, priceChangeList, productEndpoints, productList } from "../../areas/catalogue/index.ts";
import { discardList, inventoryList, rejectedList } from "../../areas/stock/index.ts";
import { contract } from "../../index.ts";
import { exportColumns, exportOf, importColumns } from "./list-export.ts";

describe("the export of a list", () => {
  it("stands beside every declared list of the contract, for the same people and the same rows", () => {
    const lists = Object.values(contract).filter((endpoints) => "list" in endpoints && "listed" in endpoints.list);
    expect(lists.length).toBeGreaterThan(5);
    for (const { list, export: exported } of lists as readonly (typeof contract.product)[]) {
      expect(exported.path).toBe(`${list.path}/export`);
      expect([exported.allow, exported.scope]).toEqual([list.allow, list.scope]);
    }
  });

  it("takes the filters, search and order of the list, and neither a page nor its size", () => {
    const { query } = exportOf(productEndpoints.list);
    const asked = Object.keys(query?.fields ?? {});
    expect(asked).toEqual(expect.arrayContaining(["q", "sort", "brand", "mrp", "format", "columns"]));
    expect(asked).not.toContain("size");
    expect(asked).not.toContain("cursor");
  });

  it("has the columns that are asked for in their order, else those that the list shows by itself", () => {
    expect(exportColumns(productList, "sku,formName").map(({ field }) => field)).toEqual(["sku", "formName"]);
  });

  it("offers what the list never shows and an import takes, and gives it only where it is asked for", () => {
    const fields = importColumns(productList).map(({ field }) => field);
    expect(fields.slice(0, 3)).toEqual(["formName", "sku", "brand"]);
    expect(fields).toEqual(expect.arrayContaining(["PACK_TYPE", "formProductEan", "centralMrp", "skuKit"]));
    expect(fields).not.toContain("active");
    expect(exportColumns(productList, undefined).map(({ field }) => field)).not.toContain("formProductEan");
    expect(exportColumns(productList, "formName,formProductEan").map(({ label }) => label)).toEqual(["Product", "EAN"]);
    expect(importColumns(comboList)).toEqual([]);
  });

  it("has a code that the list shows below the name as a column by itself", () => {
    for (const list of [productList, inventoryList, discardList, rejectedList, comboList, priceChangeList]) {
      const own = exportColumns(list, undefined);
      expect(own.map(({ field }) => field)[1]).toBe("sku");
      expect(own.slice(2).every(({ shown }) => shown)).toBe(true);
    }
  });
});
