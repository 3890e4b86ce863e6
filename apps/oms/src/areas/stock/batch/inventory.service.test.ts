import { afterAll, describe, expect, it } from "vitest";
import {
  expiryAfter,
  inventoryEndpoints as inventory,
  qcEndpoints as qc,
  type InventoryRow,
} from "@o2r/api/contract/stock";
import { addDays } from "@o2r/forms/days";
import { tx } from "../../../db/tx.ts";
import { somebodyWaits } from "../../../test/somebody-waits.ts";
import { openInventoryScene, today, type Entry } from "../test/inventory-scene.ts";

const { service, admin, hubManager, product, hub, good, enter, entered, adjust, ledger } = await openInventoryScene();
afterAll(() => service.stop());

describe("an entry", () => {
  it("S3.26 S3.27 S3.28 is stored with what its form says, and tells what its product is", async () => {
    const sent = good();
    const { payload, headers } = await admin.call(inventory.create, { body: sent });
    expect(headers.get("etag")).toBe('"1"');
    const read = (await admin.call(inventory.get, { params: { id: payload.id } })).payload;
    expect(read).toMatchObject({
      name: product.name,
      sku: product.sku,
      productId: product.id,
      warehouseId: hub,
      shelfLife: product.shelf_life,
      stock: 40,
      available: 40,
      reserved: 0,
      manufacturingDate: sent.manufacturingDate,
      expiryDate: expiryAfter(sent.manufacturingDate, product.shelf_life),
      mrp: 100,
      retailPrice: 80,
      distPrice: 70,
      o2rPrice: 60,
      state: "IN_STOCK",
    });
    expect(await ledger(read)).toMatchObject([{ type: "GRN", seq: 1, change: { on_hand: 40, reserved: 0 } }]);
    const { payload: history } = await admin.call(inventory.history, { params: { id: read.id } });
    expect(history).toMatchObject([{ action: "inventory.created", version: 1 }]);
  });

  const wrong: readonly (readonly [string, Partial<Entry>, string, string])[] = [
    ["S5.88 no product", { name: "" }, "name", "Please select one name"],
    ["S5.89 no stock", { stock: "" as never }, "stock", "Total Stock is required"],
    ["S5.90 no day of manufacture", { manufacturingDate: "" }, "manufacturingDate", "This field is required"],
    ["S5.92 no MRP", { mrp: "" as never }, "mrp", "This field is required"],
    ["S5.93 no PTR", { retailPrice: "" as never }, "retailPrice", "This field is required"],
    ["S5.94 no PTH", { distPrice: "" as never }, "distPrice", "This field is required"],
    ["S5.95 no O2RLP", { o2rPrice: "" as never }, "o2rPrice", "This field is required"],
    ["S5.96 a PTR above the MRP", { retailPrice: 101 }, "retailPrice", "Retailer Price must be less then MRP"],
    ["S5.97 a PTH above the PTR", { distPrice: 81 }, "distPrice", "Distributor Price must be less then PTR"],
    ["S5.98 an MRP below the PTH", { mrp: 69.99 }, "mrp", "Mrp must be greater then PTH"],
    ["S5.99 an O2RLP above the PTH", { o2rPrice: 70.5 }, "o2rPrice", "O2RLP must be less then PTH"],
  ];
  it.each(wrong)("with %s is refused at its field", async (_, changes, field, message) => {
    const { status, errors } = await enter(changes);
    expect(status).toBe(422);
    expect(errors).toContainEqual({ field, message });
  });

  it("into a warehouse that is switched off is refused, as is whatever else brings goods into it", async () => {
    const batch = await entered();
    const set = (active: boolean) =>
      service.db.updateTable("warehouse").set({ active }).where("id", "=", hub).execute();
    const { company_name: name } = await service.db
      .selectFrom("warehouse")
      .select("company_name")
      .where("id", "=", hub)
      .executeTakeFirstOrThrow();
    await set(false);
    const made = await enter();
    expect([made.status, made.errors]).toEqual([422, [{ field: "warehouseId", message: `${name} is inactive` }]]);
    const change = (stockRequest: "IN_STOCK" | "OUT_STOCK") => adjust(batch, { stockRequest, stock: 5 });
    const items = [{ inventoryId: batch.id, quantity: 5 }];
    const came = await admin.call(qc.create, { body: { warehouseId: hub, source: "GRN", supplier: "", items } });
    for (const refused of [await change("IN_STOCK"), came])
      expect([refused.status, refused.errorMessage]).toEqual([409, `${name} is inactive. Activate it first.`]);
    expect((await change("OUT_STOCK")).payload.stock).toBe(35);
    await set(true);
  });

  it("S5.91 made tomorrow, or so long ago that it has expired, is refused", async () => {
    const tomorrow = await enter({ manufacturingDate: addDays(today, 1) });
    expect([tomorrow.status, tomorrow.errors[0]?.field]).toEqual([422, "manufacturingDate"]);
    const old = await enter({ manufacturingDate: addDays(today, -product.shelf_life) });
    expect([old.status, old.errors]).toEqual([
      422,
      [{ field: "expiryDate", message: "A batch made on this day has expired" }],
    ]);
    expect((await enter({ manufacturingDate: addDays(today, 1 - product.shelf_life) })).status).toBe(200);
  });

  it("takes equal prices, and believes no expiry, SKU or shelf life that it is told", async () => {
    const row = await entered({
      mrp: 70,
      retailPrice: 70,
      distPrice: 70,
      o2rPrice: 70,
      expiryDate: "2099-01-01",
      shelfLife: 30_000,
      sku: "MADE-UP",
    });
    expect(row).toMatchObject({
      expiryDate: expiryAfter(row.manufacturingDate, product.shelf_life),
      sku: product.sku,
      shelfLife: product.shelf_life,
    });
  });

  it("of a batch that is there is refused, with the way on", async () => {
    const { manufacturingDate } = await entered();
    const { status, errors } = await enter({ manufacturingDate });
    expect([status, errors]).toEqual([
      409,
      [{ field: "manufacturingDate", message: "This batch is in stock already. Adjust its stock instead" }],
    ]);
    expect((await enter({ manufacturingDate, mrp: 101 })).status).toBe(200);
  });

  it("of nothing that exists, of a kit, or of a product that is switched off is refused", async () => {
    expect((await enter({ name: crypto.randomUUID() })).status).toBe(422);
    expect((await enter({ name: "not-an-id" })).status).toBe(422);
    const kit = await service.db.selectFrom("sku_kit_item").select("product_id").executeTakeFirstOrThrow();
    expect((await enter({ name: kit.product_id })).errorMessage).toMatch(/is a kit/);
    const off = await service.db
      .selectFrom("product")
      .select("id")
      .where("active", "=", false)
      .executeTakeFirstOrThrow();
    expect((await enter({ name: off.id })).errorMessage).toMatch(/is inactive/);
  });

  it("of a product that becomes a kit at the same moment is refused, as is whatever else brings units of one", async () => {
    const { db } = service;
    const [other, part] = await db
      .selectFrom("product")
      .select(["id", "name"])
      .where("active", "=", true)
      .where("id", "<>", product.id)
      .where("id", "not in", db.selectFrom("sku_kit_item").select("product_id"))
      .where("id", "not in", db.selectFrom("sku_kit_item").select("component_id"))
      .where("shelf_life", ">", 200)
      .orderBy("id")
      .limit(2)
      .execute();
    if (other === undefined || part === undefined) throw new Error("Two products are no kits");
    const batch = await entered({ name: other.id });
    const { answer } = await tx(db, async (trx) => {
      await trx.selectFrom("product").select("id").where("id", "=", other.id).forUpdate().execute();
      await trx
        .insertInto("sku_kit_item")
        .values({ product_id: other.id, component_id: part.id, position: 0 })
        .execute();
      const entering = enter({ name: other.id });
      await somebodyWaits(db);
      return { answer: entering };
    });
    const said = `${other.name} is a kit: its parts come into stock`;
    const { status, errors } = await answer;
    expect([status, errors]).toEqual([422, [{ field: "name", message: said }]]);
    const items = [{ inventoryId: batch.id, quantity: 5 }];
    for (const refused of [
      await adjust(batch, { stockRequest: "IN_STOCK", stock: 5 }),
      await admin.call(qc.create, { body: { warehouseId: hub, source: "GRN", supplier: "", items } }),
    ])
      expect([refused.status, refused.errorMessage]).toEqual([409, said]);
    // What stands of it may go.
    expect((await adjust(batch, { stockRequest: "OUT_STOCK", stock: 40 })).status).toBe(200);
    await db.deleteFrom("sku_kit_item").where("product_id", "=", other.id).execute();
  });

  it("sent twice under one key is made once", async () => {
    const key = crypto.randomUUID();
    const body = good();
    const send = () => admin.call(inventory.create, { body, key });
    const [first, again] = [await send(), await send()];
    expect(again.payload.id).toBe(first.payload.id);
    expect(await ledger(first.payload)).toHaveLength(1);
  });
});

describe("a batch that is blocked", () => {
  it("is marked, and opened again, with its version", async () => {
    const row = await entered();
    const block = (at: InventoryRow, blocked: boolean) =>
      hubManager.call(inventory.setBlocked, { params: { id: row.id }, version: at.version, body: { blocked } });
    const { payload } = await block(row, true);
    expect(payload).toMatchObject({ blocked: true, version: 2 });
    expect((await block(row, false)).status).toBe(412);
    expect((await block(payload, false)).payload.blocked).toBe(false);
  });
});

describe("the used quantity of a batch", () => {
  it("S7.55 is what each order has of it, by the order's number, newest first", async () => {
    const reservations = await service.db
      .selectFrom("reservation")
      .innerJoin("orders", "orders.id", "ref_id")
      .select(["batch_id", "order_number", "quantity", "reservation.state"])
      .where("reservation.warehouse_id", "=", hub)
      .orderBy("reservation.updated_at", "desc")
      .orderBy("reservation.id", "desc")
      .execute();
    const id = reservations[0]?.batch_id ?? "";
    const { payload } = await hubManager.call(inventory.usedQuantity, { params: { id } });
    expect(payload.map(({ ref, quantity, state }) => ({ order: ref.name, quantity, state }))).toEqual(
      reservations
        .filter(({ batch_id }) => batch_id === id)
        .map(({ order_number, quantity, state }) => ({ order: order_number, quantity, state })),
    );
  });
});

describe("the sync", () => {
  it("S7.55 finds nothing where nothing has drifted, and fixes and tells of what has", async () => {
    const row = await entered();
    const sync = async () => (await hubManager.call(inventory.sync, { body: { warehouseId: hub } })).payload;
    expect((await sync()).fixed).toEqual([]);
    await service.db.updateTable("stock_balance").set({ on_hand: 39 }).where("batch_id", "=", row.id).execute();
    const { checked, fixed } = await sync();
    expect(checked).toBeGreaterThan(100);
    expect(fixed).toEqual([{ inventoryId: row.id, name: product.name, bucket: "on_hand", before: 39, after: 40 }]);
    expect((await admin.call(inventory.get, { params: { id: row.id } })).payload.stock).toBe(40);
  });
});

describe("hostile input", () => {
  it("is refused in words, and never breaks the service", async () => {
    const { id } = await entered();
    const send = async (method: string, path: string, body?: unknown) => {
      const answer = await admin.raw(path, {
        method,
        headers: { "content-type": "application/json", "idempotency-key": crypto.randomUUID(), "if-match": '"1"' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return answer.status;
    };
    const numbers = [-1, 0.5, 1e15, "1e3", null, {}, [], "٣", "1;drop table batch"];
    for (const stock of numbers) expect(await send("POST", "/oms/inventory", { ...good(), stock })).toBe(422);
    for (const mrp of [-1, 1e15, 1.001, "NaN", {}])
      expect(await send("POST", "/oms/inventory", { ...good(), mrp })).toBe(422);
    for (const day of ["2026-02-30", "yesterday", "99999-01-01", 0, {}])
      expect(await send("POST", "/oms/inventory", { ...good(), manufacturingDate: day })).toBe(422);
    expect(await send("POST", "/oms/inventory", { ...good(), active: true })).toBe(422);
    expect(await send("PATCH", "/oms/inventory/1 or 1=1", { mrp: 1 })).toBe(404);
    expect(await send("PATCH", `/oms/inventory/${id}`, { stock: 1, stockRequest: "BOTH" })).toBe(422);
    expect(await send("GET", "/oms/inventory?daysLeft=1..x")).toBe(400);
    expect(await send("GET", "/oms/inventory?daysLeft=-999999999999..999999999999")).toBe(200);
    expect(await send("GET", "/oms/inventory?mrp=..999999999999")).toBe(200);
    expect(await send("GET", `/oms/inventory?warehouse=${id}' or true--`)).toBe(400);
    expect(await send("GET", "/oms/inventory?q=%25%25%25")).toBe(200);
  });
});
