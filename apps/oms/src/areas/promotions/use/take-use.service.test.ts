import { promotionEndpoints as promotion, promotionUseEndpoints as uses } from "@o2r/api/contract/promotions";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { tx } from "../../../db/tx.ts";
import { day } from "../../test/trade-day.ts";
import { openPromotionScene } from "../test/promotion-scene.ts";
import { giveBackUnits, giveBackUse } from "./give-back-use.ts";

const { service, db, admin, live, page, someOrders, lines, judge, take } = await openPromotionScene();
afterAll(() => service.stop());
// Each test has the only promotion that holds.
afterEach(() => db.updateTable("promotion").set({ state: "PAUSED" }).where("state", "=", "ACTIVE").execute());

const nothing = { lines: [], free: [], verdicts: [] };
const giveBack = (orderId: string) => tx(db, (trx) => giveBackUse(trx, { orderId, by: null, now: new Date() }));
const returned = (orderId: string, units: number) =>
  tx(db, (trx) => giveBackUnits(trx, { orderId, lines: [{ line: "0", units }], by: null, now: new Date() }));
const listed = async (id: string) =>
  (
    await admin.call(uses.list, {
      query: { q: "", sort: "-takenAt", size: 100, cursor: null, promotion: id },
    })
  ).payload.content;

describe("the uses of a promotion", () => {
  it("are five for fifty orders that are placed at once, and exactly five", async () => {
    const { id } = await live({ useLimit: 5 });
    const orders = await someOrders(50);
    // All have been promised it before anybody has taken it.
    const judged = await Promise.all(orders.map((order) => judge(order)));
    expect(judged.every(({ lines: off }) => off.length === 1)).toBe(true);
    const answers = await Promise.all(orders.map((order, at) => take(order, judged[at] ?? nothing)));
    expect(answers.filter((refused) => refused.length === 0)).toHaveLength(5);
    for (const refused of answers.filter((one) => one.length > 0))
      expect(refused).toMatchObject([{ promotionId: id, why: "All its uses are taken" }]);
    expect(await page(id)).toMatchObject({ uses: 5, spent: 500 });
    expect(await listed(id)).toHaveLength(5);
    const [late] = await someOrders(1);
    expect(late && (await judge(late)).verdicts).toMatchObject([{ applied: false, why: "All its uses are taken" }]);
  });

  it("never cost more than the budget, however many orders are placed at once", async () => {
    const { id } = await live({ budget: 350 });
    const orders = await someOrders(12);
    const judged = await Promise.all(orders.map((order) => judge(order)));
    const answers = await Promise.all(orders.map((order, at) => take(order, judged[at] ?? nothing)));
    expect(answers.filter((refused) => refused.length === 0)).toHaveLength(3);
    expect(answers.find((refused) => refused.length > 0)).toMatchObject([{ why: "Its budget is spent" }]);
    expect(await page(id)).toMatchObject({ uses: 3, spent: 300 });
  });

  it("of a retailer are as many as they may have, at once too, and others have theirs", async () => {
    await live({ retailerLimit: 2 });
    const [first, ...rest] = await someOrders(8);
    if (first === undefined) throw new Error("no order");
    const same = rest.map((order) => ({ ...order, retailerId: first.retailerId }));
    const judged = await judge(first);
    const answers = await Promise.all(same.map((order) => take(order, judged)));
    expect(answers.filter((refused) => refused.length === 0)).toHaveLength(2);
    const other = (await someOrders(20)).find(({ retailerId }) => retailerId !== first.retailerId);
    expect(other && (await take(other, judged))).toEqual([]);
  });

  it("of a day are as many as it may have", async () => {
    await live({ dayLimit: 2 });
    const orders = await someOrders(6);
    const judged = await Promise.all(orders.map((order) => judge(order)));
    const answers = await Promise.all(orders.map((order, at) => take(order, judged[at] ?? nothing)));
    expect(answers.filter((refused) => refused.length === 0)).toHaveLength(2);
    expect(answers.find((refused) => refused.length > 0)).toMatchObject([{ why: "All its uses of today are taken" }]);
  });

  it("are counted without limits, too, by any number of orders at once", async () => {
    const { id } = await live();
    const orders = await someOrders(30);
    const judged = await Promise.all(orders.map((order) => judge(order)));
    await Promise.all(orders.map((order, at) => take(order, judged[at] ?? nothing)));
    expect(await page(id)).toMatchObject({ uses: 30, spent: 3000 });
  });

  it("are taken of all promotions of an order or of none", async () => {
    const plenty = await live({ stackable: true });
    const scarce = await live({ stackable: true, useLimit: 1 });
    const [one, other] = await someOrders(2);
    if (one === undefined || other === undefined) throw new Error("no orders");
    const judged = await judge(other);
    expect(await take(one, await judge(one))).toEqual([]);
    expect(await take(other, judged)).toMatchObject([{ promotionId: scarce.id }]);
    expect(await page(plenty.id)).toMatchObject({ uses: 1 });
  });

  it("are refused once it was paused or has ended, and a paused one is not offered any more", async () => {
    const { id, version } = await live();
    const [order] = await someOrders(1);
    if (order === undefined) throw new Error("no order");
    const judged = await judge(order);
    expect((await admin.call(promotion.pause, { params: { id }, version })).status).toBe(200);
    expect(await take(order, judged)).toMatchObject([{ why: "It does not hold any more" }]);
    expect((await judge(order)).verdicts).toEqual([]);
    expect(await take({ ...order, day: day(31) }, judged)).toMatchObject([{ why: "It does not hold any more" }]);
  });
});

describe("what an order has taken", () => {
  it("is given back when it is cancelled, once, and can be had by another", async () => {
    const { id } = await live({ useLimit: 1, retailerLimit: 1 });
    const [one, other] = await someOrders(2);
    if (one === undefined || other === undefined) throw new Error("no orders");
    expect(await take(one, await judge(one))).toEqual([]);
    await Promise.all([giveBack(one.id), giveBack(one.id), giveBack(one.id)]);
    expect(await page(id)).toMatchObject({ uses: 0, spent: 0 });
    expect(await listed(id)).toMatchObject([{ state: "GIVEN_BACK", amount: 100, givenBack: 100 }]);
    expect(await take(other, await judge(other))).toEqual([]);
    expect(await page(id)).toMatchObject({ uses: 1, spent: 100 });
  });

  it("goes back with returned goods in proportion, and counts as used until all are back", async () => {
    const { id } = await live({ budget: 1000, retailerLimit: 1 });
    const [order] = await someOrders(1);
    if (order === undefined) throw new Error("no order");
    // 10 % of 7 × ₹100.
    expect(await take(order, await judge(order, lines(7)))).toEqual([]);
    await returned(order.id, 3);
    expect(await page(id)).toMatchObject({ uses: 1, spent: 40 });
    await returned(order.id, 3);
    expect(await page(id)).toMatchObject({ uses: 1, spent: 10 });
    await returned(order.id, 1);
    expect(await page(id)).toMatchObject({ uses: 0, spent: 0 });
    await returned(order.id, 1);
    await giveBack(order.id);
    expect(await page(id)).toMatchObject({ uses: 0, spent: 0 });
    expect(await listed(id)).toMatchObject([{ state: "GIVEN_BACK", givenBack: 70 }]);
  });

  it("is what the company and the distributor pay, and stands in the list of uses", async () => {
    const { id, title } = await live();
    const [order] = await someOrders(1);
    if (order === undefined) throw new Error("no order");
    await take(order, await judge(order));
    expect(await listed(id)).toMatchObject([
      { promotion: title, orderId: order.id, amount: 100, company: 60, distributor: 40, state: "TAKEN" },
    ]);
  });

  it("counts what free goods would cost against the budget", async () => {
    const { id } = await live({
      kind: "BUY_GET",
      buyQuantity: 5,
      getQuantity: 1,
      companyDiscount: 100,
      distributorDiscount: 0,
      budget: 500,
    });
    const [order] = await someOrders(1);
    if (order === undefined) throw new Error("no order");
    expect(await take(order, await judge(order))).toEqual([]);
    expect(await page(id)).toMatchObject({ uses: 1, spent: 200 });
    expect(await listed(id)).toMatchObject([{ amount: 0, freeUnits: 2, freeWorth: 200, company: 200 }]);
  });
});
