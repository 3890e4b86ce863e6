import { sql } from "kysely";
import {
  rejectedEnded,
  rejectedLife,
  rejectedList,
  rejectedPhotoForm,
  type rejectedEndpoints,
  type RejectedRow,
} from "@o2r/api/contract/stock";
import type { Db } from "../../../db/schema.ts";
import { invalid, notFound } from "../../../app-error.ts";
import type { Handlers } from "../../../http/context.ts";
import { firstImage, productTexts } from "../../catalogue/product/product-columns.ts";
import { lifecycleHandlers, type Held, type StepCall } from "../../../trade/lifecycle/lifecycle-handlers.ts";
import { readList } from "../../../kit/read-list.ts";
import { toRupees } from "../../../trade/paise.ts";
import { beginCheck } from "../check/begin-check.ts";
import { countValue } from "../ledger/count-value.ts";
import { postMovements } from "../ledger/post-movements.ts";
import { paperFor } from "./return-paper.ts";
import { toUnits } from "./units-of-batch.ts";

const warehouse = sql.ref<string>("rejected_sku.warehouse_id");

/** Days since they were rejected, while something is still to become of them. */
const age = sql<
  number | null
>`(case when rejected_sku.state in (${sql.join(rejectedEnded.map((state) => sql.lit(state)))}) then null
  else (now() at time zone 'Asia/Kolkata')::date - (rejected_sku.created_at at time zone 'Asia/Kolkata')::date end)`;

const selectRejected = (db: Db) =>
  db
    .selectFrom("rejected_sku")
    // What always stands is joined like what may not, so that a count leaves out every table it does not ask about.
    .leftJoin("qc_line", "qc_line.id", "rejected_sku.qc_line_id")
    .leftJoin("qc", "qc.id", "qc_line.qc_id")
    .leftJoin("batch", "batch.id", "rejected_sku.batch_id")
    .leftJoin("product", "product.id", "batch.product_id")
    .leftJoin("warehouse", "warehouse.id", "rejected_sku.warehouse_id")
    .leftJoin("return_paper as paper", "paper.id", "rejected_sku.paper_id")
    .select((eb) => [
      "rejected_sku.id",
      "rejected_sku.version",
      eb.ref("qc.id").$notNull().as("qc_id"),
      eb.ref("qc.number").$notNull().as("qc_number"),
      eb.ref("qc.source").$notNull().as("source"),
      eb.ref("qc.supplier").$notNull().as("supplier"),
      "rejected_sku.batch_id",
      "rejected_sku.warehouse_id",
      eb.ref("warehouse.company_name").$notNull().as("warehouse"),
      eb.ref("product.name").$notNull().as("name"),
      eb.ref("product.sku").$notNull().as("sku"),
      eb.ref("batch.manufactured_on").$notNull().as("manufactured_on"),
      eb.ref("batch.expires_on").$notNull().as("expires_on"),
      eb.ref("batch.mrp").$notNull().as("mrp"),
      "rejected_sku.quantity",
      "rejected_sku.value",
      "rejected_sku.reason",
      "rejected_sku.photo_id",
      sql<boolean>`(rejected_sku.photo_id = qc_line.photo_id) is true`.as("photo_of_check"),
      firstImage("product.id"),
      "rejected_sku.state",
      "rejected_sku.created_by",
      "rejected_sku.moved_by",
      "rejected_sku.note",
      "rejected_sku.paper_id",
      "paper.number as paper_number",
      "rejected_sku.created_at",
      age.as("age"),
    ]);
type Found = Awaited<ReturnType<ReturnType<typeof selectRejected>["executeTakeFirstOrThrow"]>>;

const toRow = (row: Found): RejectedRow => ({
  ...toUnits(row),
  qcId: row.qc_id,
  qcNumber: row.qc_number,
  source: row.source,
  supplier: row.supplier,
  manufacturingDate: row.manufactured_on,
  mrp: toRupees(row.mrp),
  reason: row.reason,
  photo: row.photo_id,
  photoOfCheck: row.photo_of_check,
  image: row.image,
  state: row.state,
  rejectedById: row.created_by,
  movedById: row.moved_by,
  note: row.note,
  paperId: row.paper_id,
  paper: row.paper_number,
  createdAt: row.created_at,
  age: row.age,
});

const read = async (db: Db, id: string): Promise<RejectedRow> => {
  const found = await selectRejected(db).where("rejected_sku.id", "=", id).executeTakeFirst();
  if (found === undefined) throw notFound("Rejected goods");
  return toRow(found);
};

const listRejected = readList(rejectedList, {
  select: selectRejected,
  id: sql<string>`rejected_sku.id`,
  sorts: {
    quantity: sql`rejected_sku.quantity`,
    createdAt: sql`rejected_sku.created_at`,
  },
  filters: {
    state: sql`rejected_sku.state`,
    date: sql`rejected_sku.created_at`,
    reason: sql`rejected_sku.reason`,
    warehouse,
    brand: sql`product.brand_id`,
  },
  search: productTexts("name", "sku", "ean", "hsn"),
  toRow,
});

type Step<Body> = StepCall<RejectedRow, Body>;
type At = Held<RejectedRow, "rejected_sku">;

/** Takes the units off the books, as the ledger calls it. */
const takeOff = ({ db, actor, now }: Step<unknown>, { held }: At, type: "TRANSFER_OUT" | "DISCARD", reason: string) => {
  const { id, batch_id: batchId, quantity } = held;
  const movement = {
    batchId,
    type,
    change: { rejected: -quantity },
    reason,
    ref: { type: "rejected-sku", id },
  } as const;
  return postMovements(db, [movement], { now, actorId: actor.id });
};

/** Counts their value for whoever moves them; who rejected the units has been counted for that. */
const countMoved = async (call: Step<unknown>, { held }: At): Promise<void> => {
  if (held.created_by !== call.actor.id) await countValue(call, [{ batchId: held.batch_id, units: held.quantity }]);
};

/** Who moved them last, and what was noted on that. */
const moved = ({ actor }: Step<unknown>, note = "") => ({ moved_by: actor.id, ...(note !== "" && { note }) });

/** Units that checks have rejected. */
export const rejectedHandlers: Handlers<typeof rejectedEndpoints> = {
  list: ({ db, scope, query }) => listRejected(db, query, scope.covers(warehouse)),

  ...lifecycleHandlers({
    life: rejectedLife,
    table: "rejected_sku",
    noun: "Rejected goods",
    within: (scope) => scope.covers(warehouse),
    read,
    guards: {},
    audited: ({ state, note, photo }) => ({ state, note, photo }),
    effects: {
      return: async (call, at) => {
        const { db, actor, now, body } = call;
        // Before stock, so that of two at once the second waits for nothing that the first needs.
        const paper_id = await paperFor(db, at.held, { now, by: actor.id, note: body.note });
        await takeOff(call, at, "TRANSFER_OUT", body.note);
        await countMoved(call, at);
        return { set: { ...moved(call, body.note), paper_id } };
      },
      credit: async (call, at) => {
        await countMoved(call, at);
        return { set: moved(call) };
      },
      askDiscard: async (call, at) => {
        await countMoved(call, at);
        return { set: moved(call, call.body.note) };
      },
      discard: async (call, at) => {
        await takeOff(call, at, "DISCARD", at.row.note);
        await countMoved(call, at);
        return { set: moved(call) };
      },
      keep: async (call) => ({ set: moved(call, call.body.reason) }),
      withdraw: async (call) => ({ set: moved(call) }),
      // Nobody's deed with the units: whoever moved them last stays so.
      attachPhoto: async ({ db, actor, services, body }) => {
        const wrong = await services.checkDocuments(db, actor, rejectedPhotoForm, body);
        if (wrong.length > 0) throw invalid(wrong);
        return { set: { photo_id: body.photo } };
      },
      // Back on the shelf they are counted when they are accepted.
      recheck: async (call, { held, row }) => {
        const { db, actor, now, audit } = call;
        const { batch_id: inventoryId, quantity, warehouse_id: warehouseId } = held;
        const supplier = `After ${row.qcNumber}`;
        const items = [{ inventoryId, quantity }];
        const given = { warehouseId, source: "REJECTED", supplier, items } as const;
        const begun = await beginCheck({ db, actor, now, audit }, given);
        return { set: { ...moved(call), recheck_line_id: begun.items[0]?.id ?? null } };
      },
    },
  }),
};
