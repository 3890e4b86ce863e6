import { addDays } from "@o2r/forms/days";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { notificationEndpoints as notification } from "@o2r/api/contract/engagement";
import { hubOrderEndpoints as hubOrder, orderEndpoints as order } from "@o2r/api/contract/orders";
import { disagreements } from "../test/disagreements.ts";
import { hubDisagreements } from "../test/hub-disagreements.ts";
import { because, openHubScene, type HubScene } from "../test/hub-scene.ts";

let scene: HubScene;
beforeAll(async () => void (scene = await openHubScene()));
afterAll(async () => {
  // What every step has left behind is a part of what is shown.
  // oxlint-disable-next-line vitest/no-standalone-expect
  expect([await hubDisagreements(scene.db), await disagreements(scene.db)]).toEqual([[], []]);
  await scene.service.stop();
});

describe("a hub order", () => {
  it("counts packs, is worth what it costs the hub, and has a number of its hub and year", async () => {
    const { draft, read, addProduct, hubManager } = scene;
    const [a, b] = [await addProduct({ pack_of: 12 }), await addProduct()];
    const first = await draft([[a, 3], [b, 5]], hubManager); // prettier-ignore
    const second = await draft([[a, 1]], hubManager);
    const row = await read(first);
    expect(row).toMatchObject({ state: "DRAFT", lines: 2, units: 41, value: 41 * 8, fill: 0, raisedAt: null });
    expect(row.number).toMatch(/^HO\w\w-\d\d-\d{6}$/);
    const { payload } = await hubManager.call(hubOrder.prices, { body: { productIds: [b, a] } });
    expect(payload.map(({ productId, packOf, pth }) => [productId, packOf, pth])).toEqual([[a, 12, 8], [b, 1, 8]]); // prettier-ignore
    expect(Number(second.number.slice(-6))).toBe(Number(row.number.slice(-6)) + 1);
  });

  it("is changed while it is a draft, and not after", async () => {
    const { draft, ok, take, callOf, formOf, addProduct, hubManager, read } = scene;
    const [a, b] = [await addProduct(), await addProduct()];
    const row = await draft([[a, 3]], hubManager);
    const change = async () => hubManager.call(hubOrder.update, { ...(await callOf(row)), body: formOf([[b, 7]]) });
    expect((await ok(change())).payload.items).toEqual([{ productId: b, packs: 7 }]);
    await ok(take(row, "raise", hubManager));
    expect(await change()).toMatchObject({ status: 409, errorMessage: "Only a draft can be changed" });
    expect((await read(row)).expectedOn).not.toBeNull();
  });

  it("is refused for somebody else's hub, for kits, and between other kinds of warehouses", async () => {
    const { formOf, addProduct, hubManager, admin, otherHub, hub, cwh, db } = scene;
    const product = await addProduct();
    const foreign = await hubManager.call(hubOrder.create, { body: formOf([[product, 1]], otherHub) });
    expect([foreign.status, foreign.errorMessage]).toEqual([403, "These warehouses are not yours"]);
    const { kit_id: kit } = await db
      .selectFrom("sku_kit_item")
      .select("product_id as kit_id")
      .executeTakeFirstOrThrow();
    const ofKit = await admin.call(hubOrder.create, { body: formOf([[kit, 1]]) });
    expect(ofKit.errors[0]?.message).toMatch(/ is a kit: order what it holds$/);
    const turned = await admin.call(hubOrder.create, {
      body: { warehouseId: cwh, cwhId: hub, items: [{ productId: product, packs: 1 }] },
    });
    expect(turned.errors.map(({ field }) => field)).toEqual(["warehouseId", "cwhId"]);
  });

  it("is raised by a central warehouse on behalf of a hub, and reached by both and by nobody else", async () => {
    const { draft, addProduct, cwhManager, hubManager, db, otherHub } = scene;
    const row = await draft([[await addProduct(), 2]], cwhManager);
    const seen = async (as: typeof hubManager) => (await as.call(hubOrder.get, { params: { id: row.id } })).status;
    expect([await seen(hubManager), await seen(cwhManager)]).toEqual([200, 200]);
    await db.updateTable("hub_order").set({ cwh_id: otherHub }).where("id", "=", row.id).execute();
    expect([await seen(hubManager), await seen(cwhManager)]).toEqual([200, 404]);
    const listed = await cwhManager.call(hubOrder.list, {
      query: { q: row.number, sort: "-createdAt", size: 10, cursor: null },
    });
    expect(listed.payload.content.map(({ id }) => id)).not.toContain(row.id);
    await db.updateTable("hub_order").set({ cwh_id: scene.cwh }).where("id", "=", row.id).execute();
  });

  it("S2.93 is told to whoever decides on it at the central warehouse, and the decision to the hub", async () => {
    const { draft, ok, take, addProduct, cwhManager, hubManager, read } = scene;
    const row = await draft([[await addProduct(), 2]], hubManager);
    await ok(take(row, "raise", hubManager));
    await ok(take(row, "approve", cwhManager));
    const told = async (as: typeof hubManager) =>
      (await as.call(notification.pull)).payload.filter(({ data }) => data.page === `/hub-order/${row.id}`);
    const { number, hub, cwh } = await read(row);
    expect((await told(cwhManager)).map(({ data }) => data.msg)).toEqual([`${hub} asks for 2 units: ${number}`]);
    expect((await told(hubManager)).map(({ data }) => data.msg)).toEqual([`${number} was approved by ${cwh}`]);
  });
});

describe("goods of a hub order", () => {
  it("are set aside first expired first out, in flight to the hub, and on its shelf once they are checked", async () => {
    const { picked, ok, send, receive, check, read, has, stockCentral, addProduct, cwh, hub, cwhManager, hubManager } =
      scene;
    const product = await addProduct({ pack_of: 6 });
    await stockCentral(product, 8);
    await stockCentral(product, 40);
    const row = await picked([[product, 3]]);
    expect(await has(product, cwh)).toMatchObject({ onHand: 48, reserved: 18 });
    const sent = await ok(send(row, 18, cwhManager));
    expect(sent.payload).toMatchObject({ state: "DISPATCHED", dispatched: 18, fill: 100 });
    expect(await has(product, cwh)).toMatchObject({ onHand: 30, reserved: 0 });
    expect(await has(product, hub)).toMatchObject({ onHand: 0, inFlight: 18, quarantine: 0 });
    const { dispatches } = await read(row);
    expect(dispatches[0]?.challan).toMatch(/^DC\w\w-\d\d-\d{6}$/);
    expect(dispatches[0]?.pieces.map(({ units }) => units)).toEqual([8, 10]);
    const received = await ok(receive(row, [], hubManager));
    expect(received.payload.state).toBe("QC_PENDING");
    expect(await has(product, hub)).toMatchObject({ onHand: 0, inFlight: 0, quarantine: 18 });
    expect(await check(row)).toMatchObject({ state: "COMPLETED", accepted: 18, discrepancies: [] });
    expect(await has(product, hub)).toMatchObject({ onHand: 18, quarantine: 0 });
  });

  it("go in part, and what is not there is said", async () => {
    const { picked, ok, send, receive, check, stockCentral, addProduct } = scene;
    const product = await addProduct();
    await stockCentral(product, 6);
    const row = await picked([[product, 10]]);
    expect(await send(row, 8)).toMatchObject({
      status: 409,
      errorMessage: expect.stringMatching(/^Only 6 of .+ can be sent$/),
    });
    expect(await send(row, 11)).toMatchObject({ status: 422 });
    expect((await ok(send(row, 6))).payload).toMatchObject({ state: "PARTIALLY_DISPATCHED", fill: 60, short: true });
    expect((await ok(receive(row))).payload.state).toBe("PARTIALLY_RECEIVED");
    await stockCentral(product, 4);
    expect((await ok(send(row, 4))).payload.state).toBe("PARTIALLY_RECEIVED");
    expect((await ok(receive(row))).payload.state).toBe("QC_PENDING");
    expect((await check(row)).state).toBe("COMPLETED");
  });

  it("are counted batch by batch: short, excess, damaged and expired are told with their worth", async () => {
    const { picked, ok, send, receive, check, read, has, stockCentral, addProduct, hub, cwh, admin } = scene;
    const [a, b] = [await addProduct(), await addProduct()];
    await stockCentral(a, 10);
    await stockCentral(b, 11);
    const row = await picked([[a, 10], [b, 10]]); // prettier-ignore
    await ok(send(row, [10, 10]));
    const wrong = await receive(row, [{ counted: 2, damaged: 3 }]);
    expect(wrong.errors[0]?.message).toBe("More is damaged or expired than came");
    await ok(receive(row, [{ counted: 7, damaged: 1, expired: 1 }, { counted: 12 }])); // prettier-ignore
    const { discrepancies, received } = await read(row);
    expect(discrepancies.map(({ kind, units, value }) => [kind, units, value])).toEqual([
      ["SHORT", 3, 24],
      ["DAMAGED", 1, 8],
      ["EXPIRED", 1, 8],
      ["EXCESS", 2, 16],
    ]);
    expect(received).toBe(19);
    expect(await has(a, hub)).toMatchObject({ inFlight: 0, quarantine: 7 });
    expect(await has(b, hub)).toMatchObject({ inFlight: 0, quarantine: 12 });
    // Of the two that came unseen the central warehouse had one on its ledger, and has it no more.
    expect(await has(b, cwh)).toMatchObject({ onHand: 0, reserved: 0 });
    const { payload: history } = await admin.call(hubOrder.history, { params: { id: row.id } });
    expect(JSON.stringify(history)).toContain("notOnLedgerOfSender");
    expect(await check(row)).toMatchObject({ state: "SHORT_CLOSED", accepted: 19 });
  });

  it("of which nothing comes end the order short", async () => {
    const { picked, ok, send, receive, stockCentral, addProduct, has, hub } = scene;
    const product = await addProduct();
    await stockCentral(product, 5);
    const row = await picked([[product, 5]]);
    await ok(send(row, 5));
    expect((await ok(receive(row, [{ counted: 0 }]))).payload.state).toBe("SHORT_CLOSED");
    expect(await has(product, hub)).toMatchObject({ onHand: 0, inFlight: 0, quarantine: 0 });
  });

  it("that are received by two at once arrive once", async () => {
    const { picked, ok, send, read, stockCentral, addProduct, has, hub, admin, superAdmin } = scene;
    const product = await addProduct();
    await stockCentral(product, 5);
    const row = await picked([[product, 5]]);
    await ok(send(row, 5));
    const { version, dispatches } = await read(row);
    const body = { dispatchId: dispatches[0]?.id ?? "", items: [{ piece: 0, counted: 5, damaged: 0, expired: 0 }] };
    const answers = await Promise.all(
      [admin, superAdmin].map((as) => as.call(hubOrder.receive, { params: { id: row.id }, version, body })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
    expect(await has(product, hub)).toMatchObject({ quarantine: 5 });
  });
});

describe("what the central warehouse has of a line", () => {
  it("is what can be sent: nothing that expires too soon for the hub, as the dispatch itself judges it", async () => {
    const { picked, ok, send, read, stock, stockCentral, addProduct, cwh, today } = scene;
    const product = await addProduct();
    await stockCentral(product, 5);
    await stock(product, 40, { warehouse_id: cwh, expires_on: addDays(today, 2) });
    const row = await picked([[product, 9]]);
    expect((await read(row)).items).toMatchObject([{ reserved: 5, available: 0 }]);
    expect((await send(row, 6)).errorMessage).toMatch(/^Only 5 of .+ can be sent$/);
    await stockCentral(product, 3);
    expect((await read(row)).items).toMatchObject([{ reserved: 5, available: 3 }]);
    await ok(send(row, 8));
  });
});

describe("what ends a hub order early", () => {
  it("is a short close, once nothing is on its way and nothing is being checked; what was set aside is free again", async () => {
    const { picked, ok, send, receive, check, callOf, stockCentral, addProduct, has, cwh, cwhManager } = scene;
    const product = await addProduct();
    await stockCentral(product, 10);
    const row = await picked([[product, 10]]);
    const close = async (reason = because.reason as string) =>
      cwhManager.call(hubOrder.shortClose, { ...(await callOf(row)), body: { reason } });
    // Why an order of a shop ends is no reason of a hub order.
    expect((await close("SHOP_CLOSED")).errors).toMatchObject([{ field: "reason" }]);
    await ok(send(row, 4));
    expect((await close()).errorMessage).toMatch(/^DC.+ is still on its way: receive it first$/);
    await ok(receive(row));
    expect((await close()).errorMessage).toBe("What has arrived is still being checked");
    await check(row);
    expect(await has(product, cwh)).toMatchObject({ onHand: 6, reserved: 6 });
    expect((await ok(close())).payload).toMatchObject({ state: "SHORT_CLOSED", short: true });
    expect(await has(product, cwh)).toMatchObject({ onHand: 6, reserved: 0 });
  });

  it("is its merging with older drafts between the same warehouses, into one", async () => {
    const { draft, read, addProduct, hubManager, admin } = scene;
    const [a, b] = [await addProduct({ pack_of: 4 }), await addProduct()];
    const first = await draft([[a, 2]]);
    const second = await draft([[a, 1], [b, 3]]); // prettier-ignore
    const merged = await hubManager.call(hubOrder.merge, { body: { ids: [second.id, first.id] } });
    expect(merged.payload).toMatchObject({ id: first.id, lines: 2, units: 15, state: "DRAFT" });
    expect(await read(second)).toMatchObject({ state: "CANCELLED", reason: `Merged into ${first.number}` });
    const again = await admin.call(hubOrder.merge, { body: { ids: [second.id, first.id] } });
    expect([again.status, again.errorMessage]).toEqual([409, `${second.number} is no draft any more`]);
  });
});

describe("what a hub is short of", () => {
  it("is found for a retailer's order, ordered, received and allocated to it", async () => {
    const {
      addRetailer,
      addProduct,
      stock,
      stockCentral,
      placed,
      hubManager,
      draft,
      ok,
      take,
      send,
      receive,
      check,
      hub,
      cwh,
      today,
      admin,
    } = scene;
    const retailer = await addRetailer();
    const product = await addProduct({ pack_of: 5 });
    await stock(product, 3);
    await stockCentral(product, 500);
    // These would keep for the 15 days that it takes to be sold, but not from tomorrow, when they arrive.
    await stock(product, 40, { warehouse_id: cwh, expires_on: addDays(today, 16) });
    let row = await placed(retailer, [[product, 2]]);
    const step = async (name: "confirm" | "allocate") => {
      row = (await ok(hubManager.call(order[name], { params: { id: row.id }, version: row.version }))).payload;
    };
    await step("confirm");
    await step("allocate");
    expect(row.state).toBe("PARTIALLY_ALLOCATED");
    const { payload } = await hubManager.call(hubOrder.shortage, {
      query: { warehouseId: hub, cwhId: undefined, orderId: row.id },
    });
    expect(payload.items).toMatchObject([
      { productId: product, wanted: 7, orders: 1, available: 0, coming: 0, central: 500, level: 20, packs: 6 },
    ]);
    const raised = await draft([[product, payload.items[0]?.packs ?? 0]], hubManager);
    const listed = await hubManager.call(hubOrder.list, {
      query: { q: "", sort: "-createdAt", size: 10, cursor: null, short: row.id },
    });
    expect(listed.payload.content).toMatchObject([{ id: raised.id, waiting: 1 }]);
    const nothingMore = await hubManager.call(hubOrder.shortage, {
      query: { warehouseId: hub, cwhId: undefined, orderId: row.id },
    });
    expect(nothingMore.payload.items).toEqual([]);
    for (const name of ["raise", "approve", "pick"] as const) await ok(take(raised, name));
    await ok(send(raised, 30));
    await ok(receive(raised, [], hubManager));
    await check(raised);
    await step("allocate");
    expect(row).toMatchObject({ state: "ALLOCATED", short: false });
    const { payload: read } = await admin.call(hubOrder.page, { params: { id: raised.id } });
    expect(read.orders).toMatchObject([{ id: row.id, state: "ALLOCATED" }]);
    const { hubOrders, checks } = await scene.detail(row);
    expect(hubOrders).toEqual([{ id: raised.id, number: raised.number, state: "COMPLETED" }]);
    expect(checks).toEqual(read.dispatches.map(({ check: ended }) => expect.objectContaining({ id: ended?.id })));
  });

  it("is asked by whoever runs the hub or sends to it, and by nobody else", async () => {
    const { hubManager, cwhManager, hub, otherHub, cwh } = scene;
    const asked = async (as: typeof hubManager, warehouseId: string, cwhId?: string) =>
      (await as.call(hubOrder.shortage, { query: { warehouseId, cwhId, orderId: undefined } })).status;
    expect(await asked(hubManager, hub)).toBe(200);
    expect(await asked(cwhManager, otherHub, cwh)).toBe(200);
    expect(await asked(hubManager, otherHub)).toBe(403);
    // Their own hub in the place of a central warehouse opens nothing.
    expect(await asked(hubManager, otherHub, hub)).toBe(404);
  });
});
