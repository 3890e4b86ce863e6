import { priceChangeLife as life, stepByDay } from "@o2r/api/contract/catalogue";
import { todayIn } from "@o2r/forms/server";
import type { AuditEntry } from "../../../audit/entry.ts";
import { lockRow, updateRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import { stepEntry, takeStep } from "../../../trade/lifecycle/take-step.ts";
import { applyEach, type Telling } from "../../../trade/apply-each.ts";
import { holdChange, revokeChange } from "./open-changes.ts";
import { toRupees, type Paise } from "../../../trade/paise.ts";
import { tellOfPrice } from "./tell-of-price.ts";
import { isChain, pricesOn, type FourPrices, type StoredChange } from "./stored-change.ts";

const inForce = ({ o2rlp, pth, ptr, mrp }: FourPrices) => ({
  formO2rPrice: toRupees(o2rlp),
  formDlp: toRupees(pth),
  formRlp: toRupees(ptr),
  formProductMrp: toRupees(mrp),
});
const brokenChain = "With the prices that it leaves as they are now, O2RLP ≤ PTH ≤ PTR ≤ MRP does not hold any more";
const rupees = (amount: Paise | null) => (amount === null ? null : toRupees(amount));

/** Gives a product the prices of a change that is due; who calls it holds the change. */
const apply = async (db: Db, change: StoredChange, now: Date, by: string | null): Promise<readonly AuditEntry[]> => {
  const product = await lockRow(db, "product", change.product_id);
  if (!product) throw new Error(`The price change ${change.id} is of no product`);
  const prices = pricesOn(change, product);
  // Decided on other prices than those that stay: nobody knows what they were to be.
  if (!isChain(prices)) return [await revokeChange(db, change, { by, now, reason: brokenChain })];
  const { o2rlp, pth, ptr, mrp } = prices;
  const central = { central_o2rlp: o2rlp, central_pth: pth, central_ptr: ptr, central_mrp: mrp };
  const priced = await updateRow(db, "product", product, {
    o2rlp,
    pth,
    ptr,
    mrp,
    ...central,
    updated_at: now,
    updated_by: by,
  });
  const was = { was_o2rlp: product.o2rlp, was_pth: product.pth, was_ptr: product.ptr, was_mrp: product.mrp };
  const set = { applied_at: now, ...was, ...prices };
  const applied = await takeStep(db, { life, table: "price_change", held: change, step: "apply", set, now, by });
  await tellOfPrice(db, { id: change.id, ptr }, product);
  const centralOf = (row: Record<keyof typeof central, Paise | null>) => ({
    centralO2rlp: rupees(row.central_o2rlp),
    centralPth: rupees(row.central_pth),
    centralPtr: rupees(row.central_ptr),
    centralMrp: rupees(row.central_mrp),
  });
  return [
    stepEntry(life, "applied", change, applied),
    {
      entity: "product",
      id: product.id,
      action: "product.priced",
      ...(priced && { version: priced.version }),
      before: { ...inForce(product), ...centralOf(product) },
      after: { ...inForce(prices), ...centralOf(central) },
    },
  ];
};

/**
 * Takes a price change as far as the calendar allows: it waits for its day, or it is applied. Who calls it holds the
 * change. Returns what is to be audited; nothing when there is nothing to do.
 */
export const followCalendar = async (
  db: Db,
  change: StoredChange,
  now: Date,
  by: string | null,
): Promise<readonly AuditEntry[]> => {
  const step = stepByDay({ state: change.state, effectiveOn: change.effective_on }, todayIn(undefined, now));
  if (step === null) return [];
  if (step === "apply") return apply(db, change, now, by);
  const moved = await takeStep(db, { life, table: "price_change", held: change, step, now, by });
  return [stepEntry(life, "scheduled", change, moved)];
};

/** As many as are looked for at once; each is applied in a transaction of its own. */
const atOnce = 200;

const dueIds = async (db: Db, today: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom("price_change")
    .select("id")
    .where("state", "in", ["APPROVED", "SCHEDULED"])
    .where("effective_on", "<=", today)
    .orderBy("effective_on")
    .orderBy("id")
    .limit(atOnce)
    .execute();
  return rows.map(({ id }) => id);
};

/**
 * Applies every approved price change whose day has come, the earliest day first, so that of two that waited the later
 * one stays. Each is held, and looked at again, in a transaction of its own: any number of processes may do so at once,
 * and one that is killed leaves each either applied or as it was.
 */
export const applyDuePrices = async (db: Db, telling: Telling, now: Date): Promise<void> => {
  for (;;) {
    const ids = await dueIds(db, todayIn(undefined, now));
    await applyEach(db, telling, {
      ids,
      action: "price-change.applied",
      requestId: "prices",
      now,
      apply: async (trx, id) => {
        const change = await holdChange(trx, id);
        return change ? followCalendar(trx, change, now, null) : [];
      },
    });
    if (ids.length < atOnce) return;
  }
};
