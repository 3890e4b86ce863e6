import { sql } from "kysely";
import type { Db } from "../../../../db/schema.ts";
import { readCustomer } from "../../assemble/customer.ts";
import { isAbovePrinted, isTogetherAbovePrinted, judgeHolds, type Held } from "../../assemble/judge-holds.ts";
import { overdueOf } from "../../../billing/ledger/due.ts";
import { exposure } from "../../credit/exposure.ts";
import { readPolicy } from "../../policy.ts";
import { toTax } from "../../../../trade/tax.ts";
import type { LivingOrder } from "./step-types.ts";

/** What of an order decides on whether it waits. */
type Weighed = Pick<LivingOrder, "id" | "warehouse_id" | "retailer_id" | "goods" | "discount" | "untaxed">;

/** Why an order that is there would still wait for somebody, as things stand now. */
export const recheck = async (db: Db, held: Weighed, now: Date): Promise<readonly Held[]> => {
  const customer = await readCustomer(db, { id: held.retailer_id, warehouseId: held.warehouse_id });
  const { pricesIncludeTax } = await readPolicy(db, held.warehouse_id);
  const isWhole = pricesIncludeTax || held.untaxed;
  // It counts itself: what waits is placed already.
  const owed = await exposure(db, held.retailer_id);
  const lines = await db
    .selectFrom("order_item as item")
    .innerJoin("product", "product.id", "item.product_id")
    .leftJoin("product as kit", "kit.id", "item.kit_id")
    .leftJoin("combo", "combo.id", "item.combo_id")
    .select([
      "item.price",
      "item.quantity",
      "item.dropped",
      "item.discount",
      "item.mrp",
      "item.gst",
      "item.cess",
      "item.tax_base",
      "item.cess_per_unit",
      sql<string | null>`coalesce(item.kit_id, item.combo_id)`.as("bundle_id"),
      sql<string>`coalesce(kit.name, combo.name, product.name)`.as("sold_as"),
    ])
    .where("item.warehouse_id", "=", held.warehouse_id)
    .where("item.order_id", "=", held.id)
    .where("item.kind", "<>", "FREE")
    .execute();
  const sold = lines.map((line) => {
    const { mrp, bundle_id, sold_as } = line;
    const units = line.quantity - line.dropped;
    return { net: units * line.price - line.discount, units, mrp, tax: toTax(line), bundle_id, sold_as };
  });
  const together = Map.groupBy(sold, ({ bundle_id }) => bundle_id);
  const above = [...together].flatMap(([bundle, parts]) => {
    if (bundle === null) return parts.filter((line) => isAbovePrinted(line, isWhole));
    return isTogetherAbovePrinted(parts, isWhole) ? parts : [];
  });
  return judgeHolds({
    retailerState: customer.retailerState,
    kyc: customer.kyc,
    limit: customer.limit,
    exposed: owed.outstanding + owed.placed,
    net: held.goods - held.discount,
    minimum: customer.minimum,
    overdue: await overdueOf(db, { retailerId: held.retailer_id, days: customer.creditDays, now }),
    abovePrinted: [...new Set(above.map(({ sold_as }) => sold_as))],
  });
};
