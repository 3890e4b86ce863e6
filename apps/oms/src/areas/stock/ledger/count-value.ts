import { sql } from "kysely";
import { may } from "@o2r/api/contract";
import { todayIn } from "@o2r/forms/days";
import type { Db } from "../../../db/schema.ts";
import { AppError, invalid } from "../../../app-error.ts";
import type { Context } from "../../../http/context.ts";
import type { inventoryEndpoints } from "@o2r/api/contract/stock";
import { toRupees, type Paise } from "../../../trade/paise.ts";
import { readSetting } from "../../../trade/setting/read-setting.ts";
import {
  explainAlone,
  explainCap,
  explainReturned,
  isWithinCap,
  worthOf,
  type Counted,
  type DaySum,
} from "../rules/value.ts";

/** Units of a batch that somebody moves. */
export interface MovedUnits {
  readonly batchId: string;
  readonly units: number;
  /** What each counts for; its PTH unless this says otherwise. */
  readonly each?: (pth: Paise) => Paise;
}

/** What a unit of each batch is worth: the highest of the product's PTH and the batch's own, which whoever moves it may have set. */
const readPths = async (db: Db, batchIds: readonly string[]): Promise<ReadonlyMap<string, Paise>> => {
  const rows = await db
    .selectFrom("batch")
    .innerJoin("product", "product.id", "batch.product_id")
    .select(["batch.id", sql<Paise>`greatest(product.pth, product.central_pth, batch.pth)`.as("pth")])
    .where(sql<boolean>`batch.id = any(${[...new Set(batchIds)]}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, pth }) => [id, pth]));
};

export type Moving = Pick<Context<typeof inventoryEndpoints.adjust>, "db" | "actor" | "now">;

/** What units come to at PTH. */
const worthAtPth = async (db: Db, moved: readonly MovedUnits[]): Promise<Paise> => {
  const some = moved.filter(({ units }) => units !== 0);
  const pths = await readPths(
    db,
    some.map(({ batchId }) => batchId),
  );
  return worthOf(
    some.map(({ batchId, units, each = (pth: Paise) => pth }) => {
      const pth = pths.get(batchId);
      if (pth === undefined) throw new TypeError("What moves is no batch");
      return { units, each: each(pth) };
    }),
  );
};

/**
 * Adds to what somebody has moved today, and returns the sum. It is held until the transaction ends, so that many calls at
 * once are judged one after the other; a refusal undoes it with everything else.
 */
const addToDay = async (
  { db, actor, now }: Moving,
  kind: "MOVED" | "ALONE" | "RETURNED",
  value: Paise,
): Promise<DaySum | undefined> => {
  if (value === 0) return undefined;
  const { sum } = await db
    .insertInto("stock_value_day")
    .values({ user_id: actor.id, day: todayIn(undefined, now), kind, value })
    .onConflict((row) =>
      row.columns(["user_id", "day", "kind"]).doUpdateSet({
        value: sql<Paise>`least(stock_value_day.value + excluded.value, ${sql.lit(Number.MAX_SAFE_INTEGER)})`,
      }),
    )
    .returning("value as sum")
    .executeTakeFirstOrThrow();
  const cap = await readSetting(db, kind === "RETURNED" ? "returnValueCap" : "stockValueCap");
  return { sum, value, cap: toRupees(cap) };
};

const countOf = async (moving: Moving, value: Paise, of: Counted, field: string | undefined): Promise<void> => {
  const day = await addToDay(moving, "MOVED", value);
  if (day === undefined || isWithinCap(day) || may(moving.actor.userType, "stock.anyValue")) return;
  const message = explainCap(day, of);
  throw field === undefined ? new AppError("access.denied", message) : invalid([{ field, message }]);
};

/**
 * Counts what somebody brings into stock, takes out of it or gives away, and refuses what is more in a day than they may
 * move alone; administrators move any value. Every way into stock and out of it comes through here, as its last step: who
 * holds a person's sum waits for no batch.
 */
export const countValue = async (moving: Moving, moved: readonly MovedUnits[], field?: string): Promise<void> =>
  countOf(moving, await worthAtPth(moving.db, moved), "goods", field);

/** Counts money that somebody gives away or gives up into the same sum. */
export const countMoney = (moving: Moving, amount: Paise, field?: string): Promise<void> =>
  countOf(moving, amount, "money", field);

/** Counts what somebody inspects of what they have received themselves: above the cap somebody else does, whoever they are. */
export const countAlone = async (moving: Moving, moved: readonly MovedUnits[]): Promise<void> => {
  const day = await addToDay(moving, "ALONE", await worthAtPth(moving.db, moved));
  if (day !== undefined && !isWithinCap(day)) throw new AppError("access.denied", explainAlone(day));
};

/** Counts what a return is worth that somebody approves, tax included: above a cap of its own an administrator does. */
export const countReturned = async (moving: Moving, value: Paise): Promise<void> => {
  const day = await addToDay(moving, "RETURNED", value);
  if (day === undefined || isWithinCap(day) || may(moving.actor.userType, "return.anyValue")) return;
  throw new AppError("access.denied", explainReturned(day));
};
