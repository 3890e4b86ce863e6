import { sql } from "kysely";
import type { FieldError } from "@o2r/api/contract";
import type { QcDetail, qcEndpoints } from "@o2r/api/contract/stock";
import { newId } from "../../../db/id.ts";
import type { Db } from "../../../db/schema.ts";
import { invalid } from "../../../app-error.ts";
import type { Context } from "../../../http/context.ts";
import { postMovements, type Posting } from "../ledger/post-movements.ts";
import { readDue } from "./qc-clock.ts";
import { readCheck } from "./qc-query.ts";
import type { Movement } from "../rules/balance.ts";

interface NewCheck {
  readonly warehouseId: string;
  readonly source: "GRN" | "STOCK" | "REJECTED" | "RETURN" | "HUB_ORDER";
  readonly supplier: string;
  readonly items: readonly { readonly inventoryId: string; readonly quantity: number; readonly note?: string }[];
  /** Where its units are, when not where its source says; and who brought them onto the books, when not who begins it. */
  readonly from?: NewCheck["source"];
  readonly receivedBy?: string | null;
}

const held: Readonly<Record<NewCheck["source"], (quantity: number) => Pick<Movement, "type" | "change">>> = {
  GRN: (quantity) => ({ type: "GRN", change: { quarantine: quantity } }),
  STOCK: (quantity) => ({ type: "HOLD", change: { on_hand: -quantity, quarantine: quantity } }),
  RETURN: (quantity) => ({ type: "RETURN", change: { quarantine: quantity } }),
  REJECTED: (quantity) => ({ type: "HOLD", change: { rejected: -quantity, quarantine: quantity } }),
  HUB_ORDER: (quantity) => ({ type: "RECEIVE", change: { in_flight: -quantity, quarantine: quantity } }),
};

/** Begins a check; its units wait in quarantine until it ends. Its lines are of one warehouse. Returns its id. */
const openCheck = async (db: Db, given: NewCheck, posting: Posting): Promise<string> => {
  const { warehouseId, source, supplier, items, from = source } = given;
  const batches = items.map(({ inventoryId }) => inventoryId);
  const own = await db
    .selectFrom("batch")
    .select("id")
    .where("id", "in", batches)
    .where("warehouse_id", "=", warehouseId)
    .execute();
  const known = new Set(own.map(({ id }) => id));
  const errors = batches.flatMap((id, index): FieldError[] =>
    known.has(id) && batches.indexOf(id) === index
      ? []
      : [{ field: `items.${index}.inventoryId`, message: "This batch is not of this warehouse, or is there twice" }],
  );
  if (errors.length > 0) throw invalid(errors);
  const id = newId();
  const { now, actorId } = posting;
  const { receivedBy = actorId } = given;
  const stamps = { created_at: now, created_by: receivedBy, updated_at: now, updated_by: actorId };
  await db
    .insertInto("qc")
    .values({
      id,
      number: sql<string>`'QC-' || lpad(nextval('qc_number')::text, 6, '0')`,
      warehouse_id: warehouseId,
      source,
      supplier,
      due_at: await readDue(db, warehouseId, now),
      ...stamps,
    })
    .execute();
  await db
    .insertInto("qc_line")
    .values(
      items.map(({ inventoryId, quantity, note = "" }, position) => ({
        id: newId(),
        qc_id: id,
        warehouse_id: warehouseId,
        batch_id: inventoryId,
        position,
        received: quantity,
        note,
      })),
    )
    .execute();
  await postMovements(
    db,
    items.map(({ inventoryId, quantity }) => ({
      batchId: inventoryId,
      ref: { type: "qc", id },
      ...held[from](quantity),
    })),
    posting,
  );
  return id;
};

interface Beginning extends Pick<Context<typeof qcEndpoints.create>, "db" | "now" | "audit"> {
  readonly actor: { readonly id: string };
}

/** Begins a check because somebody asks for it, and records that. */
export const beginCheck = async ({ db, actor, now, audit }: Beginning, given: NewCheck): Promise<QcDetail> => {
  const id = await openCheck(db, given, { now, actorId: actor.id });
  const after = await readCheck(db, id, now);
  const { number, source, supplier, received, warehouseId } = after;
  const action = "qc.created";
  audit({ entity: "qc", id, version: 1, warehouseId, action, after: { number, source, supplier, received } });
  return after;
};
