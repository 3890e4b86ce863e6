import { describe, expect, it } from "vitest";
import { productImport } from "../../areas/catalogue/index.ts";
import { inventoryImport } from "../../areas/stock/inventory-import.ts";
import { exampleRow, matchHeadings } from "./importable.ts";

describe("the columns of an import", () => {
  it("are the fields of the form that a file can fill", () => {
    const fields = productImport.columns.map(({ field }) => field);
    expect(fields).toEqual(expect.arrayContaining(["formName", "sku", "brandId", "skuKit", "formProductMrp"]));
    expect(fields).not.toContain("images");
    expect(fields).not.toContain("formProductVolume");
  });

  it("are found by their label, their key, or their name in the list, however it is written", () => {
    const headings = ["sku", "M.R.P. ₹", "brand", "Product", "formRlp", "TYPE", "Remarks"];
    expect(matchHeadings(productImport.columns, headings)).toEqual({
      sku: 0,
      formProductMrp: 1,
      brandId: 2,
      formName: 3,
      formRlp: 4,
      formProductType: 5,
    });
  });

  it("take a code before a name that several may have, where a file has both", () => {
    expect(matchHeadings(inventoryImport.columns, ["Product", "SKU", "Warehouse"])).toEqual({
      name: 1,
      warehouseId: 2,
    });
    expect(matchHeadings(inventoryImport.columns, ["Product", "Warehouse"])).toEqual({ name: 0, warehouseId: 1 });
  });

  it("have an example, with days counted from today as people write them", () => {
    const [sku, , , made] = exampleRow(inventoryImport, "2026-11-21");
    expect([sku, made]).toEqual(["TLW-LITE-SNOL1L", "07-11-2026"]);
    expect(exampleRow(productImport, "2026-11-21")).toHaveLength(productImport.columns.length);
  });

  it("give each column of the file to one field: a label goes before another field's other name", () => {
    const matched = matchHeadings(productImport.columns, ["Product", "Name", "MRP", "MRP"]);
    expect(matched).toEqual({ formName: 1, formProductMrp: 2 });
  });
});
