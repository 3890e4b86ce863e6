import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cartEndpoints as cart, orderEndpoints as order } from "@o2r/api/contract/orders";
import { promotionEndpoints as promotion } from "@o2r/api/contract/promotions";
import { tenthOff } from "../../promotions/test/tenth-off.ts";
import { anySearch, openOrderScene, type OrderScene } from "../test/order-scene.ts";

let scene: OrderScene;
let retailer: string;
beforeAll(async () => {
  scene = await openOrderScene();
  retailer = await scene.addRetailer();
});
afterAll(() => scene.service.stop());

const skuOf = async (id: string) =>
  (await scene.db.selectFrom("product").select("sku").where("id", "=", id).executeTakeFirstOrThrow()).sku;

describe("products of the order pad", () => {
  const find = async (query: string, instead?: string) =>
    (
      await scene.admin.call(order.products, {
        params: { retailerId: retailer },
        query: { ...anySearch, query, instead },
      })
    ).payload;

  it("stand first where their SKU is what was typed, then what is there, with what may be promised of it", async () => {
    const { addProduct, stock, hub } = scene;
    const [none, some, app] = [
      await addProduct({ name: "Quince jam" }),
      await addProduct({ name: "Quince jelly" }),
      await addProduct({ name: "Quince juice", platform: "APP" }),
    ];
    await stock(some, 7);
    await stock(some, 5, { expires_on: new Date(Date.now() + 864e5).toISOString().slice(0, 10) });
    await stock(some, 3, { blocked: true, warehouse_id: hub });
    expect((await find("quince")).map(({ id, available, ptr }) => [id, available, ptr])).toEqual([
      [some, 7, 9],
      [none, 0, 9],
    ]);
    expect((await find((await skuOf(none)).toLowerCase())).map(({ id }) => id)[0]).toBe(none);
    expect((await find(await skuOf(app))).map(({ id }) => id)).not.toContain(app);
  });

  it("are narrowed to a brand, a category, what is there and what a scheme is about, with the day that they keep until", async () => {
    const { db, admin, addProduct, stock, hub } = scene;
    const sub = await db.selectFrom("sub_category").select(["id", "category_id"]).executeTakeFirstOrThrow();
    const brand = await db.selectFrom("brand").select(["id", "name"]).executeTakeFirstOrThrow();
    const [branded, there, schemed] = [
      await addProduct({ name: "Loquat jam" }),
      await addProduct({ name: "Loquat jelly" }),
      await addProduct({ name: "Loquat juice" }),
    ];
    await db.updateTable("product").set({ brand_id: brand.id }).where("id", "=", branded).execute();
    await db.updateTable("product").set({ sub_category_id: sub.id }).where("id", "in", [branded, there]).execute();
    await stock(there, 7, { expires_on: "2029-06-01" });
    const { id: promotionId, version } = (
      await admin.call(promotion.create, {
        body: tenthOff({ title: "Loquat week", products: [schemed], hubs: [hub] }),
      })
    ).payload;
    await admin.call(promotion.start, { params: { id: promotionId }, version });
    const narrowed = async (query: object) =>
      (
        await admin.call(order.products, {
          params: { retailerId: retailer },
          query: { ...anySearch, query: "loquat", ...query },
        })
      ).payload.map(({ id }) => id);
    expect(await narrowed({ brand: brand.id })).toEqual([branded]);
    expect(await narrowed({ category: sub.category_id })).toEqual([there, branded]);
    expect(await narrowed({ subCategory: sub.id, brand: brand.id })).toEqual([branded]);
    expect(await narrowed({ inStock: true })).toEqual([there]);
    expect(await narrowed({ scheme: true })).toEqual([schemed]);
    expect(await narrowed({ scheme: true, inStock: true })).toEqual([]);
    const told = (await find("loquat")).map(({ id, expiryDate, scheme }) => [id, expiryDate, scheme]);
    expect(told).toEqual([
      [there, "2029-06-01", null],
      [branded, null, null],
      [schemed, null, "Loquat week"],
    ]);
    const { payload } = await admin.call(order.productFilters, { params: { retailerId: retailer } });
    expect(payload.brands).toContainEqual(brand);
    expect(payload.subCategories).toContainEqual(expect.objectContaining({ id: sub.id, categoryId: sub.category_id }));
    expect(payload.categories.map(({ id }) => id)).toContain(sub.category_id);
    await db.updateTable("promotion").set({ state: "PAUSED" }).where("id", "=", promotionId).execute();
  });

  it("are offered in the place of one that is short: of its sub-category, and in stock", async () => {
    const { db, addProduct, stock } = scene;
    const sub = await db.selectFrom("sub_category").select("id").executeTakeFirstOrThrow();
    const [short, other, empty] = [await addProduct(), await addProduct(), await addProduct()];
    await db.updateTable("product").set({ sub_category_id: sub.id }).where("id", "in", [short, other, empty]).execute();
    await stock(other, 5);
    const found = (await find("test soap", short)).map(({ id }) => id);
    expect(found).toContain(other);
    expect(found).not.toContain(short);
    expect(found).not.toContain(empty);
  });
});

it("a pasted list adds up what stands there twice, cuts what is too much, and names the nearest of what is not known", async () => {
  const { addProduct, admin } = scene;
  const [plain, few] = [
    await addProduct({ name: "Papaya pickle hot" }),
    await addProduct({ name: "Papaya chutney", max_order_quant: 5 }),
  ];
  const body = {
    lines: [
      { text: await skuOf(plain), packs: 2 },
      { text: ` ${(await skuOf(plain)).toLowerCase()} `, packs: 3 },
      { text: await skuOf(few), packs: 9 },
      { text: "papaya pickl hot", packs: 4 },
      { text: "zzzzzzzz", packs: 1 },
    ],
  };
  const { payload } = await admin.call(order.paste, { params: { retailerId: retailer }, body });
  expect(payload.lines.map(({ productId, packs, notes }) => [productId, packs, notes])).toEqual([
    [plain, 5, ["Added up from 2 lines"]],
    [few, 5, ["Cut from 9 to 5, the most of one order"]],
  ]);
  expect(payload.unknown.map(({ text, packs, nearest }) => [text, packs, nearest?.productId])).toEqual([
    ["papaya pickl hot", 4, plain],
    ["zzzzzzzz", 1, undefined],
  ]);
});

it("of a pasted list of which hardly anything is known, the first lines alone have something offered", async () => {
  const { addProduct, admin } = scene;
  const plain = await addProduct({ name: "Quince marmalade sweet" });
  const lines = Array.from({ length: 30 }, (_, n) => ({ text: `quince marmalad sweet ${n}`, packs: 1 }));
  const { payload } = await admin.call(order.paste, { params: { retailerId: retailer }, body: { lines } });
  expect(payload.unknown.map(({ nearest }) => nearest?.productId)).toEqual(
    lines.map((_, n) => (n < 20 ? plain : undefined)),
  );
});

it("a pasted list knows products by their SKU, and else by their EAN", async () => {
  const { addProduct, admin, db } = scene;
  const [byEan, bySku] = [await addProduct(), await addProduct()];
  await db.updateTable("product").set({ ean: "8901234567887" }).where("id", "=", byEan).execute();
  await db.updateTable("product").set({ sku: "8901234567887" }).where("id", "=", bySku).execute();
  const body = { lines: [{ text: "8901234567887", packs: 2 }] };
  const paste = async () =>
    (await admin.call(order.paste, { params: { retailerId: retailer }, body })).payload.lines.map(
      ({ productId }) => productId,
    );
  expect(await paste()).toEqual([bySku]);
  await db.updateTable("product").set({ sku: "SKU-OF-ITS-OWN" }).where("id", "=", bySku).execute();
  expect(await paste()).toEqual([byEan]);
});

const nothing = { lines: [], orderSlot: "", paymentMode: "COD" as const, note: "", coupon: "" };

it("a cart is shared between windows: one that was slower is told what the other has kept, and placing empties it", async () => {
  const { addProduct, stock, agent, hubManager, placed } = scene;
  const product = await addProduct();
  await stock(product, 9);
  const params = { retailerId: retailer };
  const save = (packs: number, version: number) =>
    agent.call(cart.save, { params, body: { ...nothing, lines: [{ productId: product, packs }], version } });
  expect((await agent.call(cart.get, { params })).payload).toEqual({ ...nothing, version: 0, updatedAt: null });
  expect((await save(2, 0)).payload).toMatchObject({ version: 1, lines: [{ productId: product, packs: 2 }] });
  const slower = await save(5, 0);
  expect([slower.status, slower.errorMessage]).toEqual([409, "This order was changed in another window"]);
  expect(slower.current).toMatchObject({ row: { version: 1, lines: [{ packs: 2 }] } });
  expect((await save(3, 1)).payload.version).toBe(2);
  expect((await hubManager.call(cart.get, { params })).payload.version).toBe(0);
  await placed(retailer, [[product, 3]], agent);
  expect((await agent.call(cart.get, { params })).payload.version).toBe(0);
  const { payload } = await agent.call(order.context, { params });
  expect(payload.lastLines).toEqual([{ productId: product, packs: 3 }]);
  expect(payload.lastOrders[0]).toMatchObject({ state: "PLACED", total: 32, opens: true });
  // Whoever places for the same shop and may not read another's order is not led to it.
  await placed(retailer, [[product, 1]], hubManager);
  const { payload: after } = await agent.call(order.context, { params });
  expect(after.lastOrders.map(({ opens }) => opens).slice(0, 2)).toEqual([false, true]);
  // Nor to one that the shop has placed itself, which nobody has made.
  const [latest] = after.lastOrders;
  await sql`update orders set created_by = null where id = ${latest?.id}`.execute(scene.db);
  const { payload: own } = await agent.call(order.context, { params });
  expect(own.lastOrders[0]?.opens).toBe(false);
});

it("a cart that two windows begin at once is that of one, and the other is told what it has kept", async () => {
  const params = { retailerId: await scene.addRetailer() };
  const product = await scene.addProduct();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      scene.admin.call(cart.save, {
        params,
        body: { ...nothing, lines: [{ productId: product, packs: at + 1 }], version: 0 },
      }),
    ),
  );
  const [kept] = answers.filter(({ status }) => status === 200);
  const slower = answers.filter(({ status }) => status !== 200);
  expect(slower.map(({ status, errorMessage }) => [status, errorMessage])).toEqual(
    Array.from({ length: 7 }, () => [409, "This order was changed in another window"]),
  );
  expect(kept?.payload).toEqual((await scene.admin.call(cart.get, { params })).payload);
});

it("carts that something stands in are listed for whoever left them, the last changed first", async () => {
  const { addProduct, addRetailer, agent, hubManager } = scene;
  const product = await addProduct();
  const [first, second, emptied] = [await addRetailer(), await addRetailer(), await addRetailer()];
  const terms = { orderSlot: "", paymentMode: "COD" as const, note: "", coupon: "" };
  const save = (retailerId: string, packs: readonly number[], version = 0, by = agent) =>
    by.call(cart.save, {
      params: { retailerId },
      body: { ...terms, lines: packs.map((count) => ({ productId: product, packs: count })), version },
    });
  await save(first, [2]);
  await save(second, [3]);
  await save(emptied, [1]);
  await save(emptied, [], 1);
  await save(emptied, [4], 0, hubManager);
  const open = async () => (await agent.call(cart.open, {})).payload;
  expect((await open()).map(({ retailerId, lines }) => [retailerId, lines])).toEqual([
    [second, 1],
    [first, 1],
  ]);
  await save(first, [5], 1);
  expect((await open())[0]?.retailerId).toBe(first);
  // Whoever may not order for a retailer any more is not led to their cart.
  await scene.db.updateTable("retailer").set({ agent_id: null }).where("id", "=", first).execute();
  expect((await open()).map(({ retailerId }) => retailerId)).toEqual([second]);
});

it("an order is repeated by its lines, for its own retailer only", async () => {
  const { addProduct, stock, agent, placed } = scene;
  const [first, second] = [await addProduct(), await addProduct()];
  await stock(first, 9);
  await stock(second, 9);
  const params = { retailerId: retailer };
  const wanted = await placed(retailer, [[first, 2], [second, 4]], agent); // prettier-ignore
  await placed(retailer, [[second, 1]], agent);
  const { payload } = await agent.call(order.context, { params, query: { repeat: wanted.id } });
  expect(payload.lastLines).toEqual([{ productId: second, packs: 1 }]);
  expect(payload.repeatedLines).toEqual([
    { productId: first, packs: 2 },
    { productId: second, packs: 4 },
  ]);
  expect((await agent.call(order.context, { params })).payload.repeatedLines).toEqual([]);
});
