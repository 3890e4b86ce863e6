import { addDays, todayIn } from "@o2r/forms/days";
import { orderEndpoints as order } from "@o2r/api/contract/orders";
import {
  couponEndpoints,
  promotionEndpoints as promotion,
  simulateEndpoints,
  type PromotionValues,
} from "@o2r/api/contract/promotions";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { Client } from "../../../test/client.ts";
import { tenthOff } from "../../promotions/test/tenth-off.ts";
import { openOrderScene } from "../test/order-scene.ts";

const scene = await openOrderScene({ O2R_LIMIT_FACTOR: "1" });
afterAll(() => scene.service.stop());
// The limit of each test is full.
beforeEach(() => scene.db.deleteFrom("rate_limit").execute());

const retailer = await scene.addRetailer();
const product = await scene.addProduct();
await scene.stock(product, 1000);
const terms = { retailerId: retailer, orderSlot: "", paymentMode: "COD", note: "" } as const;
const lines = [{ productId: product, packs: 10 }];

const start = async (code: string, more: Partial<PromotionValues> = {}) => {
  const { payload, errors } = await scene.admin.call(promotion.create, {
    body: tenthOff({ title: code, code, stackable: true, products: [product], ...more }),
  });
  expect(errors).toEqual([]);
  await scene.admin.call(promotion.start, { params: { id: payload.id }, version: payload.version });
};
await start("RIGHT-ONE");
await start("NEARLY", { minimumQuantity: 5000 });

/** Every way on which somebody hears whether a code holds; each answers the status alone. */
const ways: Readonly<Record<string, (code: string, as?: Client) => Promise<number>>> = {
  quote: async (coupon, as = scene.admin) => (await as.call(order.quote, { body: { ...terms, lines, coupon } })).status,
  place: async (coupon, as = scene.admin) =>
    (await as.call(order.place, { body: { ...terms, lines, coupon, expected: 1 } })).status,
  simulate: async (code, as = scene.admin) =>
    (
      await as.call(simulateEndpoints.run, {
        body: {
          promotionId: null,
          orderId: null,
          orderNumber: null,
          retailerId: retailer,
          lines: [{ productId: product, units: 10 }],
          codes: [code],
        },
      })
    ).status,
  constraints: async (code, as = scene.admin) =>
    (await as.call(couponEndpoints.constraints, { query: { code, warehouse: scene.hub, retailer } })).status,
};
const guess = async (way: string, code: string, as?: Client): Promise<number> => (await ways[way]?.(code, as)) ?? 0;

describe("a code that is guessed", () => {
  it.each(Object.keys(ways))(
    "is counted by %s, and after ten others nothing is told of the next, right or wrong",
    async (way) => {
      const told = [];
      for (let at = 0; at < 12; at++) told.push(await guess(way, `GUESS-${at}`));
      expect(told.slice(0, 10)).not.toContain(429);
      expect(told.slice(10)).toEqual([429, 429]);
      // Nor by any other way, and nor of one that holds.
      for (const other of Object.keys(ways)) expect([other, await guess(other, "RIGHT-ONE")]).toEqual([other, 429]);
      // Somebody else is not shut out, nor is an order without a code.
      expect(await guess("quote", "RIGHT-ONE", scene.hubManager)).toBe(200);
      expect(await guess("quote", "")).toBe(200);
    },
  );

  it("is one try however often it is sent, in capitals or small, by one way or another", async () => {
    for (let at = 0; at < 9; at++) await guess("quote", `WRONG-${at}`);
    for (let at = 0; at < 12; at++) expect(await guess("quote", at % 2 === 0 ? "WRONG-0" : " wrong-0 ")).toBe(200);
    expect(await guess("constraints", "WRONG-1")).toBe(404);
    expect(await guess("quote", "THE-TENTH")).toBe(200);
    expect(await guess("quote", "THE-ELEVENTH")).toBe(429);
    // What was answered before is answered still: an order that is being typed goes on.
    expect(await guess("quote", "THE-TENTH")).toBe(200);
  });

  it("is not counted where it holds, be it that the cart is not enough for it yet", async () => {
    for (let at = 0; at < 9; at++) await guess("quote", `WRONG-${at}`);
    for (const way of ["quote", "simulate", "constraints"])
      for (const code of ["RIGHT-ONE", "NEARLY"]) expect(await guess(way, code)).toBe(200);
    const { payload } = await scene.admin.call(order.quote, { body: { ...terms, lines, coupon: "RIGHT-ONE" } });
    const placed = await scene.admin.call(order.place, {
      body: { ...terms, lines, coupon: "RIGHT-ONE", expected: payload.total },
    });
    expect(placed.status).toBe(200);
    expect(await guess("quote", "THE-TENTH")).toBe(200);
    expect(await guess("quote", "THE-ELEVENTH")).toBe(429);
  });

  it("gets no more answers by being one of a hundred at once, several in one call, or the same twice at once", async () => {
    const hundred = await Promise.all(
      Array.from({ length: 100 }, (_, at) => guess(at % 2 === 0 ? "quote" : "simulate", `AT-ONCE-${at}`)),
    );
    expect(hundred.filter((status) => status !== 429)).toHaveLength(10);
    const twice = await Promise.all(Array.from({ length: 20 }, () => guess("quote", "RIGHT-ONE")));
    expect(new Set(twice)).toEqual(new Set([429]));

    await scene.db.deleteFrom("rate_limit").execute();
    const body = {
      promotionId: null,
      orderId: null,
      orderNumber: null,
      retailerId: retailer,
      lines: [{ productId: product, units: 10 }],
    };
    const statuses = [];
    for (let at = 0; at < 3; at++) {
      const codes = Array.from({ length: 5 }, (_, of) => `FIVE-${at}-${of}`);
      statuses.push((await scene.admin.call(simulateEndpoints.run, { body: { ...body, codes } })).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });

  it("is counted too where the order that bears it is refused for something else", async () => {
    const told = [];
    for (let at = 0; at < 11; at++)
      told.push(
        (
          await scene.admin.call(order.place, {
            body: { ...terms, orderSlot: addDays(todayIn(), -3), lines, coupon: `REFUSED-${at}`, expected: 1 },
          })
        ).status,
      );
    expect(told.at(-1)).toBe(429);
  });
});
