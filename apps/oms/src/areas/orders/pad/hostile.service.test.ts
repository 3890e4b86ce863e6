import { addDays } from "@o2r/forms/days";
import { cartEndpoints, orderEndpoints as order } from "@o2r/api/contract/orders";
import { afterAll, describe, expect, it } from "vitest";
import { newId } from "../../../db/id.ts";
import type { Client } from "../../../test/client.ts";
import { clockAt } from "../slot/judge-day.ts";
import { reason } from "../test/make-order-in.ts";
import { openOrderScene } from "../test/order-scene.ts";

const scene = await openOrderScene();
afterAll(() => scene.service.stop());
const retailer = await scene.addRetailer();
const product = await scene.addProduct();
const batch = await scene.stock(product, 1000);

const asked = { orderSlot: "", paymentMode: "COD", note: "", coupon: "" };
/** What is quoted, and what is placed. */
const quoted = { ...asked, retailerId: retailer, lines: [{ productId: product, packs: 10 }] };
const whole = { ...quoted, expected: 106 };
/** Sends what no screen would. */
const send = async (path: string, body: unknown, { as = scene.admin, key = newId() }: Sending = {}) => {
  const response = await as.raw(path, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": key },
    body: JSON.stringify(body),
  });
  return { status: response.status, ...((await response.json()) as { payload: { id: string } }) }; // the wire format
};
interface Sending {
  readonly as?: Client;
  readonly key?: string;
}
const countOrders = async (): Promise<number> =>
  (
    await scene.db
      .selectFrom("orders")
      .select(({ fn }) => fn.countAll<number>().as("n"))
      .executeTakeFirstOrThrow()
  ).n;
const free = () => scene.balance(batch);

describe("an order that no screen would send", () => {
  it("with a price, a discount, a charge, a state or a hub of the sender's own is refused, and nothing is kept", async () => {
    const before = [await countOrders(), await free()];
    const own = [
      { ...whole, lines: [{ productId: product, packs: 10, price: 0.01 }] },
      { ...whole, lines: [{ productId: product, packs: 10, discount: 100 }] },
      { ...whole, lines: [{ productId: product, packs: 10, units: 1 }] },
      { ...whole, charges: -100 },
      { ...whole, total: 1 },
      { ...whole, state: "CONFIRMED" },
      { ...whole, source: "FSA" },
      { ...whole, warehouseId: scene.otherHub },
    ];
    for (const body of own) expect((await send("/oms/order", body)).status).toBe(422);
    // Nor is another total taken than the one that it comes to.
    for (const expected of [0, 0.01, 105.99, 106.01, -106])
      expect([409, 422]).toContain((await send("/oms/order", { ...whole, expected })).status);
    expect([await countOrders(), await free()]).toEqual(before);
  });

  it("of no packs, fewer than none, parts of one, or more than anybody orders is refused in words", async () => {
    const before = [await countOrders(), await free()];
    for (const packs of [
      0,
      -1,
      -2_147_483_649,
      1.5,
      100_000,
      2_147_483_648,
      9_007_199_254_740_991,
      1e300,
      "10",
      null,
      [10],
    ])
      for (const [path, body] of [
        ["/oms/order", whole],
        ["/oms/order/quote", quoted],
      ] as const)
        expect([packs, (await send(path, { ...body, lines: [{ productId: product, packs }] })).status]).toEqual([
          packs,
          422,
        ]);
    const twice = [whole.lines[0], whole.lines[0]];
    expect((await send("/oms/order", { ...whole, lines: twice, expected: 212 })).status).toBe(422);
    expect((await send("/oms/order", { ...whole, lines: [{ productId: newId(), packs: 1 }] })).status).toBe(409);
    expect([await countOrders(), await free()]).toEqual(before);
  });

  it("of the most packs of the largest packs is priced and refused or placed, and is no fault of the service", async () => {
    const large = await scene.addProduct({ pack_of: 9999 });
    const lines = [{ productId: large, packs: 99_999 }];
    expect((await send("/oms/order/quote", { ...quoted, lines })).status).toBe(200);
    const { status } = await scene.place(retailer, [[large, 99_999]]);
    expect([200, 409, 422]).toContain(status);
  });

  it("for a day that is over, that is none, or that is further than any calendar is refused", async () => {
    const before = await countOrders();
    const { day } = clockAt(new Date());
    for (const orderSlot of [addDays(day, -1), day, "1999-01-01"])
      expect([orderSlot, (await send("/oms/order", { ...whole, orderSlot })).status]).toEqual([orderSlot, 409]);
    for (const orderSlot of ["2026-02-30", "tomorrow", "0000-00-00", "2026-13-01", "infinity"])
      expect([orderSlot, (await send("/oms/order", { ...whole, orderSlot })).status]).toEqual([orderSlot, 422]);
    for (const orderSlot of ["2999-01-01", "9999-12-31"])
      expect([orderSlot, (await send("/oms/order", { ...whole, orderSlot })).status]).toEqual([orderSlot, 409]);
    expect(await countOrders()).toBe(before);
  });

  it("is another's by another's key: who knows a key is told nothing of what was placed under it", async () => {
    const key = newId();
    const mine = await send("/oms/order", whole, { key });
    expect(mine.status).toBe(200);
    const theirs = await send("/oms/order", whole, { key, as: scene.agent });
    expect(theirs.status).toBe(200);
    expect(theirs.payload.id).not.toBe(mine.payload.id);
    // The own key says the same again, and nothing else.
    expect((await send("/oms/order", whole, { key })).payload.id).toBe(mine.payload.id);
    expect((await send("/oms/order", { ...whole, note: "Other" }, { key })).status).toBe(422);
  });

  it("for a retailer beyond reach is as one for nobody, in the cart, the quote, the days and at placing", async () => {
    const elsewhere = await scene.db
      .selectFrom("retailer")
      .select("id")
      .where("hub_id", "=", scene.otherHub)
      .where("state", "=", "ACTIVE")
      .executeTakeFirstOrThrow();
    const as = scene.hubManager;
    const params = { retailerId: elsewhere.id };
    const body = { ...asked, paymentMode: "COD" as const, lines: [], version: 0 };
    for (const { status } of [
      await as.call(cartEndpoints.get, { params }),
      await as.call(cartEndpoints.save, { params, body }),
      await as.call(order.slots, { params, query: { days: 7 } }),
      await send("/oms/order/quote", { ...quoted, ...params }, { as }),
      await send("/oms/order", { ...whole, ...params }, { as }),
    ])
      expect(status).toBe(404);
  });

  it("is brought by a call of one's own alone", async () => {
    expect((await send("/oms/order", { ...whole, callId: newId() })).status).toBe(409);
  });
});

it("a cart is of whoever filled it: nobody else reads it, and it is not placed for them", async () => {
  const params = { retailerId: retailer };
  const body = { ...asked, paymentMode: "COD" as const, lines: [{ productId: product, packs: 7 }], version: 0 };
  const held = (await scene.agent.call(cartEndpoints.get, { params })).payload.version;
  expect((await scene.agent.call(cartEndpoints.save, { params, body: { ...body, version: held } })).status).toBe(200);
  expect((await scene.admin.call(cartEndpoints.get, { params })).payload).toMatchObject({ lines: [], version: 0 });
  // Placed by somebody else, it stays.
  expect((await send("/oms/order", whole)).status).toBe(200);
  expect((await scene.agent.call(cartEndpoints.get, { params })).payload.lines).toEqual(body.lines);
});

it("cancelled and confirmed at once, an order is one of both, and what it was promised agrees", async () => {
  for (let round = 0; round < 5; round++) {
    const before = await free();
    const { id, version } = await scene.placed(retailer, [[product, 10]]);
    const at = { params: { id }, version };
    const [confirmed, cancelled] = await Promise.all([
      scene.hubManager.call(order.confirm, at),
      scene.admin.call(order.cancel, { ...at, body: reason }),
    ]);
    expect([confirmed.status, cancelled.status].toSorted((a, b) => a - b)).toEqual([200, expect.any(Number)]);
    expect([409, 412]).toContain(Math.max(confirmed.status, cancelled.status));
    const { state } = await scene.detail({ id });
    expect(state).toMatch(confirmed.status === 200 ? /^(CONFIRMED|ALLOCATED)$/ : /^CANCELLED$/);
    expect((await free()).reserved).toBe(before.reserved + (cancelled.status === 200 ? 0 : 10));
  }
});
