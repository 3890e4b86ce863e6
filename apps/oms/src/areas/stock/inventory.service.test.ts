import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BodyOf, QueryOf } from "@o2r/api/contract";
import {
  discardEndpoints as discard,
  expiryAfter,
  inventoryEndpoints as inventory,
  type InventoryRow,
} from "@o2r/api/contract/stock";
import { addDays, todayIn } from "@o2r/forms/days";
import type { Client } from "../../test/client.ts";
import { startDemoService, type DemoService } from "../test/demo-service.ts";

type Entry = BodyOf<typeof inventory.create>;
type Adjustment = BodyOf<typeof inventory.adjust>;

let service: DemoService;
let admin: Client;
let superAdmin: Client;
let hubManager: Client;
let cwhManager: Client;
let product: { id: string; sku: string; shelf_life: number; name: string };
let hub: string;
let cwh: string;
beforeAll(async () => {
  service = await startDemoService({ O2R_LIMIT_FACTOR: "1000", O2R_STOCK_VALUE_CAP: "5000" });
  [admin, superAdmin, hubManager, cwhManager] = await Promise.all([
    service.signIn("admin"),
    service.signIn("super_admin"),
    service.signIn("hub_manager"),
    service.signIn("cwh_manager"),
  ]);
  const own = await service.db
    .selectFrom("user_warehouse")
    .innerJoin("warehouse", "warehouse.id", "warehouse_id")
    .select(["warehouse_id", "type"])
    .execute();
  hub = own.find(({ type }) => type === "HUB")?.warehouse_id ?? "";
  cwh = own.find(({ type }) => type === "CWH")?.warehouse_id ?? "";
  product = await service.db
    .selectFrom("product")
    .select(["id", "sku", "shelf_life", "name"])
    .where("active", "=", true)
    .where("shelf_life", ">", 200)
    .orderBy("id")
    .executeTakeFirstOrThrow();
});
afterAll(() => service.stop());

const today = todayIn();
let daysAgo = 1;
/** An entry that is right in every respect, each of another day. */
const good = (changes: Partial<Entry> = {}): Entry => ({
  warehouseId: hub,
  name: product.id,
  stock: 40,
  manufacturingDate: addDays(today, -(daysAgo += 1)),
  mrp: 100,
  retailPrice: 80,
  distPrice: 70,
  o2rPrice: 60,
  ...changes,
});
const enter = (changes: Partial<Entry> = {}, as = admin) => as.call(inventory.create, { body: good(changes) });
const entered = async (changes: Partial<Entry> = {}): Promise<InventoryRow> => {
  const { status, payload, errors } = await enter(changes);
  expect([status, errors]).toEqual([200, []]);
  return payload;
};
const adjust = ({ id, version }: InventoryRow, body: Adjustment, as = admin) =>
  as.call(inventory.adjust, { params: { id }, version, body });
const list = async (query: Partial<QueryOf<typeof inventory.list>> = {}, as = admin) =>
  (await as.call(inventory.list, { query: { q: "", sort: "expiryDate", size: 100, cursor: null, ...query } })).payload;
const ledger = async ({ id }: InventoryRow, as = admin) =>
  (await as.call(inventory.movements, { params: { id }, query: { q: "", sort: "-at", size: 50, cursor: null } }))
    .payload.content;

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

  it("sent twice under one key is made once", async () => {
    const key = crypto.randomUUID();
    const body = good();
    const send = () => admin.call(inventory.create, { body, key });
    const [first, again] = [await send(), await send()];
    expect(again.payload.id).toBe(first.payload.id);
    expect(await ledger(first.payload)).toHaveLength(1);
  });
});

describe("an adjustment", () => {
  it("S3.28 S3.29 brings units into stock and takes them out, by the ledger, with its reason", async () => {
    const row = await entered();
    const more = (await adjust(row, { stockRequest: "IN_STOCK", stock: 5, bufferStock: 3, reason: "Found" })).payload;
    expect(more).toMatchObject({ stock: 45, bufferStock: 3, available: 42, version: 2 });
    const less = (await adjust(more, { stockRequest: "OUT_STOCK", stock: 10, bufferStock: 2 })).payload;
    expect(less).toMatchObject({ stock: 35, bufferStock: 1, available: 34 });
    expect(await ledger(less)).toMatchObject([
      { type: "ADJUST", change: { on_hand: -10, buffer: -2 } },
      { type: "ADJUST", change: { on_hand: 5, buffer: 3 }, reason: "Found" },
      { type: "GRN" },
    ]);
    const { payload: history } = await admin.call(inventory.history, { params: { id: row.id } });
    expect(history[0]?.changes).toContainEqual({ field: "stock", before: 45, after: 35 });
  });

  it.each([
    ["S5.100 stock", { stock: 1 }],
    ["S5.101 buffer stock", { bufferStock: 1 }],
  ])("of %s asks for the stock request", async (_, body) => {
    const { status, errors } = await adjust(await entered(), body);
    expect([status, errors]).toEqual([422, [{ field: "stockRequest", message: "This field is required" }]]);
  });

  it("S5.102 of the MRP alone asks for no stock request", async () => {
    const { status, payload } = await adjust(await entered(), { mrp: 110 });
    expect([status, payload.mrp]).toEqual([200, 110]);
  });

  it("S3.30 S5.103 S5.104 S5.105 of the discount asks for its type, and keeps it below price and hundred", async () => {
    const row = await entered();
    const refused = async (body: Adjustment) => (await adjust(row, body)).errors;
    const needsType = await refused({ discount: 5 });
    expect(needsType.map(({ field }) => field)).toEqual(["discountType"]);
    expect(await refused({ discountType: "VALUE", discount: 80.01 })).toEqual([
      { field: "discount", message: "Discount value must be less the selling price" },
    ]);
    expect(await refused({ discountType: "PERCENT", discount: 100.5 })).toEqual([
      { field: "discount", message: "Value can't exceed 100%" },
    ]);
    const value = (await adjust(row, { discountType: "VALUE", discount: 80 })).payload;
    expect(value).toMatchObject({ discountType: "VALUE", discount: 80 });
    const percent = (await adjust(value, { discountType: "PERCENT", discount: 100 })).payload;
    expect(percent).toMatchObject({ discountType: "PERCENT", discount: 100 });
    expect((await adjust(percent, { discountType: "PERCENT", discount: 0 })).payload.discount).toBeNull();
  });

  it("is refused when it takes more than there is, changes nothing, or sets an MRP below the other prices", async () => {
    const row = await entered();
    const out = await adjust(row, { stockRequest: "OUT_STOCK", stock: 41 });
    expect([out.status, out.errorMessage]).toEqual([409, "Only 40 of this batch are on hand"]);
    const much = await adjust(row, { stockRequest: "IN_STOCK", bufferStock: 41 });
    expect([much.status, much.errorMessage]).toEqual([409, "Only 40 of this batch are available"]);
    expect((await adjust(row, {})).errors).toEqual([{ field: "stock", message: "Nothing is adjusted yet" }]);
    expect((await adjust(row, { mrp: 79 })).errors[0]?.field).toBe("mrp");
    expect((await adjust(row, { mrp: 69 })).errors).toEqual([
      { field: "mrp", message: "Mrp must be greater then PTH" },
    ]);
    expect((await list({ product: product.id })).content.find(({ id }) => id === row.id)).toEqual(row);
  });

  it("of what somebody else has changed is answered with how it stands", async () => {
    const row = await entered();
    await adjust(row, { mrp: 120 });
    const { status, current } = await adjust(row, { mrp: 130 });
    expect(status).toBe(412);
    expect(current).toMatchObject({ row: { mrp: 120, version: 2 } });
  });

  it("by a manager is worth no more than the cap; an administrator's may be", async () => {
    const row = await entered({ stock: 200 });
    const body: Adjustment = { stockRequest: "IN_STOCK", stock: 72 };
    const refused = await adjust(row, body, hubManager);
    expect([refused.status, refused.errors]).toEqual([
      422,
      [{ field: "stock", message: "Above ₹5,000 at PTH, an administrator does this" }],
    ]);
    const small = await adjust(row, { ...body, stock: 71 }, hubManager);
    expect(small.status).toBe(200);
    expect((await adjust(small.payload, body)).status).toBe(200);
  });
});

describe("what is discarded", () => {
  const ask = ({ id }: InventoryRow, quantity: number, as = hubManager) =>
    as.call(inventory.discard, { params: { id }, body: { quantity, reason: "DAMAGED" } });
  const decide = ({ id, version }: { id: string; version: number }, approve: boolean, as = admin, reason = "") =>
    as.call(discard.decide, { params: { id }, version, body: { approve, reason } });

  it("S7.55 is asked for by one and approved by another, and only then leaves the stock", async () => {
    const row = await entered();
    const { status, payload: request } = await ask(row, 4);
    expect([status, request.state, request.value]).toEqual([200, "REQUESTED", 280]);
    expect((await admin.call(inventory.get, { params: { id: row.id } })).payload.stock).toBe(40);
    expect((await decide(request, true, hubManager)).status).toBe(403);
    const approved = await decide(request, true);
    expect(approved.payload).toMatchObject({ state: "APPROVED", version: 2 });
    expect((await admin.call(inventory.get, { params: { id: row.id } })).payload.stock).toBe(36);
    expect((await ledger(row))[0]).toMatchObject({
      type: "DISCARD",
      change: { on_hand: -4 },
      ref: { type: "discard" },
    });
    expect((await decide(approved.payload, true)).status).toBe(409);
  });

  it("is never approved by whoever asked", async () => {
    const { payload: request } = await ask(await entered(), 1, admin);
    const own = await decide(request, true, admin);
    expect([own.status, own.errorMessage]).toEqual([403, "Nobody decides on what they have asked for"]);
    expect((await decide(request, true, superAdmin)).status).toBe(200);
  });

  it("stays when it is refused, for a reason", async () => {
    const row = await entered();
    const { payload: request } = await ask(row, 4);
    expect((await decide(request, false)).errors).toEqual([{ field: "reason", message: "This field is required" }]);
    const { payload } = await decide(request, false, admin, "Sell it at a discount");
    expect(payload).toMatchObject({ state: "REFUSED", decision: "Sell it at a discount" });
    expect((await admin.call(inventory.get, { params: { id: row.id } })).payload.stock).toBe(40);
  });

  it("is no more than is available, when it is asked for and when it is approved, and within the cap", async () => {
    const row = await entered();
    expect((await ask(row, 41)).errors[0]?.field).toBe("quantity");
    const { payload: request } = await ask(row, 40);
    await adjust(row, { stockRequest: "OUT_STOCK", stock: 1 });
    const late = await decide(request, true);
    expect([late.status, late.errorMessage]).toEqual([409, "Only 39 of this batch are on hand"]);
    expect((await ask(await entered({ stock: 90 }), 80)).errors[0]?.message).toMatch(/^Above ₹5,000/);
  });
});

describe("a reset", () => {
  const reset = ({ id, version }: InventoryRow, reason: string, as = superAdmin) =>
    as.call(inventory.reset, { params: { id }, version, body: { reason } });

  it("takes all that is not promised off the books, by a movement with its reason", async () => {
    const row = await entered();
    const kept = (await adjust(row, { stockRequest: "IN_STOCK", bufferStock: 6 })).payload;
    expect((await reset(kept, "")).errors).toEqual([{ field: "reason", message: "This field is required" }]);
    const { payload } = await reset(kept, "Counted anew");
    expect(payload).toMatchObject({ stock: 0, bufferStock: 0, available: 0, state: "OUT_STOCK" });
    expect((await ledger(row))[0]).toMatchObject({
      type: "RESET",
      change: { on_hand: -40, buffer: -6 },
      reason: "Counted anew",
    });
    expect((await reset(payload, "Again")).errorMessage).toBe("There is nothing to reset");
  });

  it("is for super admins alone", async () => {
    const row = await entered();
    for (const as of [admin, hubManager, cwhManager]) expect((await reset(row, "No", as)).status).toBe(403);
  });
});

describe("a manager of a warehouse", () => {
  it("sees the batches of the own warehouse, and no other's by any filter", async () => {
    const hubs = await list({ size: 500 }, hubManager);
    expect(new Set(hubs.content.map(({ warehouseId }) => warehouseId))).toEqual(new Set([hub]));
    const cwhs = await list({ size: 500 }, cwhManager);
    expect(new Set(cwhs.content.map(({ warehouseId }) => warehouseId))).toEqual(new Set([cwh]));
    expect((await list({ warehouse: cwh }, hubManager)).totalElements).toBe(0);
    expect((await list({ size: 10 })).totalElements).toBeGreaterThan(hubs.totalElements + cwhs.totalElements);
  });

  it("finds nothing of another's, changes nothing of it, and enters nothing there", async () => {
    const row = await entered();
    const params = { id: row.id };
    const page = { q: "", sort: "-at", size: 10, cursor: null } as const;
    const calls = [
      cwhManager.call(inventory.get, { params }),
      cwhManager.call(inventory.movements, { params, query: page }),
      cwhManager.call(inventory.usedQuantity, { params }),
      cwhManager.call(inventory.history, { params }),
      adjust(row, { mrp: 111 }, cwhManager),
      cwhManager.call(inventory.setBlocked, { params, version: 1, body: { blocked: true } }),
      cwhManager.call(inventory.discard, { params, body: { quantity: 1, reason: "DAMAGED" } }),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 404));
    expect((await enter({}, cwhManager)).status).toBe(403);
    expect((await cwhManager.call(inventory.sync, { body: { warehouseId: hub } })).status).toBe(403);
    expect((await admin.call(inventory.get, { params })).payload).toEqual(row);
  });

  it("sees requests to discard of the own warehouse alone", async () => {
    const requests = async (as: Client) =>
      (await as.call(discard.list, { query: { q: "", sort: "-requestedAt", size: 100, cursor: null } })).payload
        .content;
    const own = await requests(hubManager);
    expect(own.length).toBeGreaterThan(0);
    expect(new Set(own.map(({ warehouseId }) => warehouseId))).toEqual(new Set([hub]));
    expect((await requests(cwhManager)).some(({ warehouseId }) => warehouseId === hub)).toBe(false);
  });
});

describe("the list of batches", () => {
  it("S7.55 is narrowed by every filter, each to what it says", async () => {
    const all = await list({ size: 500 });
    expect((await list({ expired: "true" })).content.every(({ daysLeft }) => daysLeft <= 0)).toBe(true);
    expect((await list({ daysLeft: "1..30" })).content.every(({ daysLeft }) => daysLeft > 0 && daysLeft <= 30)).toBe(
      true,
    );
    expect((await list({ state: "OUT_STOCK" })).content.every(({ available }) => available <= 0)).toBe(true);
    expect((await list({ low: "true" })).content.every(({ available }) => available <= 20)).toBe(true);
    expect((await list({ inflight: "true" })).content.every(({ inflight }) => inflight > 0)).toBe(true);
    expect((await list({ blocked: "true" })).content.every(({ blocked }) => blocked)).toBe(true);
    expect((await list({ mrp: "50..60" })).content.every(({ mrp }) => mrp >= 50 && mrp <= 60)).toBe(true);
    for (const filter of [
      { expired: "true" },
      { daysLeft: "..30" },
      { state: "OUT_STOCK" },
      { low: "true" },
      { inflight: "true" },
      { blocked: "true" },
      { product: product.id },
      { warehouse: hub },
    ]) {
      const { totalElements } = await list(filter);
      expect(totalElements, `${JSON.stringify(filter)}`).toBeGreaterThan(0);
      expect(totalElements).toBeLessThan(all.totalElements);
    }
    const first = all.content[0];
    const sameBrand = await service.db
      .selectFrom("product")
      .innerJoin("sub_category as sub", "sub.id", "sub_category_id")
      .select(["brand_id", "category_id"])
      .where("product.id", "=", first?.productId ?? "")
      .executeTakeFirstOrThrow();
    expect((await list({ brand: sameBrand.brand_id ?? "" })).totalElements).toBeGreaterThan(0);
    const { content } = await list({ category: sameBrand.category_id });
    expect(new Set(content.map(({ category }) => category))).toEqual(new Set([first?.category]));
  });

  it.each(["name", "sku", "warehouse", "stock", "available", "reserved", "bufferStock", "inflight"] as const)(
    "is sorted by %s, up and down, and paged without a gap",
    async (sort) => {
      const read = (order: string) => list({ sort: order, warehouse: hub, size: 500 });
      const up = (await read(sort)).content.map(({ id }) => id);
      const down = (await read(`-${sort}`)).content.map(({ id }) => id);
      expect(down).toEqual(up.toReversed());
      const first = await list({ sort, warehouse: hub, size: 50 });
      const next = await list({ sort, warehouse: hub, size: 50, cursor: first.nextCursor });
      expect([...first.content, ...next.content].map(({ id }) => id)).toEqual(up.slice(0, 100));
    },
  );

  it("finds by words of the product's name and by its SKU", async () => {
    await entered();
    const { content } = await list({ q: product.sku });
    expect(new Set(content.map(({ sku }) => sku))).toEqual(new Set([product.sku]));
    expect((await list({ q: "no such soap" })).content).toEqual([]);
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
  it("S7.55 finds nothing where nothing has drifted, and mends and tells of what has", async () => {
    const row = await entered();
    const sync = async () => (await hubManager.call(inventory.sync, { body: { warehouseId: hub } })).payload;
    expect((await sync()).mended).toEqual([]);
    await service.db.updateTable("stock_balance").set({ on_hand: 39 }).where("batch_id", "=", row.id).execute();
    const { checked, mended } = await sync();
    expect(checked).toBeGreaterThan(100);
    expect(mended).toEqual([{ inventoryId: row.id, name: product.name, bucket: "on_hand", before: 39, after: 40 }]);
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
