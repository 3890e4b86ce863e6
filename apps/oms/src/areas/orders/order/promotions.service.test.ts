import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orderEndpoints as order, type OrderRow } from "@o2r/api/contract/orders";
import { promotionEndpoints as promotion, type PromotionValues } from "@o2r/api/contract/promotions";
import { followPromotions } from "../../promotions/promotion/follow-clock.ts";
import { tenthOff } from "../../promotions/test/tenth-off.ts";
import { disagreements } from "../test/disagreements.ts";
import { reason } from "../test/make-order-in.ts";
import { openOrderScene, type OrderScene } from "../test/order-scene.ts";

let scene: OrderScene;
beforeAll(async () => {
  scene = await openOrderScene();
});
afterAll(async () => {
  // What every order has left behind is a part of what is shown.
  // oxlint-disable-next-line vitest/no-standalone-expect
  expect(await disagreements(scene.db)).toEqual([]);
  await scene.service.stop();
});

let made = 0;
/** Ten percent off a new product of which a hundred units are there, unless told; started. */
const offer = async (more: Partial<PromotionValues> = {}, units = 100) => {
  const product = await scene.addProduct();
  if (units > 0) await scene.stock(product, units);
  made += 1;
  const { payload, errors } = await scene.admin.call(promotion.create, {
    body: tenthOff({
      title: `Tenth off ${made}`,
      products: [product],
      ...more,
    }),
  });
  expect(errors).toEqual([]);
  const { status } = await scene.admin.call(promotion.start, { params: { id: payload.id }, version: payload.version });
  expect(status).toBe(200);
  return { id: payload.id, product };
};
const uses = (promotionId: string) =>
  scene.db
    .selectFrom("promotion_use")
    .select(["order_id", "state", "amount", "given_back"])
    .where("promotion_id", "=", promotionId)
    .orderBy("created_at")
    .execute();
const tally = async (promotionId: string) => {
  const rows = await scene.db
    .selectFrom("promotion_tally")
    .select(["uses", "spent"])
    .where("promotion_id", "=", promotionId)
    .execute();
  return [rows.reduce((sum, row) => sum + row.uses, 0), rows.reduce((sum, row) => sum + row.spent, 0)];
};
const call = ({ id, version }: OrderRow) => ({ params: { id }, version });

describe("a promotion on an order", () => {
  it("is taken off before tax, says so at the line, and is taken with the order and given back with its cancelling", async () => {
    const { id, product } = await offer();
    const retailer = await scene.addRetailer();
    const quote = await scene.quote(retailer, [[product, 10]]);
    // 90 less 9, and 18 % of 81: 95.58.
    expect(quote).toMatchObject({ goods: 90, discount: 9, total: 96 });
    expect(quote.promotions).toEqual([expect.objectContaining({ promotionId: id, applied: true, amount: 9 })]);
    expect(quote.lines[0]?.offs).toEqual([{ text: expect.stringContaining("Tenth off"), amount: 9 }]);
    const row = await scene.placed(retailer, [[product, 10]]);
    const { items } = await scene.detail(row);
    expect(items[0]?.trace).toContainEqual({
      step: "PROMOTION",
      text: expect.stringContaining("Tenth off"),
      amount: -9,
    });
    expect(await uses(id)).toEqual([{ order_id: row.id, state: "TAKEN", amount: 900, given_back: 0 }]);
    expect(await tally(id)).toEqual([1, 900]);

    const { status } = await scene.admin.call(order.cancel, { ...call(row), body: reason });
    expect([status, await tally(id)]).toEqual([200, [0, 0]]);
    expect(await uses(id)).toEqual([{ order_id: row.id, state: "GIVEN_BACK", amount: 900, given_back: 900 }]);
  });

  it("of the whole order is said once among the totals, and only in the trace of its lines", async () => {
    const { id, product } = await offer({ products: [] });
    const retailer = await scene.addRetailer();
    const other = await scene.addProduct();
    await scene.stock(other, 10);
    const { lines, promotions } = await scene.quote(retailer, [
      [product, 10],
      [other, 1],
    ]);
    const { status } = await scene.admin.call(promotion.pause, { params: { id }, version: 2 });
    expect(status).toBe(200);
    expect(promotions).toEqual([expect.objectContaining({ promotionId: id, applied: true })]);
    expect(lines.map(({ offs, trace }) => [offs, trace.some(({ step }) => step === "PROMOTION")])).toEqual([
      [[], true],
      [[], true],
    ]);
  });

  it("that a little more would bring is told", async () => {
    const { product } = await offer({
      kind: "QUANTITY_SLAB",
      companyDiscount: 60,
      distributorDiscount: 40,
      quantitySlabs: [{ from: 12, discount: 5 }],
    });
    const retailer = await scene.addRetailer();
    const { promotions, discount } = await scene.quote(retailer, [[product, 10]]);
    expect([discount, promotions[0]?.applied, promotions[0]?.nearly]).toEqual([
      0,
      false,
      expect.stringMatching(/^2 more/),
    ]);
  });

  it("stays in proportion where what is short is dropped, and the rest of its budget is free again", async () => {
    const { id, product } = await offer({}, 5);
    const retailer = await scene.addRetailer();
    let row = await scene.placed(retailer, [[product, 10]]);
    for (const step of ["confirm", "allocate", "dropShort"] as const) {
      const { status, payload } = await scene.admin.call(order[step], call(row));
      expect([step, status]).toEqual([step, 200]);
      row = payload;
    }
    expect(await scene.detail(row)).toMatchObject({ goods: 45, discount: 4.5 });
    expect(await tally(id)).toEqual([1, 450]);
  });

  it("moves with the order to another hub, and is taken once", async () => {
    const { id, product } = await offer();
    const retailer = await scene.addRetailer();
    const row = await scene.placed(retailer, [[product, 10]]);
    const { status, payload } = await scene.admin.call(order.changeHub, {
      ...call(row),
      body: { warehouseId: scene.otherHub },
    });
    expect(status).toBe(200);
    expect(await scene.detail(payload)).toMatchObject({ discount: 9 });
    expect(await tally(id)).toEqual([1, 900]);
  });
});

describe("a code on an order", () => {
  it("holds when it is typed, in any letters, and says why where it does not", async () => {
    const { id, product } = await offer({ code: "TENTH", minimumQuantity: 5 });
    const retailer = await scene.addRetailer();
    expect((await scene.quote(retailer, [[product, 10]])).discount).toBe(0);
    const held = await scene.quote(retailer, [[product, 10]], scene.admin, { coupon: "tenth" });
    expect([held.discount, held.couponProblem]).toEqual([9, null]);
    const few = await scene.quote(retailer, [[product, 4]], scene.admin, { coupon: "TENTH" });
    expect([few.discount, few.couponProblem]).toEqual([0, "1 more for 10% off"]);
    const unknown = await scene.quote(retailer, [[product, 4]], scene.admin, { coupon: "ELEVENTH" });
    expect(unknown.couponProblem).toBe("No code ELEVENTH holds for this order");

    const refused = await scene.place(retailer, [[product, 4]], scene.admin, { coupon: "ELEVENTH" });
    expect([refused.status, refused.errorMessage]).toEqual([409, "No code ELEVENTH holds for this order"]);
    await scene.placed(retailer, [[product, 10]], scene.admin, { coupon: "Tenth" });
    expect(await tally(id)).toEqual([1, 900]);
  });

  it("of a slab says once how much is missing", async () => {
    const { product } = await offer({
      code: "DOZEN",
      kind: "QUANTITY_SLAB",
      companyDiscount: 60,
      distributorDiscount: 40,
      quantitySlabs: [{ from: 12, discount: 5 }],
    });
    const retailer = await scene.addRetailer();
    const quote = await scene.quote(retailer, [[product, 10]], scene.admin, { coupon: "DOZEN" });
    expect(quote.couponProblem).toBe("2 more for 5% off");
  });

  it("that is used up says so, and what a cancelled order gives back can be had at once", async () => {
    const { id, product } = await offer({ code: "ONLYONE", useLimit: 1 });
    const retailer = await scene.addRetailer();
    const coupon = { coupon: "ONLYONE" };
    const row = await scene.placed(retailer, [[product, 10]], scene.admin, coupon);
    await followPromotions(scene.db, scene.service.services, new Date());
    const spent = await scene.quote(retailer, [[product, 10]], scene.admin, coupon);
    expect([spent.discount, spent.couponProblem]).toEqual([0, "All its uses are taken"]);
    const refused = await scene.place(retailer, [[product, 10]], scene.admin, coupon);
    expect([refused.status, refused.errorMessage]).toEqual([409, "All its uses are taken"]);

    expect((await scene.admin.call(order.cancel, { ...call(row), body: reason })).status).toBe(200);
    const again = await scene.quote(retailer, [[product, 10]], scene.admin, coupon);
    expect([again.discount, again.couponProblem]).toEqual([9, null]);
    await scene.placed(retailer, [[product, 10]], scene.admin, coupon);
    expect(await tally(id)).toEqual([1, 900]);
  });

  it("that is for others is as unknown as one that is not there", async () => {
    const [other, retailer] = await scene.addRetailers(2);
    const { product } = await offer({ code: "THEIRS", retailers: [other ?? ""] });
    const quote = await scene.quote(retailer ?? "", [[product, 10]], scene.admin, { coupon: "THEIRS" });
    expect(quote.couponProblem).toBe("No code THEIRS holds for this order");
  });

  it("with three uses left is had by exactly three of ten who place at once", async () => {
    const { id, product } = await offer({ code: "THREE", useLimit: 3 });
    const retailers = await scene.addRetailers(10);
    const answers = await Promise.all(
      retailers.map((retailer) =>
        scene.place(retailer, [[product, 10]], scene.admin, { coupon: "THREE", expected: 96 }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
    expect(await tally(id)).toEqual([3, 2700]);
  });
});
