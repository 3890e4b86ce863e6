import { sql } from "kysely";
import { promotionUseList, type promotionUseEndpoints, type PromotionUseRow } from "@o2r/api/contract/promotions";
import type { Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";
import { readList } from "../../../kit/read-list.ts";
import { toRupees } from "../../../trade/paise.ts";

const selectUses = (db: Db) =>
  db
    .selectFrom("promotion_use as used")
    .innerJoin("promotion", "promotion.id", "used.promotion_id")
    .innerJoin("orders", (join) =>
      join.onRef("orders.warehouse_id", "=", "used.warehouse_id").onRef("orders.id", "=", "used.order_id"),
    )
    .innerJoin("retailer", "retailer.id", "used.retailer_id")
    .innerJoin("warehouse as hub", "hub.id", "used.warehouse_id")
    .select([
      "used.id",
      "used.promotion_id",
      "promotion.title",
      "promotion.code",
      "used.order_id",
      "orders.order_number",
      "used.retailer_id",
      "retailer.establishment",
      "hub.company_name as hub",
      "used.state",
      "used.amount",
      "used.free_units",
      "used.free_worth",
      "used.company",
      "used.distributor",
      "used.given_back",
      "used.created_at",
    ]);
type Found = Awaited<ReturnType<ReturnType<typeof selectUses>["executeTakeFirstOrThrow"]>>;

const toRow = (found: Found): PromotionUseRow => ({
  id: found.id,
  promotionId: found.promotion_id,
  promotion: found.title,
  code: found.code,
  orderId: found.order_id,
  orderNumber: found.order_number,
  retailerId: found.retailer_id,
  retailer: found.establishment,
  hub: found.hub,
  state: found.state,
  amount: toRupees(found.amount),
  freeUnits: found.free_units,
  freeWorth: toRupees(found.free_worth),
  company: toRupees(found.company),
  distributor: toRupees(found.distributor),
  givenBack: toRupees(found.given_back),
  takenAt: found.created_at,
});

const listUses = readList(promotionUseList, {
  select: selectUses,
  id: sql<string>`used.id`,
  sorts: { takenAt: sql`used.created_at` },
  filters: {
    state: sql`used.state`,
    promotion: sql`used.promotion_id`,
    retailer: sql`used.retailer_id`,
    hub: sql`used.warehouse_id`,
    taken: sql`used.created_at`,
  },
  search: { orderNumber: sql`orders.order_number`, retailer: sql`retailer.establishment` },
  toRow,
});

/** Uses of promotions, by the hub of their orders. */
export const promotionUseHandlers: Handlers<typeof promotionUseEndpoints> = {
  list: ({ db, scope, query }) =>
    listUses(db, query, scope.covers({ warehouse: sql.ref<string | null>("used.warehouse_id") })),
};
