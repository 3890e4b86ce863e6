import { invoiceLife, type InvoiceDetail } from "@o2r/api/contract/billing";
import { hubOrderLife } from "@o2r/api/contract/orders";
import { lockRow, updateRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import { lockHubInvoice } from "../hub-invoice/find-hub-invoice.ts";
import { readHubInvoiceOnRoad } from "../hub-invoice/read-hub-invoices.ts";
import { readInvoiceDetail } from "../invoice/select-invoices.ts";
import type { ToRegister } from "./e-invoice-body.ts";

/** Of which invoice a request is: of a retailer's order, or of a consignment to another GSTIN. */
export interface RequestOf {
  readonly invoice_id: string | null;
  readonly dispatch_id: string | null;
}

/** The invoice that the provider is asked about. */
export const readRegistered = (
  db: Db,
  { invoice_id, dispatch_id }: RequestOf,
): Promise<ToRegister & Pick<InvoiceDetail, "irn" | "ewbNumber">> => {
  if (invoice_id !== null) return readInvoiceDetail(db, invoice_id);
  if (dispatch_id !== null) return readHubInvoiceOnRoad(db, dispatch_id, true);
  throw new Error("A request has no invoice");
};

/** What the provider gave, as the invoice keeps it. */
export interface Given {
  readonly irn?: string;
  readonly ack_number?: string;
  readonly ack_date?: string;
  readonly signed_qr?: string;
  readonly ewb_number?: string;
  readonly ewb_valid_till?: string | null;
}

/** An invoice that is held, and the row whose history tells of it. */
interface HeldRegistered {
  readonly entity: string;
  readonly id: string;
  readonly version: number;
  readonly warehouseId: string;
  /** Where else they hear of it. */
  readonly alsoAt?: string;
  /** Writes down what was given; answers the version that the row has then. */
  readonly keep: (given: Given, now: Date) => Promise<number>;
}

export const holdRegistered = async (db: Db, { invoice_id, dispatch_id }: RequestOf): Promise<HeldRegistered> => {
  const held = invoice_id === null ? undefined : await lockRow(db, "invoice", invoice_id);
  if (held !== undefined)
    return {
      entity: invoiceLife.entity,
      id: held.id,
      version: held.version,
      warehouseId: held.warehouse_id,
      keep: async (given, now) =>
        (await updateRow(db, "invoice", held, { ...given, updated_at: now, updated_by: null }))?.version ??
        held.version,
    };
  const sent = dispatch_id === null ? undefined : await lockHubInvoice(db, dispatch_id);
  if (sent === undefined) throw new Error("A request has no invoice");
  return {
    entity: hubOrderLife.entity,
    id: sent.hubOrderId,
    version: sent.version,
    warehouseId: sent.hubId,
    alsoAt: sent.warehouseId,
    // Its e-way bill is the consignment's, which the shipment that carries it has.
    keep: async ({ ewb_number: _, ewb_valid_till: __, ...given }) => {
      await db.updateTable("hub_invoice").set(given).where("dispatch_id", "=", sent.id).execute();
      return sent.version;
    },
  };
};
