// Long because what a combo sells, holds back and refuses is of the same few products, and a scene costs a database.
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BodyOf, QueryOf } from "@o2r/api/contract";
import {
  comboEndpoints as combo,
  productEndpoints as product,
  productForm,
  productPageEndpoints as pages,
  type Combo,
  type ProductDetail,
} from "@o2r/api/contract/catalogue";
import { lockRow } from "../../../db/repository.ts";
import { tx } from "../../../db/tx.ts";
import type { Client } from "../../../test/client.ts";
import { startDemoService, type DemoService } from "../../test/demo-service.ts";

type Values = BodyOf<typeof combo.create>;

let service: DemoService;
let superAdmin: Client;
let founder: Client;
let parts: readonly { readonly id: string; readonly name: string; readonly mrp: number; readonly sku: string }[];
let hub: string;

beforeAll(async () => {
  service = await startDemoService({ O2R_LIMIT_FACTOR: "100" });
  [superAdmin, founder] = await Promise.all([service.signIn("super_admin"), service.signIn("super_super_admin")]);
  const { db } = service;
  const kits = db.selectFrom("sku_kit_item").select("product_id");
  parts = await db
    .selectFrom("product")
    .select(["id", "name", "mrp", "sku"])
    .where("active", "=", true)
    .where("id", "not in", kits)
    .orderBy("sku")
    .limit(6)
    .execute();
  hub = (await db.selectFrom("warehouse").select("id").where("type", "=", "HUB").executeTakeFirstOrThrow()).id;
});
afterAll(() => service.stop());

let count = 0;
const part = (at: number) => parts[at]?.id ?? "";
/** What the first two parts cost together at MRP, two of the first and one of the second. */
const sumOfTwo = (): number => ((parts[0]?.mrp ?? 0) * 2 + (parts[1]?.mrp ?? 0)) / 100;
const good = (changes: Partial<Values> = {}): Values => ({
  name: `Test combo ${++count}`,
  components: [
    { productId: part(0), quantity: 2, allocation: 60 },
    { productId: part(1), quantity: 1, allocation: 40 },
  ],
  price: Math.floor(sumOfTwo() * 0.9),
  validFrom: "2026-01-01",
  validTill: "2099-12-31",
  ...changes,
});
const create = (changes: Partial<Values> = {}, as = superAdmin) => as.call(combo.create, { body: good(changes) });
const made = async (changes: Partial<Values> = {}): Promise<Combo> => {
  const { status, payload, errors } = await create(changes);
  expect([status, errors]).toEqual([200, []]);
  return payload;
};
/** What the form of a product holds. */
const formOf = (row: ProductDetail) =>
  Object.fromEntries(
    Object.keys(productForm.fields).flatMap((field) => {
      const value: unknown = Reflect.get(row, field);
      return value === null ? [] : [[field, value]];
    }),
  ) as BodyOf<typeof product.update>; // its own fields, with the values that they have
const list = async (query: Partial<QueryOf<typeof combo.list>>) =>
  (await superAdmin.call(combo.list, { query: { q: "", sort: "name", size: 100, cursor: null, ...query } })).payload
    .content;

describe("a combo", () => {
  it("is sold by hubs alone", async () => {
    const central = await service.db
      .selectFrom("warehouse")
      .select(["id", "company_name"])
      .where("type", "!=", "HUB")
      .executeTakeFirstOrThrow();
    const { status, errors } = await create({ hubs: [hub, central.id] });
    expect([status, errors]).toEqual([422, [{ field: "hubs", message: `${central.company_name} is not a hub` }]]);
  });

  it("S7.51 is stored with its components, shares and hubs, and read back with what it saves", async () => {
    const sent = good({ hubs: [hub], maxQuantity: 5, sku: "TEST-COMBO" });
    const { payload, headers } = await superAdmin.call(combo.create, { body: sent });
    expect(headers.get("etag")).toBe('"1"');
    const { payload: read } = await superAdmin.call(combo.get, { params: { id: payload.id } });
    expect(read).toMatchObject({ ...sent, version: 1, active: true, mrpSum: sumOfTwo() });
    expect(read.saving).toBeCloseTo((1 - sent.price / sumOfTwo()) * 100, 0);
    expect(read.holds).toBe(`2 × ${parts[0]?.name}, 1 × ${parts[1]?.name}`);
  });

  it("gets a SKU of its own when it is given none", async () => {
    const [first, second] = [await made({ name: "Rakhi Treats A" }), await made({ name: "Rakhi Treats a." })];
    expect(first.sku).toMatch(/^[A-Z0-9][A-Z0-9-]{0,23}$/);
    expect(second.sku).not.toBe(first.sku);
  });

  it("is changed as a whole, with what changed in its history", async () => {
    const row = await made();
    const body = good({
      name: row.name,
      components: [1, 2].map((at) => ({ productId: part(at), quantity: 1, allocation: 50 })),
      price: 1,
    });
    const { payload } = await founder.call(combo.update, { params: { id: row.id }, version: row.version, body });
    expect(payload).toMatchObject({ components: body.components, version: 2, sku: row.sku });
    const { payload: told } = await superAdmin.call(combo.history, { params: { id: row.id } });
    expect(told[0]?.changes.map(({ field }) => field)).toContain("components");
    const late = await superAdmin.call(combo.update, { params: { id: row.id }, version: row.version, body });
    expect(late.status).toBe(412);
  });

  it("is paused and goes on", async () => {
    const row = await made();
    const { payload } = await superAdmin.call(combo.setActive, {
      params: { id: row.id },
      version: row.version,
      body: { active: false },
    });
    expect(payload.active).toBe(false);
    expect((await list({ active: "false" })).map(({ id }) => id)).toContain(row.id);
  });

  it("is found by name, SKU and component, and by whether it is valid today", async () => {
    const row = await made({ validFrom: "2020-01-01", validTill: "2020-12-31" });
    expect((await list({ q: row.name })).map(({ id }) => id)).toEqual([row.id]);
    expect((await list({ q: row.sku ?? "" })).map(({ id }) => id)).toContain(row.id);
    expect((await list({ product: part(0) })).map(({ id }) => id)).toContain(row.id);
    expect((await list({ product: part(5) })).map(({ id }) => id)).not.toContain(row.id);
    expect((await list({ valid: "false" })).map(({ id }) => id)).toContain(row.id);
    expect((await list({ valid: "true" })).map(({ id }) => id)).not.toContain(row.id);
  });
});

describe("what is available of a combo", () => {
  it("is what the scarcest component allows, at each hub that sells it", async () => {
    const { rows } = await sql<{ hub: string; product: string; packs: number }>`
      select balance.warehouse_id as hub, balance.product_id as product,
        sum(balance.on_hand - balance.reserved - balance.buffer) as packs
      from stock_balance balance
      join batch on batch.id = balance.batch_id and not batch.blocked and batch.expires_on > (now() at time zone 'Asia/Kolkata')::date
      join warehouse on warehouse.id = balance.warehouse_id and warehouse.type = 'HUB' and warehouse.active
      join product on product.id = balance.product_id and product.active
      where balance.product_id not in (select product_id from sku_kit_item)
      group by 1, 2 order by 1, 2`.execute(service.db);
    const first = rows.find(({ packs }) => packs > 4);
    const second = rows.find(({ hub, product, packs }) => packs > 4 && hub === first?.hub && product !== first.product);
    if (!first || !second) throw new Error("the demo has no hub with two products in stock");
    const components = [first, second].map(({ product }, at) => ({
      productId: product,
      quantity: at + 2,
      allocation: 50,
    }));
    const packsOf = (hub: string, wanted: string) =>
      rows.find((row) => row.hub === hub && row.product === wanted)?.packs ?? 0;
    const at = (hub: string) =>
      Math.min(Math.floor(packsOf(hub, first.product) / 2), Math.floor(packsOf(hub, second.product) / 3));
    const own = await made({ components, hubs: [first.hub], price: 1 });
    expect(own.available).toBe(at(first.hub));
    expect(own.available).toBeGreaterThan(0);
    const everywhere = await made({ components, price: 1 });
    const hubs = [...new Set(rows.map(({ hub }) => hub))];
    expect(everywhere.available).toBe(hubs.reduce((all, hub) => all + at(hub), 0));
    const availableOf = async ({ id }: { readonly id: string }) =>
      (await superAdmin.call(combo.get, { params: { id } })).payload.available;
    const block = service.db.updateTable("batch").set({ blocked: true }).where("product_id", "=", first.product);
    await block.where("warehouse_id", "=", first.hub).execute();
    // A hub that has one component and not the other has no combo; the others have theirs.
    expect(await availableOf(own)).toBe(0);
    expect(await availableOf(everywhere)).toBe(everywhere.available - own.available);
    await block.execute();
    expect(await availableOf(everywhere)).toBe(0);
  });
});

describe("a combo with a component that is switched off", () => {
  it("names it and has none to sell, until the component is switched on again", async () => {
    const row = await made();
    const { payload: before } = await superAdmin.call(combo.get, { params: { id: row.id } });
    expect(before.partsOff).toEqual([]);
    const turn = async (active: boolean) => {
      const { payload } = await superAdmin.call(product.get, { params: { id: part(0) } });
      await superAdmin.call(product.setActive, { params: { id: part(0) }, version: payload.version, body: { active } });
      return (await superAdmin.call(combo.get, { params: { id: row.id } })).payload;
    };
    expect(await turn(false)).toMatchObject({ active: true, available: 0, partsOff: [parts[0]?.name] });
    expect(await turn(true)).toMatchObject({ available: before.available, partsOff: [] });
  });
});

describe("what holds a product", () => {
  it("is its active kits and combos, of which only who may see combos learns the names", async () => {
    const { db } = service;
    const row = await made({ name: "Holds the first part" });
    await made({ name: "Has ended", validFrom: "2020-01-01", validTill: "2020-01-02" });
    const kit = await db
      .selectFrom("sku_kit_item as item")
      .innerJoin("product as kit", "kit.id", "item.product_id")
      .select(["kit.id", "kit.name", "item.component_id as partId"])
      .where("kit.active", "=", true)
      .executeTakeFirstOrThrow();
    const ask = async (as: Client, ...ids: readonly string[]) =>
      (await as.call(pages.holders, { query: { ids: ids.join(",") } })).payload;
    const seen = await ask(superAdmin, part(0), kit.partId);
    expect(seen.kits).toContain(kit.name);
    expect(seen.combos).toContain(row.name);
    expect(seen.combos).not.toContain("Has ended");
    expect(seen.unnamed).toBe(0);
    expect(await ask(await service.signIn("admin"), part(0), kit.partId)).toEqual({
      kits: seen.kits,
      combos: [],
      unnamed: seen.combos.length,
    });
    expect((await ask(superAdmin, kit.partId, kit.id)).kits).not.toContain(kit.name);
    await superAdmin.call(combo.setActive, { params: { id: row.id }, version: row.version, body: { active: false } });
    expect((await ask(superAdmin, part(0))).combos).not.toContain(row.name);
    const hub = await service.signIn("hub_manager");
    expect((await hub.call(pages.holders, { query: { ids: part(0) } })).status).toBe(403);
    expect((await superAdmin.raw("/oms/product/holders?ids=none")).status).toBe(400);
  });
});

describe("a combo that is wrong", () => {
  const refusals = async (changes: object) => {
    const { status, errors } = await create(changes);
    return [status, ...errors.map(({ field, message }) => `${field}: ${message}`)];
  };
  const one = (at: number, allocation: number, quantity = 1) => ({ productId: part(at), quantity, allocation });

  it("is refused when its shares do not add up to 100%", async () => {
    expect(await refusals({ components: [one(0, 60), one(1, 39.99)], price: 1 })).toEqual([
      422,
      "components: The shares must add up to 100%",
    ]);
    expect((await create({ components: [one(0, 33.33), one(1, 33.33), one(2, 33.34)], price: 1 })).status).toBe(200);
  });

  it("is refused with one component, the same one twice, or a kit", async () => {
    expect((await refusals({ components: [one(0, 100)], price: 1 }))[0]).toBe(422);
    expect((await refusals({ components: [one(0, 50), one(0, 50)], price: 1 }))[0]).toBe(422);
    const kit = await service.db.selectFrom("sku_kit_item").select("product_id").executeTakeFirstOrThrow();
    const [status, words] = await refusals({
      components: [one(0, 50), { productId: kit.product_id, quantity: 1, allocation: 50 }],
      price: 1,
    });
    expect([status, words]).toEqual([422, expect.stringMatching(/^components\.1\.productId: .* is a kit itself$/)]);
  });

  it("is refused with what becomes a kit while it is saved, and what is in a combo becomes none", async () => {
    const [first, second] = [part(3), part(4)];
    const components = [first, second].map((productId) => ({ productId, quantity: 1, allocation: 50 }));
    const { db } = service;
    const saved = await tx(db, async (open) => {
      await lockRow(open, "product", first);
      await open
        .insertInto("sku_kit_item")
        .values({ product_id: first, component_id: part(5), position: 0 })
        .execute();
      const answer = refusals({ components, price: 1 });
      // So that it stands and waits for the product.
      await sleep(300);
      return { answer };
    });
    expect(await saved.answer).toEqual([422, expect.stringMatching(/^components\.0\.productId: .* is a kit itself$/)]);
    await db.deleteFrom("sku_kit_item").where("product_id", "=", first).execute();
    const { name } = await made({ components, price: 1 });
    const { payload } = await superAdmin.call(product.get, { params: { id: first } });
    const { status, errors } = await superAdmin.call(product.update, {
      params: { id: first },
      version: payload.version,
      body: { ...formOf(payload), skuKit: [part(5)] },
    });
    const message = `This product is part of the combo ${name}, so it cannot be a kit itself`;
    expect([status, errors]).toEqual([422, [{ field: "skuKit", message }]]);
  });

  it("is refused above what its components cost together at MRP", async () => {
    expect((await create({ price: sumOfTwo() })).status).toBe(200);
    expect((await refusals({ price: sumOfTwo() + 0.01 }))[1]).toMatch(/^price: Above what its components cost/);
  });

  it("is refused when it ends before it begins", async () => {
    expect(await refusals({ validFrom: "2026-12-02", validTill: "2026-12-01" })).toEqual([
      422,
      "validTill: Valid till is before valid from",
    ]);
  });

  it("is refused under a SKU or a name that is taken", async () => {
    expect(await refusals({ sku: parts[0]?.sku })).toEqual([409, "sku: This SKU is already in use"]);
    const { name } = await made();
    expect(await refusals({ name: name.toUpperCase() })).toEqual([409, "name: A combo of this name exists already"]);
  });

  it.each([
    ["a hub that does not exist", { hubs: ["01920000-0000-7000-8000-000000000000"] }],
    ["a hub that is no id", { hubs: ["' or 1=1 --"] }],
    ["a day of the year 0", { validFrom: "0000-01-01" }],
    ["half a pack", { components: [{ productId: "x", quantity: 0.5, allocation: 100 }] }],
    ["components that are no list", { components: "all" }],
    ["no components", { components: [] }],
    ["a price of nothing", { price: 0 }],
    ["an endless price", { price: "1e400" }],
    ["a column of ours", { available: 100 }],
  ])("is refused with %s", async (_, change) => {
    expect((await refusals(change))[0]).toBe(422);
  });
});
