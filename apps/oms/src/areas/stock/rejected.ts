import { sql } from "kysely";
import { may, type FilterTexts, type ListQuery } from "@o2r/api/contract";
import {
  ownPartIn,
  rejectedMoves,
  unitsReset,
  type RejectedAction,
  type rejectedEndpoints,
  type rejectedList,
  type RejectedRow,
} from "@o2r/api/contract/stock";
import { readPage, type SortBy } from "../../db/keyset.ts";
import { lockRow, updateRow } from "../../db/repository.ts";
import type { Db } from "../../db/schema.ts";
import { AppError, conflict, notFound, stale } from "../../http/app-error.ts";
import type { Handlers } from "../../http/context.ts";
import { firstImage } from "../catalogue/first-image.ts";
import { holdsWords } from "../catalogue/search.ts";
import { narrow, some, type Narrows } from "../narrow.ts";
import { countValue } from "./count-value.ts";
import { postMovements } from "./post-movements.ts";
import { beginCheck } from "./qc.ts";
import type { Movement } from "./rules/balance.ts";
import { toUnits } from "./units-of-batch.ts";

const warehouse = sql.ref<string>("rejected_sku.warehouse_id");

const selectRejected = (db: Db) =>
  db
    .selectFrom("rejected_sku")
    // What always stands is joined like what may not, so that a count leaves out every table it does not ask about.
    .leftJoin("qc_line", "qc_line.id", "rejected_sku.qc_line_id")
    .leftJoin("qc", "qc.id", "qc_line.qc_id")
    .leftJoin("batch", "batch.id", "rejected_sku.batch_id")
    .leftJoin("product", "product.id", "batch.product_id")
    .leftJoin("warehouse", "warehouse.id", "rejected_sku.warehouse_id")
    .select((eb) => [
      "rejected_sku.id",
      "rejected_sku.version",
      eb.ref("qc.id").$notNull().as("qc_id"),
      eb.ref("qc.number").$notNull().as("qc_number"),
      "rejected_sku.batch_id",
      "rejected_sku.warehouse_id",
      eb.ref("warehouse.company_name").$notNull().as("warehouse"),
      eb.ref("product.name").$notNull().as("name"),
      eb.ref("product.sku").$notNull().as("sku"),
      eb.ref("batch.expires_on").$notNull().as("expires_on"),
      "rejected_sku.quantity",
      "rejected_sku.value",
      "rejected_sku.reason",
      "rejected_sku.photo_id",
      firstImage("product.id"),
      "rejected_sku.state",
      "rejected_sku.created_by",
      "rejected_sku.moved_by",
      "rejected_sku.note",
      "rejected_sku.created_at",
    ]);
type Found = Awaited<ReturnType<ReturnType<typeof selectRejected>["executeTakeFirstOrThrow"]>>;

const toRow = (row: Found): RejectedRow => ({
  ...toUnits(row),
  qcId: row.qc_id,
  qcNumber: row.qc_number,
  reason: row.reason,
  photo: row.photo_id,
  image: row.image,
  state: row.state,
  rejectedById: row.created_by,
  movedById: row.moved_by,
  note: row.note,
  createdAt: row.created_at,
});

const read = async (db: Db, id: string): Promise<RejectedRow> => {
  const found = await selectRejected(db).where("rejected_sku.id", "=", id).executeTakeFirst();
  if (found === undefined) throw notFound("Rejected goods");
  return toRow(found);
};

const sorts: Readonly<Record<string, SortBy>> = {
  quantity: { by: sql`rejected_sku.quantity` },
  createdAt: { by: sql`rejected_sku.created_at` },
};
const filters: Narrows<ReturnType<typeof selectRejected>, keyof FilterTexts<typeof rejectedList>> = {
  state: (rows, text) => rows.where(sql<string>`rejected_sku.state`, "in", some(text)),
  reason: (rows, text) => rows.where(sql<string>`rejected_sku.reason`, "in", some(text)),
  warehouse: (rows, text) => rows.where("rejected_sku.warehouse_id", "in", some(text)),
  brand: (rows, text) => rows.where("product.brand_id", "in", some(text)),
};

/** What the ledger hears of a step; a step that moves no units is not named. */
const ledgerOf: Readonly<Partial<Record<RejectedAction, Movement["type"]>>> = {
  return: "TRANSFER_OUT",
  discard: "DISCARD",
};

/** Units that checks have rejected. */
export const rejectedHandlers: Handlers<typeof rejectedEndpoints> = {
  list: async ({ db, scope, query }) => {
    const asked: ListQuery & FilterTexts<typeof rejectedList> = query;
    const narrowed = narrow(selectRejected(db).where(scope.covers(warehouse)), asked, filters);
    const rows = asked.q ? narrowed.where(holdsWords(sql`product.search`, asked.q)) : narrowed;
    const page = await readPage<Found>(db, rows, asked, { sorts, id: sql<string>`rejected_sku.id` });
    return { ...page, content: page.content.map(toRow) };
  },

  move: async (context) => {
    const { db, scope, actor, params, body, version, now, audit } = context;
    const { id } = params;
    const held = await lockRow(db, "rejected_sku", id, scope.covers(warehouse));
    if (held === undefined) throw notFound("Rejected goods");
    const before = await read(db, id);
    if (held.version !== version) throw stale({ row: before, changes: [] });
    const move = rejectedMoves.find(({ action, from }) => action === body.action && from === held.state);
    if (move === undefined) throw conflict(held.state === "RESET" ? unitsReset : "This cannot be done any more");
    if (!may(actor.userType, move.allow)) throw new AppError("access.denied", "You do not have access to this.");
    const own = ownPartIn(move, before, actor.id);
    if (own !== null) throw new AppError("access.denied", `Nobody decides on what they have ${own}`);
    const posting = { now, actorId: actor.id };
    const type = ledgerOf[move.action];
    const { batch_id: batchId, quantity, warehouse_id: warehouseId } = held;
    if (type !== undefined) {
      const ref = { type: "rejected-sku", id };
      await postMovements(db, [{ batchId, type, change: { rejected: -quantity }, reason: body.note, ref }], posting);
    }
    if (move.action === "recheck") {
      const supplier = `After ${before.qcNumber}`;
      const items = [{ inventoryId: batchId, quantity }];
      await beginCheck({ db, actor, now, audit }, { warehouseId, source: "REJECTED", supplier, items });
    }
    await updateRow(
      db,
      "rejected_sku",
      { id, version },
      {
        state: move.to,
        moved_by: actor.id,
        ...(body.note !== "" && { note: body.note }),
        updated_at: now,
        updated_by: actor.id,
      },
    );
    // Who rejected the units has been counted for that; back on the shelf they are counted when they are accepted.
    if (held.created_by !== actor.id && move.action !== "recheck" && move.action !== "keep") {
      await countValue(context, [{ batchId, units: quantity }]);
    }
    const after = await read(db, id);
    audit({
      entity: "rejected-sku",
      id,
      version: after.version,
      warehouseId,
      before: { state: before.state, note: before.note },
      after: { state: after.state, note: after.note },
    });
    return after;
  },
};
