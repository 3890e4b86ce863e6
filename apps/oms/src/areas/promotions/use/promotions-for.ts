import { sql, type SqlBool } from "kysely";
import type { Promotion } from "@o2r/api/contract/orders";
import type { PromotionState } from "@o2r/api/contract/promotions";
import { sayOnce, type Part } from "../../../db/compile-once.ts";
import { asRead, readAlone, type Read } from "../../../db/read-together.ts";
import type { Db } from "../../../db/schema.ts";
import { asPromotion } from "../promotion/as-promotion.ts";
import { reachColumns } from "../promotion/select-promotions.ts";

/** Whose cart it is, and when. */
export interface CartOf {
  readonly warehouseId: string | Part;
  /** Null while nobody is chosen: limits of retailers are not known then. */
  readonly retailerId: string | null;
  /** The day of placing, in Asia/Kolkata. */
  readonly day: string;
  /** Codes that were typed in. Of promotions that have one, only these are read. */
  readonly codes: readonly string[];
  /** Read in any case, whatever its state and its hubs, as if it held from that day on: to be tried. */
  readonly tried?: string | null;
}

const offered: readonly PromotionState[] = ["ACTIVE", "EXHAUSTED"];

/**
 * Whether carts are judged by a promotion. One that is used up is not left out: who asks for it is told why it gives nothing,
 * and what a cancelled order gives back can be had at once, not only when the clock has looked.
 */
export const isOffered = (state: PromotionState): boolean => offered.includes(state);

const ofRetailer = (retailerId: string | null) =>
  sql<number>`coalesce((select uses from promotion_retailer_tally as tally
    where tally.promotion_id = promotion.id and tally.retailer_id = ${retailerId}::uuid), 0)`;

interface Judging extends Omit<Required<CartOf>, "codes"> {
  /** The codes, as they are compared. */
  readonly typed: readonly string[];
}

const judging = sayOnce(({ warehouseId, retailerId, day, typed, tried }: Judging, db) =>
  db
    .selectFrom("promotion")
    .selectAll("promotion")
    .select(reachColumns)
    .select([
      sql<number>`coalesce((select sum(uses) from promotion_tally as tally
        where tally.promotion_id = promotion.id), 0)::bigint`.as("uses"),
      sql<number>`coalesce((select sum(spent) from promotion_tally as tally
        where tally.promotion_id = promotion.id), 0)::bigint`.as("spent"),
      ofRetailer(retailerId).as("ofRetailer"),
      sql<number>`case when promotion.day_limit is null then 0 else (
        select count(*) from promotion_use as used
        where used.promotion_id = promotion.id and used.day = ${day}::date and used.state = 'TAKEN') end::bigint`.as(
        "ofDay",
      ),
    ])
    .where(
      sql<SqlBool>`(promotion.id = ${tried}::uuid or (
        promotion.state in (${sql.join(offered.map((state) => sql.lit(state)))}) and ${day}::date between promotion.valid_from and promotion.valid_till
        and (promotion.code is null or lower(promotion.code) = any(${typed}::text[]))
        and (not exists (select from promotion_hub as part where part.promotion_id = promotion.id)
          or exists (select from promotion_hub as part
            where part.promotion_id = promotion.id and part.warehouse_id = ${warehouseId}::uuid))))`,
    )
    .orderBy("promotion.id"),
);

/** What `promotionsFor` reads. */
export const promotionsRead = ({
  warehouseId,
  retailerId,
  day,
  codes,
  tried = null,
}: CartOf): Read<readonly Promotion[]> => {
  const typed = codes.map((code) => code.trim().toLowerCase());
  return asRead(judging, { warehouseId, retailerId, day, typed, tried }, (rows) =>
    rows.map(({ hubs, brands, products, retailers, ...row }) => {
      const judged = asPromotion(row, { hubs, brands, products, retailers }, row);
      return row.id === tried ? { ...judged, code: null, from: day, till: null } : judged;
    }),
  );
};

/**
 * The promotions that a cart is judged by, with what is left of their limits: those that hold at its hub on its day and
 * apply by themselves, and those whose codes were typed in. Give them to `applyPromotions` on every change of the cart,
 * and again in the transaction that places it; then `takeUse`.
 */
export const promotionsFor = (db: Db, cart: CartOf): Promise<readonly Promotion[]> =>
  readAlone(db, promotionsRead(cart));
