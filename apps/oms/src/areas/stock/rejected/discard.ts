import { sql } from "kysely";
import {
  discardableOf,
  discardLife,
  discardList,
  type DiscardRow,
  type discardEndpoints,
  type inventoryEndpoints,
} from "@o2r/api/contract/stock";
import { newId } from "../../../db/id.ts";
import type { Db } from "../../../db/schema.ts";
import { invalid, notFound } from "../../../app-error.ts";
import type { Handler, Handlers } from "../../../http/context.ts";
import { inputTaxOf } from "../../../trade/input-tax.ts";
import { toPaise, toRupees, type Paise } from "../../../trade/paise.ts";
import { productTexts } from "../../catalogue/product/product-columns.ts";
import { lifecycleHandlers } from "../../../trade/lifecycle/lifecycle-handlers.ts";
import { tell } from "../../../trade/lifecycle/tell.ts";
import { readList } from "../../../kit/read-list.ts";
import { countValue } from "../ledger/count-value.ts";
import { holdBatch } from "../batch/hold-batch.ts";
import { postMovements } from "../ledger/post-movements.ts";
import { toUnits } from "./units-of-batch.ts";

const warehouse = sql.ref<string>("request.warehouse_id");

const selectRequests = (db: Db) =>
  db
    .selectFrom("discard_request as request")
    // What always stands is joined like what may not, so that a count leaves out every table it does not ask about.
    .leftJoin("batch", "batch.id", "request.batch_id")
    .leftJoin("product", "product.id", "batch.product_id")
    .leftJoin("warehouse", "warehouse.id", "request.warehouse_id")
    .leftJoin("app_user as maker", "maker.id", "request.created_by")
    .leftJoin("app_user as checker", "checker.id", "request.decided_by")
    .select((eb) => [
      "request.id",
      "request.version",
      "request.batch_id",
      "request.warehouse_id",
      eb.ref("warehouse.company_name").$notNull().as("warehouse"),
      eb.ref("product.name").$notNull().as("name"),
      eb.ref("product.sku").$notNull().as("sku"),
      eb.ref("batch.expires_on").$notNull().as("expires_on"),
      "request.quantity",
      "request.value",
      inputTaxOf(sql`request.quantity`, sql`request.value`).as("input_tax"),
      "request.reason",
      "request.note",
      "request.state",
      "maker.name as maker",
      "request.created_by",
      "request.created_at",
      "checker.name as checker",
      "request.decided_at",
      "request.decision",
    ]);
type Found = Awaited<ReturnType<ReturnType<typeof selectRequests>["executeTakeFirstOrThrow"]>>;

const toRow = (row: Found): DiscardRow => ({
  ...toUnits(row),
  inputTax: toRupees(row.input_tax as Paise), // counted in paise
  // Written from the form's own list.
  reason: row.reason as DiscardRow["reason"],
  note: row.note,
  state: row.state,
  requestedBy: row.maker,
  requestedById: row.created_by,
  requestedAt: row.created_at,
  decidedBy: row.checker,
  decidedAt: row.decided_at,
  decision: row.decision,
});

const read = async (db: Db, id: string): Promise<DiscardRow> => {
  const found = await selectRequests(db).where("request.id", "=", id).executeTakeFirst();
  if (found === undefined) throw notFound("Request");
  return toRow(found);
};

/** Asks for units of a batch to be thrown away. They stay in stock until somebody else has decided. */
export const requestDiscard: Handler<typeof inventoryEndpoints.discard> = async (context) => {
  const { db, actor, body, now, audit } = context;
  // Held, so that two who ask at once do not ask for the same units.
  const { scope, params } = context;
  const batch = await holdBatch({ db, scope, params, now });
  const { quantity, reason, note = "" } = body;
  const left = discardableOf(batch);
  if (quantity > left) {
    const waiting = batch.discarding > 0 ? `: ${batch.discarding} wait to be discarded already` : "";
    throw invalid([{ field: "quantity", message: `Only ${left} of this batch are free${waiting}` }]);
  }
  const id = newId();
  await db
    .insertInto("discard_request")
    .values({
      id,
      warehouse_id: batch.warehouseId,
      batch_id: batch.id,
      quantity,
      value: toPaise(quantity * batch.distPrice),
      reason,
      note,
      created_at: now,
      created_by: actor.id,
      updated_at: now,
      updated_by: actor.id,
    })
    .execute();
  await countValue(context, [{ batchId: batch.id, units: quantity }], "quantity");
  audit({ entity: "discard", id, version: 1, warehouseId: batch.warehouseId, after: { quantity, reason, note } });
  const row = await read(db, id);
  await tell(db, discardLife.tells, { row, warehouseId: batch.warehouseId, by: actor.id, now });
  return row;
};

const listRequests = readList(discardList, {
  select: selectRequests,
  id: sql<string>`request.id`,
  sorts: {
    quantity: sql`request.quantity`,
    value: sql`request.value`,
    requestedAt: sql`request.created_at`,
  },
  filters: { state: sql`request.state`, reason: sql`request.reason`, warehouse },
  search: productTexts("name", "sku", "ean", "hsn"),
  toRow,
});

/** Requests to discard, and the decisions about them. */
export const discardHandlers: Handlers<typeof discardEndpoints> = {
  list: ({ db, scope, query }) => listRequests(db, query, scope.covers(warehouse)),

  ...lifecycleHandlers({
    life: discardLife,
    table: "discard_request",
    noun: "Request",
    within: (scope) => scope.covers(sql.ref<string>("discard_request.warehouse_id")),
    read,
    guards: {},
    effects: {
      approve: async (call, { held }) => {
        const { id, batch_id: batchId, quantity, reason } = held;
        const { db, actor, now } = call;
        const ref = { type: "discard", id };
        const change = { on_hand: -quantity };
        await postMovements(db, [{ batchId, type: "DISCARD", change, reason, ref }], { now, actorId: actor.id });
        await countValue(call, [{ batchId, units: quantity }]);
        return { set: { decided_at: now, decided_by: actor.id } };
      },
      refuse: async ({ actor, now, body: { reason } }) => ({
        set: { decided_at: now, decided_by: actor.id, decision: reason },
        told: { decision: reason },
      }),
      withdraw: async ({ now }) => ({ set: { decided_at: now } }),
    },
  }),
};
