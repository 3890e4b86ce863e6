import { sql } from "kysely";
import type { InventoryRow, inventoryEndpoints } from "@o2r/api/contract/stock";
import { readHistory } from "../../../audit/history.ts";
import { updateRow } from "../../../db/repository.ts";
import { AppError, conflict } from "../../../app-error.ts";
import type { Context, Handlers } from "../../../http/context.ts";
import { adjustBatch } from "./adjust-batch.ts";
import { listBatches } from "./batch-list.ts";
import { requestDiscard } from "../rejected/discard.ts";
import { endWaiting, ensureHeld, findChecks, holdWaiting } from "./end-reset.ts";
import { countValue } from "../ledger/count-value.ts";
import { batchOf, inStockAlready } from "./entry.ts";
import { ensureBatch, holdBatch, readBatch } from "./hold-batch.ts";
import { holdOrderOf, settleOrderOf } from "../../orders/hub/settle.ts";
import { holdReturnOf, settleReturnOf } from "../../orders/returns/settle-return.ts";
import { listMovements, listUsed } from "./movements.ts";
import { openBatch } from "./open-batch.ts";
import { lockBalances, postMovements } from "../ledger/post-movements.ts";
import { resetOf, movesNothing } from "../rules/reset.ts";
import { syncBalances } from "../ledger/sync-balances.ts";

const warehouse = sql.ref<string>("batch.warehouse_id");

/** What the audit log compares of a batch. */
const auditedOf = ({ mrp, discountType, discount, stock, bufferStock, blocked }: InventoryRow) => ({
  stock,
  bufferStock,
  mrp,
  discountType,
  discount,
  blocked,
});

type Writing = Context<typeof inventoryEndpoints.setBlocked | typeof inventoryEndpoints.adjust>;

/** Reads a batch that was changed, and records what became of it. */
const report = async (
  context: Pick<Writing, "db" | "scope" | "params" | "now" | "audit">,
  before: InventoryRow | null,
): Promise<InventoryRow> => {
  const after = await readBatch(context);
  context.audit({
    entity: "inventory",
    id: after.id,
    version: after.version,
    warehouseId: after.warehouseId,
    before: before && auditedOf(before),
    after: auditedOf(after),
  });
  return after;
};

/** Batches in their warehouses. */
export const inventoryHandlers: Handlers<typeof inventoryEndpoints> = {
  list: ({ db, scope, query, now }) => listBatches(now)(db, query, scope.covers(warehouse)),

  get: readBatch,

  create: async (context) => {
    const { db, scope, actor, body, now, audit } = context;
    if (!scope.admits(body.warehouseId)) throw new AppError("access.denied", "This warehouse is not yours");
    const posting = { now, actorId: actor.id };
    const { id, isNew } = await openBatch(db, await batchOf(db, body), posting);
    if (!isNew) throw conflict(inStockAlready.message, [inStockAlready]);
    await postMovements(db, [{ batchId: id, type: "GRN", change: { on_hand: body.stock } }], posting);
    await countValue(context, [{ batchId: id, units: body.stock }], "stock");
    return report({ db, scope, now, audit, params: { id } }, null);
  },

  adjust: async (context) => {
    const before = await holdBatch(context);
    await adjustBatch(context, before);
    return report(context, before);
  },

  setBlocked: async (context) => {
    const { db, actor, params, body, version, now } = context;
    const before = await holdBatch(context);
    // Whoever reserves reads what is blocked while they hold the balance.
    await lockBalances(db, [params.id]);
    await updateRow(
      db,
      "batch",
      { id: params.id, version },
      { blocked: body.blocked, updated_at: now, updated_by: actor.id },
    );
    return report(context, before);
  },

  discard: requestDiscard,

  reset: async (context) => {
    const { db, actor, params, body, version, now } = context;
    const before = await holdBatch(context);
    // What brought the goods is held before their checks are, as those do who end one.
    for (const { id } of await findChecks(db, params.id)) {
      await holdOrderOf(db, id);
      await holdReturnOf(db, id);
    }
    const waiting = await holdWaiting(db, params.id);
    const [balance] = await lockBalances(db, [params.id]);
    const change = balance && resetOf(balance);
    if (change === undefined || movesNothing(change)) throw conflict("There is nothing to reset");
    await ensureHeld(db, params.id, waiting);
    const reason = `Inventory reset: ${body.reason}`;
    const closed = await endWaiting(
      { db, batch: before, reason, actorId: actor.id, now, audit: context.audit },
      waiting,
    );
    await postMovements(db, [{ batchId: params.id, type: "RESET", change, reason: body.reason }], {
      now,
      actorId: actor.id,
    });
    await updateRow(db, "batch", { id: params.id, version }, { updated_at: now, updated_by: actor.id });
    for (const check of closed) {
      await settleOrderOf(context, check);
      await settleReturnOf(context, check);
    }
    const { on_hand = 0, quarantine = 0, rejected = 0 } = change;
    await countValue(context, [{ batchId: params.id, units: on_hand + quarantine + rejected }]);
    return report(context, before);
  },

  sync: syncBalances,
  movements: listMovements,
  usedQuantity: listUsed,

  history: async (context) => {
    await ensureBatch(context);
    return readHistory(context.db, { entity: "inventory", id: context.params.id });
  },
};
