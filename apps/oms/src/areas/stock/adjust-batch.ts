import type { InventoryRow, inventoryEndpoints } from "@o2r/api/contract/stock";
import { updateRow } from "../../db/repository.ts";
import { invalid } from "../../http/app-error.ts";
import type { Context } from "../../http/context.ts";
import { toPaise } from "../catalogue/paise.ts";
import { checkValue } from "./hold-batch.ts";
import { postMovements } from "./post-movements.ts";
import { judgeAdjustment } from "./rules/judge-adjustment.ts";

/** Adjusts a batch that is held: its units by the ledger, its MRP and discount in its row. */
export const adjustBatch = async (
  { db, actor, params, body, version, now, services }: Context<typeof inventoryEndpoints.adjust>,
  batch: InventoryRow,
): Promise<void> => {
  const errors = judgeAdjustment(body, batch);
  if (errors.length > 0) throw invalid(errors);
  const { stock = 0, bufferStock = 0, stockRequest, discountType, discount, reason = "" } = body;
  checkValue(actor, "stock", toPaise(stock * batch.distPrice), services.config.O2R_STOCK_VALUE_CAP);

  const sign = stockRequest === "OUT_STOCK" ? -1 : 1;
  if (stock > 0 || bufferStock > 0) {
    const change = { on_hand: sign * stock, buffer: sign * bufferStock };
    await postMovements(db, [{ batchId: params.id, type: "ADJUST", change, reason }], { now, actorId: actor.id });
  }
  await updateRow(
    db,
    "batch",
    { id: params.id, version },
    {
      ...(body.mrp !== undefined && { mrp: toPaise(body.mrp) }),
      // A discount of nothing is none.
      ...(discountType !== undefined && {
        discount_type: discount === 0 ? null : discountType,
        discount: discount === 0 ? null : (discount ?? null),
      }),
      updated_at: now,
      updated_by: actor.id,
    },
  );
};
