import { orderEndpoints as order } from "@o2r/api/contract/orders";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toPaise } from "../../../trade/paise.ts";
import { openOrderScene, type OrderScene } from "../test/order-scene.ts";

let scene: OrderScene;
beforeAll(async () => void (scene = await openOrderScene()));
afterAll(() => scene.service.stop());

describe("an order that is placed", () => {
  it("comes to what was shown, promises stock first expired first, takes a place of its day and a number", async () => {
    const { addRetailer, addProduct, stock, placed, detail, balance, takenOn, quote, days } = scene;
    const [retailer, product] = [await addRetailer(), await addProduct({ pack_of: 6 })];
    const [soon, late] = [await stock(product, 10), await stock(product, 10)];
    const shown = await quote(retailer, [[product, 2]]);
    const day = (await days(retailer)).find(({ reason }) => reason === null)?.day ?? "";
    expect([shown.orderSlot, shown.lines[0]?.units, shown.lines[0]?.available, shown.total]).toEqual([
      day,
      12,
      20,
      127,
    ]);
    const before = await takenOn(day);
    const row = await placed(retailer, [[product, 2]]);
    expect(row).toMatchObject({ state: "PLACED", total: 127, lines: 1, units: 12, orderSlot: day, short: false });
    expect(row.orderNumber).toMatch(/^RO\w\w-\d\d-\d{6}$/);
    expect([await balance(soon), await balance(late)]).toEqual([
      { on_hand: 10, reserved: 10 },
      { on_hand: 10, reserved: 2 },
    ]);
    expect(await takenOn(day)).toBe(before + 1);
    const { items, credit, slot, ...whole } = await detail(row);
    expect(items).toMatchObject([{ packs: 2, packOf: 6, units: 12, reserved: 12, ptr: 9, taxable: 108, cgst: 9.72 }]);
    expect(items[0]?.pieces.map(({ batchId, units }) => [batchId, units])).toEqual([
      [soon, 10],
      [late, 2],
    ]);
    expect(items[0]?.trace.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(items[0]?.total ?? 0, 2);
    expect([whole.goods, whole.cgst, whole.sgst, whole.roundOff, whole.total]).toEqual([108, 9.72, 9.72, -0.44, 127]);
    expect([credit.placed, slot?.day, slot?.taken]).toEqual([127, day, before + 1]);
  });

  it("is short where the shelf is, and waits with what there was", async () => {
    const { addRetailer, addProduct, stock, placed, detail, balance } = scene;
    const [retailer, product] = [await addRetailer(), await addProduct()];
    const batch = await stock(product, 3);
    const row = await placed(retailer, [[product, 5]]);
    expect(row).toMatchObject({ state: "PLACED", short: true, units: 5 });
    expect(await balance(batch)).toEqual({ on_hand: 3, reserved: 3 });
    expect((await detail(row)).items).toMatchObject([{ units: 5, reserved: 3 }]);
  });

  it("is split by the prices of its batches, each line with its own reasons", async () => {
    const { addRetailer, addProduct, stock, placed, detail } = scene;
    const [retailer, product] = [await addRetailer(), await addProduct()];
    await stock(product, 4);
    await stock(product, 4, { ptr: toPaise(8), mrp: toPaise(11), discount_type: "PERCENT", discount: 10 });
    const { items } = await detail(await placed(retailer, [[product, 6]]));
    expect(items.map(({ units, ptr, mrp, discount, taxable }) => [units, ptr, mrp, discount, taxable])).toEqual([
      [4, 9, 12, 0, 36],
      [2, 8, 11, 1.6, 14.4],
    ]);
  });

  it("at another total than was shown is refused with both, and leaves nothing behind", async () => {
    const { addRetailer, addProduct, stock, place, balance } = scene;
    const [retailer, product] = [await addRetailer(), await addProduct()];
    const batch = await stock(product, 5);
    const { status, errorMessage, errors } = await place(retailer, [[product, 1]], scene.admin, { expected: 12 });
    expect([status, errorMessage]).toEqual([409, "The total is ₹11 now, and not ₹12 as it was shown"]);
    expect(errors).toEqual([{ field: "expected", message: "11" }]);
    expect(await balance(batch)).toEqual({ on_hand: 5, reserved: 0 });
  });

  it("that leaves out a field is told which, and is no failure of the service", async () => {
    const answer = await scene.admin.call(order.quote, {
      body: { retailerId: await scene.addRetailer(), lines: [] } as never,
    });
    expect([answer.status, answer.errors.map(({ field }) => field).toSorted()]).toEqual([
      422,
      ["coupon", "note", "orderSlot", "paymentMode"],
    ]);
  });

  it("cannot have what is not sold so, and says why", async () => {
    const { addRetailer, addProduct, place } = scene;
    const retailer = await addRetailer();
    const wrong = [
      [await addProduct({ name: "App soap", platform: "APP" }), 1, "App soap: Sold in the app only"],
      [await addProduct({ name: "Few soap", max_order_quant: 2 }), 3, "Few soap: At most 2 packs in one order"],
    ] as const;
    for (const [product, packs, words] of wrong) {
      const { status, errorMessage } = await place(retailer, [[product, packs]]);
      expect([status, errorMessage]).toEqual([409, words]);
    }
    const empty = await scene.place(retailer, []);
    expect([empty.status, empty.errorMessage]).toEqual([422, "Nothing is ordered yet"]);
  });

  it("waits for somebody where credit, papers or a block stand against it, with both figures", async () => {
    const { addRetailer, addProduct, stock, placed, quote, db } = scene;
    const product = await addProduct();
    await stock(product, 100);
    const limited = await addRetailer({ credit_limit: toPaise(30) });
    expect((await placed(limited, [[product, 2]])).state).toBe("PLACED");
    const { holds } = await quote(limited, [[product, 2]]);
    expect(holds).toEqual([{ hold: "CREDIT_LIMIT", text: "₹42 would be owed with this order, and the limit is ₹30" }]);
    expect(await placed(limited, [[product, 2]])).toMatchObject({ state: "ON_HOLD", holds: ["CREDIT_LIMIT"] });
    const papers = await addRetailer({ kyc: "EXPIRED" });
    expect(await placed(papers, [[product, 1]])).toMatchObject({ state: "ON_HOLD", holds: ["KYC"] });
    const blocked = await addRetailer();
    await db.updateTable("retailer").set({ state: "BLOCKED" }).where("id", "=", blocked).execute();
    expect(await placed(blocked, [[product, 1]])).toMatchObject({ state: "ON_HOLD", holds: ["BLOCKED"] });
    const dear = await addProduct();
    await stock(dear, 5, { mrp: toPaise(10) });
    expect(await placed(await addRetailer(), [[dear, 1]])).toMatchObject({ state: "ON_HOLD", holds: ["PRICE"] });
  });

  it("is placed once by one key, however often and by however many it is sent", async () => {
    const { addRetailer, addProduct, stock, place, balance, quote } = scene;
    const [retailer, product] = [await addRetailer(), await addProduct()];
    const batch = await stock(product, 100);
    const expected = (await quote(retailer, [[product, 3]])).total;
    const key = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => place(retailer, [[product, 3]], scene.admin, { expected }, key)),
    );
    expect(new Set(answers.map(({ status, payload }) => `${status} ${payload.id}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await balance(batch)).toEqual({ on_hand: 100, reserved: 3 });
  });
});

describe("whom somebody orders for", () => {
  it("is of the own hub, the own beats, or whom they look after", async () => {
    const { addRetailer, addProduct, stock, db, hubManager, agent, fsa, admin } = scene;
    const [retailer, product] = [await addRetailer(), await addProduct()];
    await stock(product, 50);
    for (const [who, source] of [
      [admin, "CALL"],
      [hubManager, "CALL"],
      [agent, "CALL"],
      [fsa, "FSA"],
    ] as const)
      expect(await scene.placed(retailer, [[product, 1]], who)).toMatchObject({ source, state: "PLACED" });
    const stranger = await db
      .selectFrom("retailer")
      .select("id")
      .where("hub_id", "=", scene.otherHub)
      .where("agent_id", "is", null)
      .executeTakeFirstOrThrow();
    const asks = [hubManager, agent, fsa].map(async (who) => {
      const { status } = await who.call(order.context, { params: { retailerId: stranger.id } });
      return status;
    });
    expect(await Promise.all(asks)).toEqual([404, 404, 404]);
    await db
      .updateTable("dialer_call")
      .set({ retailer_id: stranger.id })
      .where("agent_id", "=", scene.agentId)
      .where("state", "=", "RINGING")
      .execute();
    expect((await agent.call(order.context, { params: { retailerId: stranger.id } })).status).toBe(200);
  });
});
