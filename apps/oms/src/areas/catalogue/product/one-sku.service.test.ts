import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { comboEndpoints as combo, productEndpoints as product } from "@o2r/api/contract/catalogue";
import type { Client } from "../../../test/client.ts";
import { startDemoService, type DemoService } from "../../test/demo-service.ts";
import { newProduct } from "../test/new-product.ts";

let service: DemoService;
let superAdmin: Client;
let parts: readonly string[];
beforeAll(async () => {
  service = await startDemoService({ O2R_LIMIT_FACTOR: "100" });
  superAdmin = await service.signIn("super_admin");
  const plain = await service.db
    .selectFrom("product")
    .select("id")
    .where("active", "=", true)
    .where("id", "not in", service.db.selectFrom("sku_kit_item").select("product_id"))
    .limit(2)
    .execute();
  parts = plain.map(({ id }) => id);
});
afterAll(() => service.stop());

let count = 0;
type Naming = { readonly sku?: string; readonly name?: string };
const addProduct = ({ sku, name }: Naming, skuKit: readonly string[] = []) =>
  superAdmin.call(product.create, {
    body: newProduct(name ?? `Same ${++count}`, { skuKit: [...skuKit], ...(sku !== undefined && { sku }) }),
  });
const addCombo = ({ sku, name }: Naming) =>
  superAdmin.call(combo.create, {
    body: {
      name: name ?? `Same ${++count}`,
      components: parts.map((productId) => ({ productId, quantity: 1, allocation: 50 })),
      price: 1,
      validFrom: "2026-01-01",
      validTill: "2099-12-31",
      ...(sku !== undefined && { sku }),
    },
  });
const skus = () => service.db.selectFrom("sku").select("code").execute();

describe("a SKU", () => {
  it("is of one thing alone when a product, a kit and a combo take it at the same instant", async () => {
    for (let round = 0; round < 6; round += 1) {
      const sku = `ONE-${round}`;
      const answers = await Promise.all([
        addProduct({ sku }),
        addCombo({ sku }),
        addProduct({ sku }, parts),
        addCombo({ sku }),
      ]);
      const refused = answers.filter(({ status }) => status !== 200);
      expect(refused.map(({ status, errors }) => [status, errors])).toEqual(
        Array.from({ length: 3 }, () => [409, [{ field: "sku", message: "This SKU is already in use" }]]),
      );
    }
  });

  it("that is made for products and combos at the same instant is another for each", async () => {
    const before = (await skus()).length;
    const answers = await Promise.all([
      ...["Alike Box", "Alike, Box", "Alike-Box", "Alike Box."].map((name) => addCombo({ name })),
      ...Array.from({ length: 4 }, () => addProduct({ name: "Alike Box" })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect((await skus()).length).toBe(before + answers.length);
  });

  it("is free again when the thing that had it is given another", async () => {
    const { payload } = await addCombo({ sku: "ONE-FREED" });
    const { db } = service;
    await db.updateTable("combo").set({ sku: "ONE-OTHER" }).where("id", "=", payload.id).execute();
    expect((await addProduct({ sku: "ONE-OTHER" })).status).toBe(409);
    expect((await addProduct({ sku: "ONE-FREED" })).status).toBe(200);
  });

  it("stands in the one table exactly as products and combos have it", async () => {
    const { db } = service;
    const own = await db
      .selectFrom("product")
      .select(["id", "sku"])
      .union(db.selectFrom("combo").select(["id", "sku"]))
      .execute();
    const kept = await db.selectFrom("sku").select(["owner_id as id", "code as sku"]).execute();
    const asKept = own.map(({ id, sku }) => `${id} ${sku.toLowerCase()}`).toSorted();
    expect(kept.map(({ id, sku }) => `${id} ${sku}`).toSorted()).toEqual(asKept);
  });
});
