import { sql } from "kysely";
import type { FreeGoods, Judged } from "@o2r/api/contract/orders";
import { newId } from "../../../db/id.ts";
import { insertRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Paise } from "../../../trade/paise.ts";
import { isOffered } from "./promotions-for.ts";

/** An order that takes what promotions promise it. */
export interface TakingOrder {
  readonly id: string;
  readonly warehouseId: string;
  readonly retailerId: string;
  /** The day of placing, in Asia/Kolkata: limits of a day go by it. */
  readonly day: string;
}

interface Taking {
  readonly order: TakingOrder;
  /** What `applyPromotions` said of the order as it is placed. */
  readonly judged: Judged;
  /** The order's own key of a line, where the cart has another: what a return will name. */
  readonly keyOf?: (line: string) => string;
  readonly by: string | null;
  readonly now: Date;
}

/** A promotion that cannot be had any more, and why, in words for people. */
export interface RefusedUse {
  readonly promotionId: string;
  readonly title: string;
  readonly why: string;
}

/** One promotion with all that an order takes of it. */
interface Use {
  readonly promotionId: string;
  readonly title: string;
  readonly amount: number;
  readonly freeUnits: number;
  readonly freeWorth: number;
  readonly company: number;
  readonly distributor: number;
  readonly lines: readonly { readonly line: string; readonly units: number; readonly amount: number }[];
  /** What has earned each line of free goods. */
  readonly gifts: readonly { readonly line: string; readonly earned: FreeGoods["earned"] }[];
}

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

/** What each promotion gives the order, in the order of the ids: who takes several waits for nobody who waits for them. */
const usesOf = ({ verdicts, lines, free }: Judged, keyOf: (line: string) => string): readonly Use[] =>
  verdicts
    .filter(({ applied }) => applied)
    .map(({ promotionId, title, amount, freeUnits, freeWorth }) => {
      const off = lines.filter((line) => line.promotionId === promotionId);
      const gifts = free.filter((gift) => gift.promotionId === promotionId);
      const funded = [...off, ...gifts].map(({ fundedBy }) => fundedBy);
      return {
        promotionId,
        title,
        amount,
        freeUnits,
        freeWorth,
        company: sum(funded.map(({ company }) => company)),
        distributor: sum(funded.map(({ distributor }) => distributor)),
        lines: [
          ...off.map((line) => ({ line: keyOf(line.line), units: line.units, amount: line.amount })),
          ...gifts.map(({ key, units, worth }) => ({ line: keyOf(key), units, amount: worth })),
        ],
        gifts: gifts.map(({ key, earned }) => ({
          line: keyOf(key),
          earned: { ...earned, by: earned.by.map((line) => keyOf(line)) },
        })),
      };
    })
    .toSorted((one, other) => (one.promotionId < other.promotionId ? -1 : 1));

/** Rows that uses of a promotion without limits are counted in, so that its orders do not wait for each other. */
const slots = 16;
const slotOf = (orderId: string): number => Number.parseInt(orderId.slice(-1), 16) % slots;

const holdPromotions = async (db: Db, ids: readonly string[]) => {
  // Whoever changes limits waits until this order is through; orders do not wait for each other here.
  const rows = await db.selectFrom("promotion").selectAll().where("id", "in", ids).orderBy("id").forShare().execute();
  return new Map(rows.map((row) => [row.id, row]));
};
type HeldPromotion = NonNullable<ReturnType<Awaited<ReturnType<typeof holdPromotions>>["get"]>>;

const hasLimits = ({ use_limit, day_limit, budget }: HeldPromotion): boolean =>
  use_limit !== null || day_limit !== null || budget !== null;

/** Holds the tally of a promotion: until this transaction ends nobody else takes any of it. */
const holdTally = async (db: Db, promotionId: string) => {
  await db
    .insertInto("promotion_tally")
    .values({ promotion_id: promotionId, slot: 0, uses: 0, spent: 0 as Paise }) // nothing, in Paise
    .onConflict((on) => on.doNothing())
    .execute();
  const rows = await db
    .selectFrom("promotion_tally")
    .select(["uses", "spent"])
    .where("promotion_id", "=", promotionId)
    .orderBy("slot")
    .forUpdate()
    .execute();
  return { uses: sum(rows.map(({ uses }) => uses)), spent: sum(rows.map(({ spent }) => spent)) };
};

const holdTallyOfRetailer = async (db: Db, promotion_id: string, retailer_id: string): Promise<number> => {
  await db
    .insertInto("promotion_retailer_tally")
    .values({ promotion_id, retailer_id, uses: 0 })
    .onConflict((on) => on.doNothing())
    .execute();
  const { uses } = await db
    .selectFrom("promotion_retailer_tally")
    .select("uses")
    .where("promotion_id", "=", promotion_id)
    .where("retailer_id", "=", retailer_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return uses;
};

const usesOfDay = async (db: Db, promotionId: string, day: string): Promise<number> => {
  const { uses } = await db
    .selectFrom("promotion_use")
    .select(({ fn }) => fn.countAll<number>().as("uses"))
    .where("promotion_id", "=", promotionId)
    .where("day", "=", day)
    .where("state", "=", "TAKEN")
    .executeTakeFirstOrThrow();
  return Number(uses);
};

/** Why a promotion cannot be had; null where it can, and then what it is counted by is held. */
const refusalOf = async (
  db: Db,
  held: HeldPromotion | undefined,
  { amount, freeWorth }: Use,
  { retailerId, day }: TakingOrder,
): Promise<string | null> => {
  if (held === undefined || !isOffered(held.state) || day < held.valid_from || day > held.valid_till)
    return "It does not hold any more";
  if (hasLimits(held)) {
    const { uses, spent } = await holdTally(db, held.id);
    if (held.use_limit !== null && uses >= held.use_limit) return "All its uses are taken";
    if (held.budget !== null && spent + amount + freeWorth > held.budget) return "Its budget is spent";
    if (held.day_limit !== null && (await usesOfDay(db, held.id, day)) >= held.day_limit)
      return "All its uses of today are taken";
  }
  if (held.retailer_limit === null) return null;
  const ofRetailer = await holdTallyOfRetailer(db, held.id, retailerId);
  return ofRetailer >= held.retailer_limit ? "The retailer has used it as often as they may" : null;
};

const count = async (db: Db, held: HeldPromotion, use: Use, { id, retailerId }: TakingOrder): Promise<void> => {
  const slot = hasLimits(held) ? 0 : slotOf(id);
  const cost = (use.amount + use.freeWorth) as Paise; // a sum of Paise
  await sql`insert into promotion_tally (promotion_id, slot, uses, spent) values (${held.id}, ${slot}, 1, ${cost})
    on conflict (promotion_id, slot) do update
    set uses = promotion_tally.uses + 1, spent = promotion_tally.spent + excluded.spent`.execute(db);
  await sql`insert into promotion_retailer_tally (promotion_id, retailer_id, uses) values (${held.id}, ${retailerId}, 1)
    on conflict (promotion_id, retailer_id) do update set uses = promotion_retailer_tally.uses + 1`.execute(db);
};

const write = async (db: Db, use: Use, { order, by, now }: Taking): Promise<void> => {
  const id = newId();
  await insertRow(db, "promotion_use", {
    id,
    promotion_id: use.promotionId,
    warehouse_id: order.warehouseId,
    order_id: order.id,
    retailer_id: order.retailerId,
    day: order.day,
    state: "TAKEN",
    amount: use.amount as Paise, // all four are counted in paise by the contract
    free_units: use.freeUnits,
    free_worth: use.freeWorth as Paise,
    company: use.company as Paise,
    distributor: use.distributor as Paise,
    created_at: now,
    created_by: by,
    updated_at: now,
    updated_by: by,
  });
  await db
    .insertInto("promotion_use_line")
    .values(use.lines.map(({ line, units, amount }) => ({ use_id: id, line, units, amount: amount as Paise })))
    .execute();
  if (use.gifts.length === 0) return;
  await db
    .insertInto("promotion_use_gift")
    .values(
      use.gifts.map(({ line, earned: { by, units, buy, get } }) => ({
        use_id: id,
        line,
        earned_by: [...by],
        ordered: units,
        buy,
        get,
      })),
    )
    .execute();
};

/**
 * Takes what promotions promised an order out of their limits and budgets, in the transaction that places it. Call it
 * after the order was judged by `promotionsFor` and `applyPromotions` in that same transaction, once what a retailer may owe
 * and the slot are held and before stock is: all who place hold these in that order, so that nobody waits for each other.
 * The order itself may be written later in the transaction.
 *
 * All is taken, or nothing: what is returned are the promotions that cannot be had any more, because somebody was quicker or
 * they ended meanwhile. Judge the order again without them, and tell whoever places it where that changes what they agreed to.
 * Exactly as many orders as a limit allows get through, however many are placed at once.
 */
export const takeUse = async (db: Db, taking: Taking): Promise<readonly RefusedUse[]> => {
  const { order, judged, keyOf = (line) => line } = taking;
  const uses = usesOf(judged, keyOf);
  if (uses.length === 0) return [];
  const promotions = await holdPromotions(
    db,
    uses.map(({ promotionId }) => promotionId),
  );
  const refused: RefusedUse[] = [];
  for (const use of uses) {
    const why = await refusalOf(db, promotions.get(use.promotionId), use, order);
    if (why !== null) refused.push({ promotionId: use.promotionId, title: use.title, why });
  }
  if (refused.length > 0) return refused;
  for (const use of uses) {
    const held = promotions.get(use.promotionId);
    if (held === undefined) continue;
    await count(db, held, use, order);
    await write(db, use, taking);
  }
  return [];
};
