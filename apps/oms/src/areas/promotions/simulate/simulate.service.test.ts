import { simulateEndpoints as simulate } from "@o2r/api/contract/promotions";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import type { Client } from "../../../test/client.ts";
import { openPromotionScene } from "../test/promotion-scene.ts";

const { service, db, admin, ownHub, products, made, live } = await openPromotionScene();
const manager = await service.signIn("hub_manager");
afterAll(() => service.stop());
afterEach(() => db.updateTable("promotion").set({ state: "PAUSED" }).where("state", "=", "ACTIVE").execute());

const [first, second] = products;
const price = (first?.ptr ?? 0) / 100;
const ofHub = (hub: string, not = false) =>
  db
    .selectFrom("retailer")
    .select("id")
    .where("hub_id", not ? "!=" : "=", hub)
    .where("state", "=", "ACTIVE")
    .executeTakeFirstOrThrow();
const retailer = await ofHub(ownHub);
const run = (body: object, as: Client = admin) =>
  as.call(simulate.run, {
    body: {
      promotionId: null,
      orderId: null,
      orderNumber: null,
      retailerId: retailer.id,
      lines: [{ productId: first?.id ?? "", units: 10 }],
      codes: [],
      ...body,
    },
  });

describe("a promotion that is tried", () => {
  it("shows what it takes off which line, before anybody has it, and takes nothing", async () => {
    const draft = await made({ products: [first?.id ?? ""] });
    const lines = [
      { productId: first?.id ?? "", units: 10 },
      { productId: second?.id ?? "", units: 1 },
    ];
    const { payload } = await run({ promotionId: draft.id, lines });
    expect(payload.lines.map(({ units, discount, why }) => [units, discount, why])).toEqual([
      [10, Math.round(price * 10 * 10) / 100, [`${draft.title}: 10% off`]],
      [1, 0, []],
    ]);
    expect(payload.verdicts).toMatchObject([{ promotionId: draft.id, applied: true }]);
    expect(payload.net).toBeCloseTo(payload.goods - payload.discount, 2);
    expect((await run({ lines })).payload.verdicts).toEqual([]);
  });

  it("says of each that does not apply why, and how little more would do", async () => {
    await live({ title: "Too few", minimumQuantity: 12 });
    const code = await live({ title: "Typed", code: "TYPED-IN" });
    const { payload } = await run({});
    expect(payload.verdicts).toMatchObject([
      { title: "Too few", applied: false, why: "2 more for 10% off", nearly: "2 more for 10% off" },
    ]);
    const typed = (await run({ codes: ["typed-in"] })).payload.verdicts;
    expect(typed).toContainEqual(expect.objectContaining({ promotionId: code.id, applied: true }));
  });

  it("reads rules of the retailer, the warehouse, the product and the cart from their rows", async () => {
    const { city } = await db
      .selectFrom("retailer")
      .select("city")
      .where("id", "=", retailer.id)
      .executeTakeFirstOrThrow();
    const row = (attr1: "CART" | "PRODUCT" | "RETAILER" | "WAREHOUSE", attr2: string, validator: string) => ({
      attr1,
      attr2,
      operator: "==" as const,
      validator,
      group: 1,
    });
    const rules = [
      row("RETAILER", "city", city),
      row("WAREHOUSE", "warehouse", ownHub),
      row("PRODUCT", "brand", first?.brand_id ?? ""),
      row("CART", "quantity", "10"),
    ];
    const holds = await made({ rules });
    expect((await run({ promotionId: holds.id })).payload.verdicts).toMatchObject([{ applied: true }]);
    const fails = await made({ rules: [row("RETAILER", "city", "Nowhere")] });
    expect((await run({ promotionId: fails.id })).payload.verdicts).toMatchObject([
      { applied: false, why: `The retailer's city is ${city}` },
    ]);
  });

  it("is tried on an order at the order's own prices", async () => {
    const order = await db
      .selectFrom("orders")
      .select(["id", "order_number", "goods"])
      .where("warehouse_id", "=", ownHub)
      .executeTakeFirstOrThrow();
    const tried = await made({ hubs: [ownHub] });
    const { status, payload } = await run({ orderId: order.id, retailerId: null, lines: [], promotionId: tried.id });
    expect([status, payload.goods]).toEqual([200, order.goods / 100]);
    expect(payload.verdicts).toMatchObject([{ promotionId: tried.id, applied: true }]);
    // Of the own hub: numbers are a warehouse's own, and another may have the same one.
    const byNumber = { orderNumber: order.order_number, retailerId: null, lines: [], promotionId: tried.id };
    expect((await run(byNumber, manager)).payload).toEqual(payload);
    expect((await run({ ...byNumber, orderNumber: "NONE" }, manager)).status).toBe(404);
  });

  it("is tried by a hub manager on the own hub's orders and retailers, and only there", async () => {
    const [foreignRetailer, foreignOrder] = [
      await ofHub(ownHub, true),
      await db.selectFrom("orders").select("id").where("warehouse_id", "!=", ownHub).executeTakeFirstOrThrow(),
    ];
    const foreign = await made();
    const own = await made({ hubs: [ownHub] });
    const statuses = await Promise.all([
      run({ promotionId: own.id }, manager),
      run({ promotionId: foreign.id }, manager),
      run({ retailerId: foreignRetailer.id }, manager),
      run({ orderId: foreignOrder.id }, manager),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([200, 404, 404, 404]);
  });
});
