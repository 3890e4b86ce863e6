import { sql } from "kysely";
import { hubOrderLife } from "@o2r/api/contract/orders";
import type { AuditEntry } from "../../../audit/entry.ts";
import type { Db } from "../../../db/schema.ts";
import { stepEntry, takeStep } from "../../../trade/lifecycle/take-step.ts";

interface Settling {
  readonly db: Db;
  readonly actor: { readonly id: string };
  readonly now: Date;
  readonly audit: (entry: AuditEntry) => void;
}

const ofCheck = (db: Db, qcId: string) =>
  db
    .selectFrom("hub_order")
    .select(["id", "version", "state", "warehouse_id", "cwh_id"])
    .where("id", "in", (eb) => eb.selectFrom("hub_dispatch").select("hub_order_id").where("qc_id", "=", qcId));

/** Holds the hub order that brought what a check is of, if one did: before the check and its stock, as its own steps do. */
export const holdOrderOf = async (db: Db, qcId: string): Promise<void> => {
  await ofCheck(db, qcId).forUpdate().execute();
};

/** Whether a check of what has arrived still goes on. */
export const hasOpenCheck = async (db: Db, hubOrderId: string): Promise<boolean> => {
  const open = await db
    .selectFrom("hub_dispatch")
    .innerJoin("qc", "qc.id", "hub_dispatch.qc_id")
    .select("qc.id")
    .where("hub_dispatch.hub_order_id", "=", hubOrderId)
    .where("qc.state", "in", ["PENDING", "IN_PROGRESS"])
    .executeTakeFirst();
  return open !== undefined;
};

type Waiting = Awaited<ReturnType<ReturnType<typeof ofCheck>["executeTakeFirstOrThrow"]>>;

/** Whether the checks of a hub order have accepted all of each of its lines: too much of one makes up for nothing of another. */
const isWhole = async (db: Db, { id, warehouse_id: warehouseId }: Waiting): Promise<boolean> => {
  const { rows } = await sql<{ whole: boolean }>`select not exists (select from hub_order_line as line
      where line.warehouse_id = ${warehouseId} and line.hub_order_id = ${id}
      and line.units > coalesce((select sum(checked.accepted) from hub_dispatch as sent
        join qc_line as checked on checked.qc_id = sent.qc_id join batch on batch.id = checked.batch_id
        where sent.hub_order_id = ${id} and batch.product_id = line.product_id), 0)) as whole`.execute(db);
  return rows[0]?.whole ?? false;
};

/**
 * Ends a hub order whose goods are all checked: completed where all that was ordered was accepted, else closed short. The
 * caller holds it. Returns whether it has ended.
 */
export const settle = async ({ db, actor, now }: Omit<Settling, "audit">, held: Waiting) => {
  if (held.state !== "QC_PENDING" || (await hasOpenCheck(db, held.id))) return undefined;
  const to = (await isWhole(db, held)) ? "COMPLETED" : "SHORT_CLOSED";
  return takeStep(db, { life: hubOrderLife, table: "hub_order", held, step: "settle", to, now, by: actor.id });
};

/** The check of what a hub order brought has ended; so does the order, if that was the last of it. */
export const settleOrderOf = async (settling: Settling, qcId: string): Promise<void> => {
  const held = await ofCheck(settling.db, qcId).executeTakeFirst();
  if (held === undefined) return;
  const taken = await settle(settling, held);
  if (taken !== undefined) settling.audit(stepEntry(hubOrderLife, "settled", held, taken, { alsoAt: held.cwh_id }));
};
