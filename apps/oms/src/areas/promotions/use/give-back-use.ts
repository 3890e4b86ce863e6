import { sql } from "kysely";
import type { Selectable } from "kysely";
import { updateRow } from "../../../db/repository.ts";
import type { Database, Db } from "../../../db/schema.ts";
import type { Paise } from "../../../trade/paise.ts";
import { shareOfReturn } from "./share-of-return.ts";

type StoredUse = Selectable<Database["promotion_use"]>;

interface GivingBack {
  readonly orderId: string;
  readonly by: string | null;
  readonly now: Date;
}

const holdUses = (db: Db, orderId: string): Promise<readonly StoredUse[]> =>
  db
    .selectFrom("promotion_use")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("state", "=", "TAKEN")
    .orderBy("promotion_id")
    .forUpdate()
    .execute();

/** Takes an amount out of what a promotion has cost, and the use itself out of its count where nothing of it is left. */
const uncount = async (db: Db, use: StoredUse, amount: number, whole: boolean): Promise<void> => {
  // In whichever row: only their sum says anything.
  await sql`insert into promotion_tally (promotion_id, slot, uses, spent)
    values (${use.promotion_id}, 0, ${whole ? -1 : 0}, ${-amount})
    on conflict (promotion_id, slot) do update
    set uses = promotion_tally.uses + excluded.uses, spent = promotion_tally.spent + excluded.spent`.execute(db);
  if (whole)
    await sql`update promotion_retailer_tally set uses = uses - 1
      where promotion_id = ${use.promotion_id} and retailer_id = ${use.retailer_id}`.execute(db);
};

const settle = async (
  db: Db,
  use: StoredUse,
  amount: number,
  whole: boolean,
  { by, now }: GivingBack,
): Promise<void> => {
  await uncount(db, use, amount, whole);
  await updateRow(db, "promotion_use", use, {
    given_back: (use.given_back + amount) as Paise, // a sum of Paise
    ...(whole && { state: "GIVEN_BACK" }),
    updated_at: now,
    updated_by: by,
  });
};

/**
 * Gives back all that an order has taken of promotions, in the transaction that cancels it: uses, budget and limits are
 * free again. Calling it twice, or for an order that took nothing, does nothing more.
 */
export const giveBackUse = async (db: Db, giving: GivingBack): Promise<void> => {
  for (const use of await holdUses(db, giving.orderId))
    await settle(db, use, use.amount + use.free_worth - use.given_back, true, giving);
};

/**
 * Gives back all that an order has taken, and forgets that it did: it is about to be judged again, as at another hub, and
 * then takes what holds there.
 */
export const forgetUse = async (db: Db, giving: GivingBack): Promise<void> => {
  await giveBackUse(db, giving);
  await db.deleteFrom("promotion_use").where("order_id", "=", giving.orderId).execute();
};

/**
 * Gives back what came back goods have cost in promotions, in proportion to the units of each line that are returned, in the
 * transaction that credits them. A use counts as long as anything of it stays sold; however the returns are cut, together
 * they give back what was taken, to the paisa. Lines are named as `takeUse` was told.
 */
export const giveBackUnits = async (
  db: Db,
  giving: GivingBack & { readonly lines: readonly { readonly line: string; readonly units: number }[] },
): Promise<void> => {
  for (const use of await holdUses(db, giving.orderId)) {
    const lines = await db
      .selectFrom("promotion_use_line")
      .selectAll()
      .where("use_id", "=", use.id)
      .orderBy("line")
      .execute();
    let amount = 0;
    let left = 0;
    for (const line of lines) {
      const units = giving.lines.reduce((sum, one) => (one.line === line.line ? sum + one.units : sum), 0);
      const returned = Math.min(line.units, line.returned + units);
      const { given_back: givenBack } = line;
      const share = shareOfReturn({ ...line, givenBack }, units);
      amount += share;
      left += line.units - returned;
      if (returned === line.returned) continue;
      await db
        .updateTable("promotion_use_line")
        .set({ returned, given_back: (givenBack + share) as Paise }) // a sum of Paise
        .where("use_id", "=", use.id)
        .where("line", "=", line.line)
        .execute();
    }
    if (amount > 0 || left === 0) await settle(db, use, amount, left === 0, giving);
  }
};
