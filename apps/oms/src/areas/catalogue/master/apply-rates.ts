import type { Selectable } from "kysely";
import { rateChangeLife } from "@o2r/api/contract/catalogue";
import { todayIn } from "@o2r/forms/server";
import type { AuditEntry } from "../../../audit/entry.ts";
import { lockRow, updateRow } from "../../../db/repository.ts";
import type { Database, Db } from "../../../db/schema.ts";
import { stepEntry, takeStep } from "../../../trade/lifecycle/take-step.ts";
import { toTax } from "../../../trade/tax.ts";
import { applyEach, type Telling } from "../../../trade/apply-each.ts";

export type StoredRate = Selectable<Database["rate_change"]>;

type Rated = Pick<StoredRate, "gst" | "cess" | "tax_base" | "cess_per_unit">;

interface Stamps {
  readonly updated_at: Date;
  readonly updated_by: string | null;
}

const rateOf = ({ gst, cess, tax_base, cess_per_unit }: Rated) => ({ gst, cess, tax_base, cess_per_unit });

/** A rate as histories tell it: what it is taken of, and cess by the unit, under the names of the forms. */
const toldOf = (row: Rated) => {
  const { base, cessPerUnit, ...percents } = toTax(row);
  return { ...percents, taxBase: base, cessPerUnit: cessPerUnit || null };
};
const ofProduct = ({ gst, cess, ...rest }: ReturnType<typeof toldOf>) => ({
  formProductGst: gst,
  formProductCess: cess,
  ...rest,
});

/** As many products as one statement changes: the index of their words makes each dear, and a statement has its limit. */
const piece = 500;
/** Before every id. */
const firstId = "00000000-0000-0000-0000-000000000000";

/** Gives the products that have the sub-category's rate another; which ones, with their new versions. */
const rateProducts = async (db: Db, sub: Rated & { readonly id: string }, set: Rated & Stamps) => {
  const changed: { readonly id: string; readonly version: number }[] = [];
  // From one id to the next, not by what still has the old rate: the new one may be the same.
  for (let last = firstId; ;) {
    const rows = await db
      .updateTable("product")
      .set((eb) => ({ ...set, version: eb("version", "+", 1) }))
      .where("id", "in", (eb) =>
        eb
          .selectFrom("product")
          .select("id")
          .where("sub_category_id", "=", sub.id)
          .where("id", ">", last)
          .where("gst", "=", sub.gst)
          .where("cess", "=", sub.cess)
          .where("tax_base", "=", sub.tax_base)
          .where("cess_per_unit", "=", sub.cess_per_unit)
          .orderBy("id")
          .limit(piece)
          .forUpdate(),
      )
      .returning(["id", "version"])
      .execute();
    changed.push(...rows);
    if (rows.length < piece) return changed;
    for (const { id } of rows) if (id > last) last = id;
  }
};

/**
 * Gives a sub-category a rate that is due, and those of its products that have the sub-category's rate now; a product
 * with a rate of its own keeps it. Who calls it holds the change. Returns what is to be audited, nothing when its day is
 * still to come.
 */
export const applyRate = async (
  db: Db,
  change: StoredRate,
  now: Date,
  by: string | null,
): Promise<readonly AuditEntry[]> => {
  if (change.state !== "SCHEDULED" || change.effective_on > todayIn(undefined, now)) return [];
  const sub = await lockRow(db, "sub_category", change.sub_category_id);
  if (!sub) throw new Error(`The rate change ${change.id} is of no sub-category`);
  const rate = rateOf(change);
  const stamps = { updated_at: now, updated_by: by };
  const products = await rateProducts(db, sub, { ...rate, ...stamps });
  const rated = await updateRow(db, "sub_category", sub, { ...rate, ...stamps });
  const set = { products: products.length };
  const taking = { life: rateChangeLife, table: "rate_change", held: change, step: "apply", set, now, by } as const;
  const applied = await takeStep(db, taking);
  const [was, is] = [toldOf(sub), toldOf(change)];
  return [
    stepEntry(rateChangeLife, "applied", change, applied),
    {
      entity: "sub-category",
      id: sub.id,
      action: "sub-category.rated",
      ...(rated && { version: rated.version }),
      before: was,
      after: is,
    },
    ...products.map(({ id, version }): AuditEntry => ({
      entity: "product",
      id,
      action: "product.rated",
      version,
      before: ofProduct(was),
      after: ofProduct(is),
    })),
  ];
};

/** As many as are looked for at once; each is applied in a transaction of its own. */
const atOnce = 50;

/** Applies every rate whose day has come, the earliest first. Any number of processes may do so at once. */
export const applyDueRates = async (db: Db, telling: Telling, now: Date): Promise<void> => {
  const due = await db
    .selectFrom("rate_change")
    .select("id")
    .where("state", "=", "SCHEDULED")
    .where("effective_on", "<=", todayIn(undefined, now))
    .orderBy("effective_on")
    .orderBy("id")
    .limit(atOnce)
    .execute();
  await applyEach(db, telling, {
    ids: due.map(({ id }) => id),
    action: "rate-change.applied",
    requestId: "rates",
    now,
    apply: async (trx, id) => {
      const change = await lockRow(trx, "rate_change", id);
      return change ? applyRate(trx, change, now, null) : [];
    },
  });
};
