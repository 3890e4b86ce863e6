import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { productEndpoints as product, productImport } from "@o2r/api/contract/catalogue";
import { exampleRow } from "@o2r/api/contract/core";
import { importEndpoints as imports, type ImportJob, type ImportThing } from "@o2r/api/contract/insight";
import { inventoryEndpoints as inventory } from "@o2r/api/contract/stock";
import { addDays } from "@o2r/forms/days";
import { todayIn } from "@o2r/forms/server";
import type { Client } from "../../../test/client.ts";
import { startDemoService, type DemoService } from "../../test/demo-service.ts";
import { applyImport, checkImport, startImport } from "../../test/start-import.ts";

let service: DemoService;
let admin: Client;
let brand: { id: string; name: string; company: string; company_id: string };
let sub: { id: string; name: string };
let stocked: { name: string; sku: string };
let warehouse: string;

beforeAll(async () => {
  service = await startDemoService({ O2R_LIMIT_FACTOR: "100" });
  admin = await service.signIn("super_admin");
  const { db } = service;
  brand = await db
    .selectFrom("brand")
    .innerJoin("company", "company.id", "brand.company_id")
    .select(["brand.id", "brand.name", "company.name as company", "brand.company_id"])
    .where("brand.active", "=", true)
    .where("company.active", "=", true)
    .executeTakeFirstOrThrow();
  sub = await db
    .updateTable("sub_category")
    .set({ name: "Suggesting", hsn_number: "10063020", gst: 12, cess: 1.5 })
    .where("id", "=", (eb) => eb.selectFrom("sub_category").select("id").where("active", "=", true).limit(1))
    .returning(["id", "name"])
    .executeTakeFirstOrThrow();
  stocked = await db
    .selectFrom("product")
    .select(["name", "sku"])
    .where("active", "=", true)
    .where("shelf_life", ">", 60)
    .where("id", "not in", db.selectFrom("sku_kit_item").select("product_id"))
    .executeTakeFirstOrThrow();
  warehouse = (
    await db
      .selectFrom("warehouse")
      .select("company_name")
      .where("active", "=", true)
      .orderBy("id")
      .executeTakeFirstOrThrow()
  ).company_name;
});
afterAll(() => service.stop());

const today = todayIn("Asia/Kolkata");
const cellsOf = (cells: readonly string[]): string =>
  cells.map((cell) => JSON.stringify(cell).replaceAll(String.raw`\"`, '""')).join(",");

/** A file with the example of a product in each row, changed by field. */
const fileOf = (...rows: readonly Readonly<Record<string, string>>[]): string => {
  const example = exampleRow(productImport, today);
  const lines = rows.map((row) =>
    cellsOf(productImport.columns.map(({ field }, at) => row[field] ?? example[at] ?? "")),
  );
  return [cellsOf(productImport.columns.map(({ field }) => field)), ...lines].join("\n");
};
const check = async (content: string, thing: ImportThing = "product"): Promise<ImportJob> => {
  const begun = await startImport(admin, content, thing);
  return checkImport(admin, begun, begun.columns);
};
const rowsOf = async ({ id }: ImportJob, state: "BAD" | "GOOD", effect?: "filled") =>
  (await admin.call(imports.rows, { params: { id }, query: { state, effect, after: 0, size: 50 } })).payload.content;
const blank = { formProductHsn: "", formProductGst: "", formProductCess: "", formProductManufacturer: "" };

describe("empty cells of a new product", () => {
  it("are filled with what brand and sub-category suggest, which the check says before it happens", async () => {
    const named = { brandId: brand.name, subCategoryId: sub.name };
    const job = await check(
      fileOf(
        { ...blank, ...named, sku: "FILL-ALL", formName: "Filled" },
        {
          ...named,
          formProductManufacturer: brand.company,
          sku: "FILL-NONE",
          formName: "Given",
          formProductHsn: "1512",
        },
      ),
    );
    expect(job).toMatchObject({ creates: 2, filled: 1, bad: 0 });
    const filled = await rowsOf(job, "GOOD", "filled");
    expect(filled.map(({ number, changes }) => [number, changes])).toEqual([
      [
        2,
        [
          { field: "formProductManufacturer", before: null, after: brand.company, from: `Brand ${brand.name}` },
          { field: "formProductHsn", before: null, after: "10063020", from: "Sub-category Suggesting" },
          { field: "formProductGst", before: null, after: "12%", from: "Sub-category Suggesting" },
          { field: "formProductCess", before: null, after: "1.5", from: "Sub-category Suggesting" },
        ],
      ],
    ]);
    await applyImport(admin, job);
    const made = async (sku: string) => {
      const { id } = await service.db
        .selectFrom("product")
        .select("id")
        .where("sku", "=", sku)
        .executeTakeFirstOrThrow();
      return (await admin.call(product.get, { params: { id } })).payload;
    };
    expect(await made("FILL-ALL")).toMatchObject({
      formProductHsn: "10063020",
      formProductGst: 12,
      formProductCess: 1.5,
      formProductManufacturer: brand.company_id,
    });
    expect(await made("FILL-NONE")).toMatchObject({ formProductHsn: "1512", formProductGst: 5, formProductCess: 0 });
  });

  it("stay missing where nothing suggests them, and where what stands there cannot be read", async () => {
    const job = await check(
      fileOf(
        { ...blank, sku: "FILL-NOTHING", formName: "Nothing" },
        { ...blank, subCategoryId: sub.name, sku: "FILL-ODD", formName: "Odd", formProductGst: "lots" },
      ),
    );
    expect(job).toMatchObject({ creates: 0, filled: 0, bad: 2 });
    const wrong = (await rowsOf(job, "BAD")).map(({ errors }) => errors.map(({ field }) => field));
    expect(wrong).toEqual([["formProductHsn", "formProductGst", "formProductCess"], ["formProductGst"]]);
  });
});

it("empty cells of a product that stands leave what stands, whatever its sub-category suggests", async () => {
  const row = await service.db
    .selectFrom("product")
    .select(["id", "sku", "hsn"])
    .where("hsn", "<>", "10063020")
    .where("sku", "not like", "FILL-%")
    .executeTakeFirstOrThrow();
  const job = await check(`SKU,Sub-category,HSN,Manufacturer\n${row.sku},${sub.name},,`);
  expect(job).toMatchObject({ updates: 1, filled: 0, bad: 0 });
  const [found] = await rowsOf(job, "GOOD");
  expect(found?.changes.map(({ field }) => field)).toEqual(["subCategoryId"]);
  await applyImport(admin, job);
  const after = (await admin.call(product.get, { params: { id: row.id } })).payload;
  expect(after).toMatchObject({ subCategoryId: sub.id, formProductHsn: row.hsn });
});

it("an entry takes its prices from the product, but never the MRP, by which its batch is known", async () => {
  const made = addDays(today, -3).split("-").toReversed().join("-");
  const whole = await service.db
    .selectFrom("product")
    .select(["mrp", "ptr", "pth", "o2rlp"])
    .where("sku", "=", stocked.sku)
    .executeTakeFirstOrThrow();
  const rows = [String(whole.mrp / 100), ""].map((mrp) => cellsOf([stocked.sku, warehouse, "12", made, mrp]));
  const job = await check(["Product,Warehouse,Total stock,Manufacturing date,MRP", ...rows].join("\n"), "inventory");
  expect(job).toMatchObject({ creates: 1, filled: 1, bad: 1 });
  const [bad] = await rowsOf(job, "BAD");
  expect(bad?.errors.map(({ field, message }) => [field, message])).toEqual([["mrp", "This field is required"]]);
  await applyImport(admin, job);
  const { payload } = await admin.call(inventory.list, {
    query: { q: stocked.sku, sort: "-updatedAt", size: 10, cursor: null },
  });
  expect(payload.content[0]).toMatchObject({
    mrp: whole.mrp / 100,
    retailPrice: whole.ptr / 100,
    distPrice: whole.pth / 100,
    o2rPrice: whole.o2rlp / 100,
  });
});
