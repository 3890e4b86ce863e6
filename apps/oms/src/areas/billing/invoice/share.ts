import { sharedDays, type invoiceEndpoints } from "@o2r/api/contract/billing";
import { notFound } from "../../../app-error.ts";
import { newId } from "../../../db/id.ts";
import { lockRow, readRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";
import { readLinkToken, signLinkToken } from "../../../http/link-token.ts";
import { pdfReply } from "../../../print/pdf-reply.ts";
import { printSheet } from "../../../print/print.ts";
import { invoiceSheet } from "../print/invoice-sheet.ts";
import { readInvoiceDetail, withinReach } from "./select-invoices.ts";

/** Links that are good at the moment. */
const good = (db: Db, now: Date) =>
  db
    .selectFrom("invoice_share")
    .innerJoin("app_user as maker", "maker.id", "invoice_share.made_by")
    .selectAll("invoice_share")
    .select("maker.name as maker")
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now.toISOString());

const end = async (db: Db, invoiceId: string, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable("invoice_share")
    .set({ revoked_at: now })
    .where("invoice_id", "=", invoiceId)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

type ShareEndpoints = Pick<typeof invoiceEndpoints, "share" | "makeShare" | "endShare" | "shared">;

/** Links to invoices, for shops and their accountants. */
export const shareHandlers: Handlers<ShareEndpoints> = {
  share: async ({ db, scope, params, now, services }) => {
    if ((await readRow(db, "invoice", params.id, { scope: withinReach(scope) })) === undefined)
      throw notFound("Invoice");
    const row = await good(db, now).where("invoice_id", "=", params.id).executeTakeFirst();
    if (row === undefined) return { link: null };
    const until = new Date(row.expires_at);
    return {
      link: {
        token: await signLinkToken(services.config.tokenSecret, { id: row.id, until }),
        madeBy: row.maker,
        madeAt: row.made_at,
        expiresAt: row.expires_at,
      },
    };
  },

  makeShare: async ({ db, scope, params, actor, now, audit }) => {
    const held = await lockRow(db, "invoice", params.id, withinReach(scope));
    if (held === undefined) throw notFound("Invoice");
    const { id, version, warehouse_id: warehouseId } = held;
    await end(db, id, now);
    const until = new Date(now.getTime() + sharedDays * 24 * 3600e3);
    await db
      .insertInto("invoice_share")
      .values({
        id: newId(),
        warehouse_id: warehouseId,
        invoice_id: id,
        expires_at: until,
        made_at: now,
        made_by: actor.id,
      })
      .execute();
    audit({ entity: "invoice", id, version, warehouseId, after: { sharedUntil: until.toISOString() } });
    return { done: true };
  },

  endShare: async ({ db, scope, params, now, audit }) => {
    const held = await lockRow(db, "invoice", params.id, withinReach(scope));
    if (held === undefined) throw notFound("Invoice");
    const { id, version, warehouse_id: warehouseId } = held;
    if (await end(db, id, now)) audit({ entity: "invoice", id, version, warehouseId, before: { shared: true } });
    return { done: true };
  },

  shared: async ({ db, query, now, services, signal }) => {
    const token = await readLinkToken(services.config.tokenSecret, query.token, now);
    if (token === undefined) throw notFound("Invoice of this link");
    // Also of one that is opened from many addresses at once.
    services.limitCalls("export", `link ${token.id}`, now);
    const row = await good(db, now).where("invoice_share.id", "=", token.id).executeTakeFirst();
    if (row === undefined) throw notFound("Invoice of this link");
    const invoice = await readInvoiceDetail(db, row.invoice_id);
    // Papers that staff wait for go first.
    const printed = await printSheet(invoiceSheet(invoice), services.gate, { signal, urgent: false });
    return pdfReply(printed, invoice.number);
  },
};
