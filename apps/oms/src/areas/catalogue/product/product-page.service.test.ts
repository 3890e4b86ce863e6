// Long because all that the page of a product shows and takes is of the same few products, and a scene costs a database.
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  attributeEndpoints as attribute,
  productAttributeEndpoints as ofProduct,
  productEndpoints as product,
  productPageEndpoints as page,
  type ProductAttribute,
} from "@o2r/api/contract/catalogue";
import { inventoryEndpoints as inventory } from "@o2r/api/contract/stock";
import type { Client } from "../../../test/client.ts";
import { startDemoService, type DemoService } from "../../test/demo-service.ts";

let service: DemoService;
let admin: Client;
let hubManager: Client;

beforeAll(async () => {
  service = await startDemoService({ O2R_LIMIT_FACTOR: "100" });
  [admin, hubManager] = await Promise.all([service.signIn("admin"), service.signIn("hub_manager")]);
});
afterAll(() => service.stop());

const nothing = "01920000-0000-7000-8000-000000000000";
const mostOrdered = async (): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    select product_id as id from order_item where placed_at > now() - interval '20 days'
    group by product_id order by count(*) desc limit 1`.execute(service.db);
  return rows[0]?.id ?? "";
};

describe("the prices of a product over time", () => {
  it("begin with its making and end with what is in force", async () => {
    const { product_id: id } = await service.db
      .selectFrom("price_change")
      .select("product_id")
      .where("state", "=", "APPLIED")
      .executeTakeFirstOrThrow();
    const { payload: points } = await admin.call(page.prices, { params: { id } });
    const { payload: row } = await admin.call(product.get, { params: { id } });
    expect(points.length).toBeGreaterThan(1);
    expect(points[0]).toMatchObject({ action: "product.priced", formProductMrp: row.formProductMrp });
    expect(points.at(-1)?.action).toBe("product.created");
    expect(points.map(({ at }) => at)).toEqual(
      points
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    expect(new Set(points.map(({ formProductMrp }) => formProductMrp)).size).toBe(points.length);
  });
});

describe("the orders of a product in 30 days", () => {
  it("are counted by day, without those that were cancelled", async () => {
    const id = await mostOrdered();
    const { payload } = await admin.call(page.orders, { params: { id } });
    expect(payload.days).toHaveLength(30);
    expect(payload.days.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(payload.quantity);
    const { rows } = await sql<{ orders: number; quantity: number; value: number }>`
      select count(distinct item.order_id) as orders, sum(item.quantity)::bigint as quantity,
        sum(item.quantity * item.price)::bigint as value
      from order_item item join orders on orders.id = item.order_id
      where item.product_id = ${id} and orders.state <> 'CANCELLED'
        and (item.placed_at at time zone 'Asia/Kolkata')::date > (now() at time zone 'Asia/Kolkata')::date - 30
    `.execute(service.db);
    expect([payload.orders, payload.quantity, payload.value]).toEqual([
      rows[0]?.orders,
      rows[0]?.quantity,
      (rows[0]?.value ?? 0) / 100,
    ]);
    expect(payload.newest.length).toBeGreaterThan(0);
    expect(payload.newest.every(({ quantity, price, value }) => Math.abs(quantity * price - value) < 0.005)).toBe(true);
  });

  it("are those of the own warehouse, for a hub manager", async () => {
    const id = await mostOrdered();
    const all = (await admin.call(page.orders, { params: { id } })).payload;
    const own = (await hubManager.call(page.orders, { params: { id } })).payload;
    const hub = await service.db
      .selectFrom("user_warehouse")
      .innerJoin("app_user", "app_user.id", "user_id")
      .innerJoin("warehouse", "warehouse.id", "warehouse_id")
      .select("company_name")
      .where("username", "=", "hub_manager")
      .executeTakeFirstOrThrow();
    expect(own.quantity).toBeLessThan(all.quantity);
    expect(own.newest.filter(({ warehouseName }) => warehouseName !== hub.company_name)).toEqual([]);
  });
});

describe("the stock of a product", () => {
  const widest = () =>
    service.db
      .selectFrom("batch")
      .select("product_id")
      .groupBy("product_id")
      .orderBy((eb) => eb.fn.count("warehouse_id").distinct(), "desc")
      .executeTakeFirstOrThrow();
  const stockOf = async (id: string, as = admin) => (await as.call(page.stock, { params: { id } })).payload;

  it("is what the batches of each warehouse add up to", async () => {
    const { product_id: id } = await widest();
    const rows = await stockOf(id);
    expect(rows.length).toBeGreaterThan(1);
    const { payload } = await admin.call(inventory.list, {
      query: { q: "", sort: "expiryDate", size: 500, cursor: null, product: id },
    });
    const { content } = payload;
    const some = content.filter((batch) => batch.stock + batch.inflight + batch.quarantine + batch.rejected > 0);
    expect(new Set(rows.map(({ warehouseId }) => warehouseId))).toEqual(
      new Set(some.map(({ warehouseId }) => warehouseId)),
    );
    for (const row of rows) {
      const batches = payload.content.filter(({ warehouseId }) => warehouseId === row.warehouseId);
      const sum = (key: "stock" | "available" | "reserved" | "bufferStock" | "inflight" | "quarantine" | "rejected") =>
        batches.reduce((total, batch) => total + batch[key], 0);
      const first = batches.find(({ stock }) => stock > 0);
      expect(row).toEqual({
        warehouseId: row.warehouseId,
        warehouse: batches[0]?.warehouse,
        batches: some.filter(({ warehouseId }) => warehouseId === row.warehouseId).length,
        stock: sum("stock"),
        available: sum("available"),
        reserved: sum("reserved"),
        bufferStock: sum("bufferStock"),
        inflight: sum("inflight"),
        quarantine: sum("quarantine"),
        rejected: sum("rejected"),
        nextExpiry: first?.expiryDate ?? null,
        daysLeft: first?.daysLeft ?? null,
      });
    }
  });

  it("has nothing to sell of batches that are blocked or have expired", async () => {
    const unfit = await service.db
      .selectFrom("batch")
      .innerJoin("stock_balance as balance", "balance.batch_id", "batch.id")
      .select(["batch.product_id as id", "batch.warehouse_id as warehouse"])
      .select(sql<number>`sum(on_hand - reserved - buffer)::integer`.as("free"))
      .groupBy(["batch.product_id", "batch.warehouse_id"])
      .having(sql<boolean>`bool_and(blocked or expires_on <= (now() at time zone 'Asia/Kolkata')::date)`)
      .orderBy("free", "desc")
      .executeTakeFirstOrThrow();
    expect(unfit.free).toBeGreaterThan(0);
    const row = (await stockOf(unfit.id)).find(({ warehouseId }) => warehouseId === unfit.warehouse);
    expect(row?.available).toBe(0);
    expect(row?.stock).toBeGreaterThan(0);
  });

  it("counts no batch that is empty and not expected", async () => {
    const { id, warehouse, held } = await service.db
      .selectFrom("stock_balance")
      .select(["product_id as id", "warehouse_id as warehouse"])
      .select(sql<number>`count(*) filter (where on_hand + in_flight + quarantine + rejected > 0)`.as("held"))
      .groupBy(["product_id", "warehouse_id"])
      .having(sql<boolean>`bool_or(on_hand > 0) and bool_or(on_hand + in_flight + quarantine + rejected = 0)`)
      .executeTakeFirstOrThrow();
    expect((await stockOf(id)).find(({ warehouseId }) => warehouseId === warehouse)?.batches).toBe(held);
  });

  it("leaves out a warehouse where nothing stands and nothing is expected", async () => {
    const { id, warehouse } = await service.db
      .selectFrom("stock_balance")
      .select(["product_id as id", "warehouse_id as warehouse"])
      .groupBy(["product_id", "warehouse_id"])
      .having(sql<boolean>`sum(on_hand + in_flight + quarantine + rejected) = 0`)
      .executeTakeFirstOrThrow();
    expect((await stockOf(id)).map(({ warehouseId }) => warehouseId)).not.toContain(warehouse);
  });

  it("is that of the own warehouse, for a hub manager", async () => {
    const { warehouse_id: hub } = await service.db
      .selectFrom("user_warehouse")
      .innerJoin("app_user", "app_user.id", "user_id")
      .select("warehouse_id")
      .where("username", "=", "hub_manager")
      .executeTakeFirstOrThrow();
    const { product_id: id } = await service.db
      .selectFrom("batch as own")
      .innerJoin("batch as other", "other.product_id", "own.product_id")
      .select("own.product_id")
      .where("own.warehouse_id", "=", hub)
      .where("other.warehouse_id", "!=", hub)
      .executeTakeFirstOrThrow();
    expect((await stockOf(id)).length).toBeGreaterThan(1);
    expect((await stockOf(id, hubManager)).map(({ warehouseId }) => warehouseId)).toEqual([hub]);
  });
});

describe("the kits of a product", () => {
  it("S3.14 are its parts, and those that it is a part of", async () => {
    const item = await service.db.selectFrom("sku_kit_item").selectAll().executeTakeFirstOrThrow();
    const kit = (await admin.call(page.kits, { params: { id: item.product_id } })).payload;
    expect(kit.parts.map(({ id }) => id)).toContain(item.component_id);
    expect(kit.parts).toHaveLength(3);
    expect(kit.within).toEqual([]);
    const part = (await admin.call(page.kits, { params: { id: item.component_id } })).payload;
    expect(part.within.map(({ id }) => id)).toContain(item.product_id);
    expect(part.parts).toEqual([]);
  });
});

it.each(["prices", "orders", "stock", "kits"] as const)(
  "answers 404 for the %s of a product that does not exist",
  async (of) => {
    expect((await admin.call(page[of], { params: { id: nothing } })).status).toBe(404);
    expect((await admin.call(page[of], { params: { id: "none" } })).status).toBe(404);
  },
);

describe("the attributes of a product", () => {
  const made = async (attributeName: string, dataType: ProductAttribute["dataType"]) =>
    (await admin.call(attribute.create, { body: { attributeName, dataType } })).payload;
  const give = async (id: string, attributes: readonly { readonly id: string; readonly value: string }[]) => {
    const { version } = (await admin.call(product.get, { params: { id } })).payload;
    return admin.call(ofProduct.setAttributes, { params: { id }, version, body: { attributes: [...attributes] } });
  };
  const listed = async (id: string) => (await admin.call(attribute.get, { params: { id } })).payload;

  it("are values of their data types; what has some keeps its type and stays until it has none", async () => {
    const id = await mostOrdered();
    const [weight, taste] = await Promise.all([made("Net weight", "NUMBER"), made("Taste", "TEXT")]);
    const wrong = await give(id, [
      { id: weight.id, value: "12 g" },
      { id: nothing, value: "x" },
    ]);
    expect([wrong.status, wrong.errors]).toEqual([
      422,
      [
        {
          field: "attributes.0.value",
          message: "Enter a number, with at most 12 digits before the point and 4 decimals",
        },
        { field: "attributes.1.value", message: "There is no such attribute any more" },
      ],
    ]);
    expect(
      (
        await give(id, [
          { id: taste.id, value: "Mild" },
          { id: taste.id, value: "Hot" },
        ])
      ).status,
    ).toBe(422);

    const { status, payload } = await give(id, [
      { id: weight.id, value: "12.5" },
      { id: taste.id, value: "Mild" },
    ]);
    expect(status).toBe(200);
    expect(payload.filter(({ value }) => value !== null).map(({ name, value }) => [name, value])).toEqual([
      ["Net weight", "12.5"],
      ["Taste", "Mild"],
    ]);
    const { payload: history } = await admin.call(product.history, { params: { id } });
    expect(history[0]?.changes).toMatchObject([{ field: "attributes", after: "Net weight: 12.5; Taste: Mild" }]);
    const found = await admin.call(product.list, { query: { attribute: weight.id } as never }); // narrowed by keys of its filters
    expect(found.payload.content.map((row) => row.id)).toEqual([id]);

    const used = await listed(weight.id);
    expect(used.products).toBe(1);
    const retyped = await admin.call(attribute.update, {
      params: { id: weight.id },
      version: used.version,
      body: { attributeName: "Weight", dataType: "TEXT" },
    });
    expect(retyped.errors).toEqual([{ field: "dataType", message: "Products have values of it: its data type stays" }]);
    const remove = () => admin.call(attribute.remove, { params: { id: weight.id }, version: used.version });
    expect((await remove()).errorMessage).toBe("Products have values of Net weight. It can only be deactivated.");

    // Nobody gives a new value of what is switched off; a value that stands may stay.
    const off = { params: { id: taste.id }, version: taste.version, body: { active: false } };
    expect((await admin.call(attribute.setActive, off)).status).toBe(200);
    expect((await give(id, [{ id: taste.id, value: "Hot" }])).errors[0]?.message).toBe("This attribute is inactive");
    expect((await give(id, [{ id: taste.id, value: "Mild" }])).status).toBe(200);
    expect((await remove()).status).toBe(200);
    expect((await hubManager.call(ofProduct.attributes, { params: { id } })).status).toBe(200);
  });

  it.each([
    ["NUMBER", "Number", ["-12.5", "0", "123456789012.3456"], ["12 g", "1.23456", "1234567890123"]],
    ["BOOLEAN", "Yes or no", ["false"], ["yes"]],
    ["DATE", "Date", ["2026-02-28"], ["2026-02-30"]],
    ["TEXT", "Text", ["Mint, mild"], []],
    ["LIST", "List", ["Cool and dry"], []],
  ] as const)("of %s are such values alone", async (type, name, right, wrong) => {
    const ordered = await mostOrdered();
    const { id } = await made(`A ${name}`, type);
    for (const value of right) expect([value, (await give(ordered, [{ id, value }])).status]).toEqual([value, 200]);
    for (const value of wrong) expect([value, (await give(ordered, [{ id, value }])).status]).toEqual([value, 422]);
  });

  it("are told in the history as they are, whatever the attributes are called", async () => {
    const id = await mostOrdered();
    const [carbon, version, size] = await Promise.all([
      made("Carbon footprint", "NUMBER"),
      made("version", "TEXT"),
      made("Size", "TEXT"),
    ]);
    await give(id, []);
    await give(id, [
      { id: carbon.id, value: "2.5" },
      { id: version.id, value: "II" },
      { id: size.id, value: "XL" },
    ]);
    await give(id, [
      { id: carbon.id, value: "2.5" },
      { id: size.id, value: "XXL" },
    ]);
    const { payload: history } = await admin.call(product.history, { params: { id } });
    expect(history.slice(0, 2).map(({ changes }) => changes)).toEqual([
      [{ field: "attributes", before: "Size: XL; version: II", after: "Size: XXL" }],
      [{ field: "attributes", before: null, after: "Carbon footprint: 2.5; Size: XL; version: II" }],
    ]);
  });

  it("are read and given of a product that there is, in the version that was seen", async () => {
    const id = await mostOrdered();
    expect((await admin.call(ofProduct.attributes, { params: { id: nothing } })).status).toBe(404);
    const given = { body: { attributes: [] }, version: 1 };
    expect((await admin.call(ofProduct.setAttributes, { params: { id: nothing }, ...given })).status).toBe(404);
    expect((await admin.call(ofProduct.setAttributes, { params: { id }, ...given })).status).toBe(412);
  });
});
