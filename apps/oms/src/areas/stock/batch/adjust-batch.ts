import type { InventoryRow, inventoryEndpoints } from "@o2r/api/contract/stock";
import { updateRow } from "../../../db/repository.ts";
import { invalid } from "../../../app-error.ts";
import type { Context } from "../../../http/context.ts";
import { toPaise, type Paise } from "../../../trade/paise.ts";
import { ensureNoKit } from "./kits.ts";
import { ensureOpenWarehouse } from "./open-warehouse.ts";
import { countValue } from "../ledger/count-value.ts";
import { postMovements } from "../ledger/post-movements.ts";
import { judgeAdjustment } from "../rules/judge-adjustment.ts";
import { givenAway, type Terms } from "../rules/value.ts";

/** Adjusts a batch that is held: its units by the ledger, its MRP and discount in its row. */
export const adjustBatch = async (
  context: Context<typeof inventoryEndpoints.adjust>,
  batch: InventoryRow,
): Promise<void> => {
  const { db, actor, params, body, version, now } = context;
  const errors = judgeAdjustment(body, batch);
  if (errors.length > 0) throw invalid(errors);
  const { stock = 0, bufferStock = 0, stockRequest, discountType, discount, reason = "" } = body;

  // A discount of nothing is none.
  const given =
    discountType === undefined
      ? { discountType: batch.discountType, discount: batch.discount }
      : { discountType: discount === 0 ? null : discountType, discount: discount === 0 ? null : (discount ?? null) };
  if (stock > 0 && stockRequest === "IN_STOCK") {
    await ensureOpenWarehouse(db, batch.warehouseId);
    await ensureNoKit(db, [batch.id]);
  }
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
      ...(discountType !== undefined && { discount_type: given.discountType, discount: given.discount }),
      updated_at: now,
      updated_by: actor.id,
    },
  );

  const after: Terms = { mrp: body.mrp ?? batch.mrp, ...given };
  // Whatever may still be sold on the new terms; an empty batch is a unit, for it may be filled.
  const standing = Math.max(1, batch.stock + batch.inflight + batch.quarantine);
  const batchId = params.id;
  const counted = [
    { batchId, units: stock },
    { batchId, units: standing, each: (pth: Paise) => givenAway(batch, after, pth) },
  ];
  await countValue(context, counted, stock > 0 ? "stock" : discountType === undefined ? "mrp" : "discount");
};
