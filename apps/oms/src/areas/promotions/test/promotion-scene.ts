import { applyPromotions, type CartLine, type Judged } from "@o2r/api/contract/orders";
import { promotionEndpoints as promotion, type PromotionValues } from "@o2r/api/contract/promotions";
import { expect } from "vitest";
import { startDemoService } from "../../test/demo-service.ts";
import { day } from "../../test/trade-day.ts";
import { tx } from "../../../db/tx.ts";
import type { Client } from "../../../test/client.ts";
import { promotionsFor } from "../use/promotions-for.ts";
import { takeUse, type TakingOrder } from "../use/take-use.ts";
import { tenthOff } from "./tenth-off.ts";

/** A service with the demo, and ways to make promotions and let orders take them. */
export const openPromotionScene = async (env: Record<string, string> = { O2R_LIMIT_FACTOR: "100" }) => {
  const service = await startDemoService(env);
  const { db } = service;
  const admin = await service.signIn("admin");
  // The demo's own schemes would stand between: only what a test makes holds.
  await db.updateTable("promotion").set({ state: "PAUSED" }).where("state", "=", "ACTIVE").execute();
  const [hub] = await db
    .selectFrom("user_warehouse")
    .innerJoin("app_user", "app_user.id", "user_id")
    .select("warehouse_id as id")
    .where("username", "=", "hub_manager")
    .execute();
  const ownHub = hub?.id ?? "";
  const products = await db
    .selectFrom("product")
    .select(["id", "ptr", "brand_id"])
    .where("active", "=", true)
    .orderBy("id")
    .limit(5)
    .execute();

  let count = 0;
  /** A percent for everybody from today on, unless told. */
  const good = (more: Partial<PromotionValues> = {}): PromotionValues =>
    tenthOff({ title: `Promotion ${++count}`, ...more });
  const create = (values: PromotionValues, as: Client = admin) => as.call(promotion.create, { body: values });
  const made = async (more: Partial<PromotionValues> = {}, as: Client = admin) => {
    const { status, payload, errors } = await create(good(more), as);
    expect([status, errors]).toEqual([200, []]);
    return payload;
  };
  /** Made and started. */
  const live = async (more: Partial<PromotionValues> = {}, as: Client = admin) => {
    const { id, version } = await made(more, as);
    const { status, payload } = await as.call(promotion.start, { params: { id }, version });
    expect(status).toBe(200);
    return payload;
  };
  const page = async (id: string) => (await admin.call(promotion.page, { params: { id } })).payload;

  /** Orders of the demo, as if they were placed now. */
  const someOrders = async (number: number): Promise<TakingOrder[]> => {
    const rows = await db
      .selectFrom("orders")
      .select(["id", "warehouse_id", "retailer_id"])
      .where((eb) =>
        eb.not(
          eb.exists(eb.selectFrom("promotion_use").select("id").whereRef("promotion_use.order_id", "=", "orders.id")),
        ),
      )
      .orderBy("id")
      .limit(number)
      .execute();
    expect(rows).toHaveLength(number);
    return rows.map(({ id, warehouse_id, retailer_id }) => ({
      id,
      warehouseId: warehouse_id,
      retailerId: retailer_id,
      day: day(0),
    }));
  };
  const lines = (units = 10): readonly CartLine[] => [
    {
      key: "0",
      product: products[0]?.id ?? "",
      brand: products[0]?.brand_id ?? "",
      units,
      price: 10_000,
      mrp: 12_000,
      gst: 5,
      cess: 0,
      facts: {},
    },
  ];
  /** What promotions give an order of these lines now. */
  const judge = async (order: TakingOrder, cart = lines(), codes: readonly string[] = []): Promise<Judged> => {
    const { warehouseId, retailerId } = order;
    return applyPromotions(await promotionsFor(db, { warehouseId, retailerId, day: order.day, codes }), {
      lines: cart,
      day: order.day,
      slot: null,
      platform: "APP",
      warehouse: warehouseId,
      retailer: retailerId,
      codes,
      facts: { CART: {}, RETAILER: {}, WAREHOUSE: {} },
    });
  };
  const take = (order: TakingOrder, judged: Judged) =>
    tx(db, (trx) => takeUse(trx, { order, judged, by: null, now: new Date() }));

  return { service, db, admin, ownHub, products, good, create, made, live, page, someOrders, lines, judge, take };
};
