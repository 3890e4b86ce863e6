import type { hubInvoiceEndpoints } from "@o2r/api/contract/billing";
import { hubOrderLife } from "@o2r/api/contract/orders";
import { conflict, notFound } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handlers, Scope } from "../../../http/context.ts";
import { pdfReply } from "../../../print/pdf-reply.ts";
import { printSheet } from "../../../print/print.ts";
import { withinHubReach } from "../../orders/hub/hub-reach.ts";
import { hasProvider } from "../../../trade/invoice/has-provider.ts";
import { hubInvoiceSheet } from "../print/invoice-sheet.ts";
import { hubNoteSheet } from "../print/note-sheet.ts";
import { ensureProvider, irnOf, whyNoIrn } from "../registration/registration-steps.ts";
import { askLater } from "../registration/requests.ts";
import { findHubInvoice, lockHubInvoice } from "./find-hub-invoice.ts";
import { readHubInvoiceOnRoad } from "./read-hub-invoices.ts";

const { entity } = hubOrderLife;

/** The invoice of a consignment that can be registered still; 409 that says why it cannot. */
const holdUnregistered = async (db: Db, id: string, scope: Scope) => {
  const held = await lockHubInvoice(db, id, withinHubReach(scope));
  if (held === undefined) throw notFound("Invoice");
  const refusal = await whyNoIrn(db, held);
  if (refusal !== null) throw conflict(refusal);
  return held;
};

type Held = Awaited<ReturnType<typeof holdUnregistered>>;
const told = ({ hubOrderId: id, version, hubId, warehouseId, number }: Held, after: { irn?: string } = {}) => ({
  entity,
  id,
  version,
  warehouseId: hubId,
  alsoAt: warehouseId,
  after: { invoice: number, ...after },
});

/** Tax invoices of consignments to hubs of another GSTIN: their paper, and how they are registered. */
export const hubInvoiceHandlers: Handlers<typeof hubInvoiceEndpoints> = {
  pdf: async ({ db, scope, params, services }) => {
    if ((await findHubInvoice(db, params.id, withinHubReach(scope))) === undefined) throw notFound("Invoice");
    const invoice = await readHubInvoiceOnRoad(db, params.id, hasProvider(services));
    return pdfReply(await printSheet(hubInvoiceSheet(invoice), services.gate), invoice.number);
  },

  notePdf: async ({ db, scope, params, services }) => {
    if ((await findHubInvoice(db, params.id, withinHubReach(scope))) === undefined) throw notFound("Credit note");
    const { creditNote, ...invoice } = await readHubInvoiceOnRoad(db, params.id, hasProvider(services));
    if (creditNote === null) throw notFound("Credit note");
    return pdfReply(await printSheet(hubNoteSheet(invoice, creditNote), services.gate), creditNote.number);
  },

  askIrn: async ({ db, scope, params, services, now, actor, audit }) => {
    const held = await holdUnregistered(db, params.id, scope);
    ensureProvider(services);
    const { id: dispatchId, warehouseId } = held;
    await askLater(db, { warehouseId, of: { dispatchId }, act: "IRN", now, by: actor.id });
    audit(told(held));
    return { done: true };
  },

  enterIrn: async ({ db, scope, params, body, audit }) => {
    const held = await holdUnregistered(db, params.id, scope);
    const set = irnOf(body);
    await db.updateTable("hub_invoice").set(set).where("dispatch_id", "=", held.id).execute();
    audit(told(held, { irn: set.irn }));
    return { done: true };
  },
};
