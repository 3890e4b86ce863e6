import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { brandEndpoints, productEndpoints as product, subCategoryEndpoints } from "@o2r/api/contract/catalogue";
import type { Client } from "../../../test/client.ts";
import { startDemoService, type DemoService } from "../../test/demo-service.ts";
import { newProduct } from "../test/new-product.ts";

let service: DemoService;
let admin: Client;
let hubManager: Client;

beforeAll(async () => {
  service = await startDemoService({ O2R_LIMIT_FACTOR: "100" });
  [admin, hubManager] = await Promise.all([service.signIn("admin"), service.signIn("hub_manager")]);
});
afterAll(() => service.stop());

const lookups = { product: product.lookup, brand: brandEndpoints.lookup, subCategory: subCategoryEndpoints.lookup };
type Kind = keyof typeof lookups;
const byWords = async (kind: Kind, as = admin) => (await as.call(lookups[kind])).payload.content;
const byId = async (kind: Kind, id: string, as = admin) =>
  (await as.call(lookups[kind], { query: { query: "", size: 50, ids: id } })).payload.content[0];
const firstOf = (table: "brand" | "sub_category" | "product") =>
  service.db.selectFrom(table).selectAll().where("active", "=", true).orderBy("id").executeTakeFirstOrThrow();

describe("a look-up by id", () => {
  it("tells the tax of a sub-category", async () => {
    const { id } = await firstOf("sub_category");
    await service.db
      .updateTable("sub_category")
      .set({ hsn_number: "10063020", gst: 5, cess: 1.5 })
      .where("id", "=", id)
      .execute();
    expect(await byId("subCategory", id)).toMatchObject({ id, hsn: "10063020", gst: 5, cess: 1.5 });
    await service.db.updateTable("sub_category").set({ hsn_number: "" }).where("id", "=", id).execute();
    const plain = await byId("subCategory", id);
    for (const part of ["hsn", "taxBase", "cessPerUnit"]) expect(plain).not.toHaveProperty(part);
    const onMrp = { tax_base: "RETAIL_PRICE", cess_per_unit: "4.1701" } as const;
    await service.db.updateTable("sub_category").set(onMrp).where("id", "=", id).execute();
    expect(await byId("subCategory", id)).toMatchObject({ taxBase: "RETAIL_PRICE", cessPerUnit: 4.1701 });
  });

  it("tells the manufacturer of a brand while something new may name it", async () => {
    const { id } = await firstOf("brand");
    const { company_id: manufacturer } = await service.db
      .selectFrom("brand")
      .select("company_id")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(await byId("brand", id)).toMatchObject({ id, manufacturer });
    await service.db.updateTable("company").set({ active: false }).where("id", "=", manufacturer).execute();
    expect(await byId("brand", id)).not.toHaveProperty("manufacturer");
    await service.db.updateTable("company").set({ active: true }).where("id", "=", manufacturer).execute();
  });

  it("tells what a product is and costs, in rupees, to who may read products", async () => {
    const { id } = await firstOf("product");
    const whole = (await admin.call(product.get, { params: { id } })).payload;
    expect(await byId("product", id, hubManager)).toEqual({
      id,
      name: whole.formName,
      sku: whole.sku,
      shelfLife: whole.formProductShelfLife,
      category: whole.category,
      subCategory: whole.subCategory,
      mrp: whole.formProductMrp,
      ptr: whole.formRlp,
      pth: whole.formDlp,
      o2rlp: whole.formO2rPrice,
    });
  });
});

it.each([
  ["product", ["id", "name", "sku"]],
  ["brand", ["id", "name"]],
  ["subCategory", ["id", "name", "parent"]],
] as const)("a look-up of a %s by words tells no more than a list of choices shows", async (kind, keys) => {
  const rows = await byWords(kind);
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(Object.keys(row).toSorted()).toEqual([...keys]);
});

it("a new product is stored as it was sent: what its brand and sub-category suggest is for whoever fills the form", async () => {
  const [brand, sub] = await Promise.all([firstOf("brand"), firstOf("sub_category")]);
  const body = newProduct("Suggested Dal", {
    brandId: brand.id,
    subCategoryId: sub.id,
    formProductGst: 40,
    formProductCess: 7,
    formProductHsn: "99999999",
  });
  const { status, payload } = await admin.call(product.create, { body });
  expect(status).toBe(200);
  expect(payload).toMatchObject({
    formProductHsn: "99999999",
    formProductGst: 40,
    formProductCess: 7,
    formProductManufacturer: null,
  });
  const { formProductHsn: _, ...without } = body;
  const response = await admin.raw("/oms/product", {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
    body: JSON.stringify(without),
  });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ errors: [{ field: "formProductHsn" }] });
});
