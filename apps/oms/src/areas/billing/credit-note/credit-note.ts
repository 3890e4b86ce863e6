import { creditNoteLife, type creditNoteEndpoints } from "@o2r/api/contract/billing";
import { sql } from "kysely";
import { invalid, notFound } from "../../../app-error.ts";
import { readHistory } from "../../../audit/history.ts";
import { lockRow, readRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handlers, Scope } from "../../../http/context.ts";
import { lifecycleHandlers } from "../../../trade/lifecycle/lifecycle-handlers.ts";
import { pdfReply } from "../../../print/pdf-reply.ts";
import { printSheet } from "../../../print/print.ts";
import { noteSheet } from "../print/note-sheet.ts";
import { toPaise } from "../../../trade/paise.ts";
import { askCreditNote } from "./ask-credit-note.ts";
import { holdBeforeNote, issueCreditNote } from "./issue-credit-note.ts";
import { listCreditNotes, readCreditNote, readNoteDetail, withinReach } from "./select-credit-notes.ts";

const ensureWithin = async ({ db, scope, params }: { db: Db; scope: Scope; params: { id: string } }): Promise<void> => {
  if (!(await readRow(db, "credit_note", params.id, { scope: withinReach(scope) }))) throw notFound("Credit note");
};

/** Credit notes: how they are found, asked for by one and issued by another. */
export const creditNoteHandlers: Handlers<typeof creditNoteEndpoints> = {
  list: ({ db, scope, query }) => listCreditNotes(db, query, withinReach(scope)),
  get: async (asked) => {
    await ensureWithin(asked);
    return readNoteDetail(asked.db, asked.params.id);
  },
  pdf: async (asked) => {
    await ensureWithin(asked);
    const note = await readNoteDetail(asked.db, asked.params.id);
    return pdfReply(await printSheet(noteSheet(note), asked.services.gate), note.number ?? "credit-note");
  },
  history: async (asked) => {
    await ensureWithin(asked);
    return readHistory(asked.db, { entity: "credit-note", id: asked.params.id });
  },
  ask: async ({ db, scope, body, now, actor, audit }) => {
    const within = scope.covers({ warehouse: sql.ref<string | null>("invoice.warehouse_id") });
    const invoice = await readRow(db, "invoice", body.invoiceId, { scope: within });
    if (invoice === undefined) throw notFound("Invoice");
    await lockRow(db, "orders", invoice.order_id);
    const twice = body.lines.findIndex(
      ({ position }, at) => body.lines.findIndex((one) => one.position === position) < at,
    );
    if (twice !== -1) throw invalid([{ field: `lines.${twice}.position`, message: "This line is there twice" }]);
    const id = await askCreditNote(
      db,
      {
        invoiceId: invoice.id,
        positions: body.lines.map(({ position }) => position),
        units: new Map(body.lines.flatMap(({ position, units }) => (units === undefined ? [] : [[position, units]]))),
        off: new Map(body.lines.flatMap(({ position, off }) => (off === undefined ? [] : [[position, toPaise(off)]]))),
        reason: body.reason,
        returnId: null,
      },
      { now, by: actor.id, audit },
    );
    return readCreditNote(db, id);
  },
  ...lifecycleHandlers({
    life: creditNoteLife,
    table: "credit_note",
    noun: "Credit note",
    within: withinReach,
    read: readCreditNote,
    holdFirst: holdBeforeNote,
    guards: {},
    audited: ({ state, number, total }) => ({ state, number, total }),
    effects: {
      issue: (call, { held }) => issueCreditNote(call, held),
      refuse: async ({ body, actor, now }) => ({
        set: { decision: body.reason, decided_by: actor.id, decided_at: now },
        told: { reason: body.reason },
      }),
    },
  }),
};
