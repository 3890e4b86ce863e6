import { todayIn } from "@o2r/forms/days";
import type { AuditEntry } from "../../../audit/entry.ts";
import { newId } from "../../../db/id.ts";
import { insertRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import { toRupees, type Paise } from "../../../trade/paise.ts";
import { takePaperNumber } from "../invoice/take-number.ts";

/** Who writes, when. */
export interface Doing {
  readonly now: Date;
  readonly by: string;
  readonly audit: (entry: AuditEntry) => void;
}

/** Whose collection it is. */
export interface Payer {
  readonly id: string;
  readonly warehouseId: string;
  readonly beatId: string | null;
  readonly establishment: string;
  readonly mobile: string;
}

interface CollectionGiven {
  readonly amount: Paise;
  readonly collectionDate: string | null;
  /** What is left of another, and what was paid of that. */
  readonly rest?: { readonly of: string; readonly paid: Paise };
  /** What was collected already, by whom. */
  readonly collected?: {
    readonly paymentId: string;
    readonly paid: Paise;
    readonly shipmentNumber: string | null;
    readonly state: "COLLECTED" | "PARTIALLY_COLLECTED";
  };
}

const nothing = 0 as Paise; // nothing is the same in every unit

/** Writes a collection of a retailer, who is held. Returns its id. */
export const writeCollection = async (
  db: Db,
  payer: Payer,
  { amount, collectionDate, rest, collected }: CollectionGiven,
  { now, by, audit }: Doing,
): Promise<string> => {
  const id = newId();
  const { warehouseId } = payer;
  const number = await takePaperNumber(db, { warehouseId, prefix: "CL", day: todayIn("Asia/Kolkata", now) });
  const state = collected?.state ?? (collectionDate === null ? "DUE" : "SCHEDULED");
  await insertRow(db, "collection", {
    id,
    warehouse_id: warehouseId,
    number,
    state,
    retailer_id: payer.id,
    beat_id: payer.beatId,
    amount,
    collection_date: collectionDate,
    paid: collected?.paid ?? nothing,
    paid_before: rest?.paid ?? nothing,
    rest_of: rest?.of ?? null,
    payment_id: collected?.paymentId ?? null,
    shipment_number: collected?.shipmentNumber ?? null,
    search: [number, payer.establishment, payer.mobile].join(" ").toLowerCase(),
    created_at: now,
    created_by: by,
    updated_at: now,
    updated_by: by,
  });
  audit({
    entity: "collection",
    id,
    action: "collection.created",
    version: 1,
    warehouseId,
    after: { state, number, amt: toRupees(amount), collectionDate },
  });
  return id;
};
