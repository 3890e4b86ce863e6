import {
  invoiceLife,
  writeOffLife,
  writeOffList,
  type WriteOffRow,
  type writeOffEndpoints,
} from "@o2r/api/contract/billing";
import { moneyText } from "@o2r/api/contract/core";
import { todayIn } from "@o2r/forms/days";
import { sql, type Expression, type Selectable, type SqlBool } from "kysely";
import { conflict, invalid, notFound } from "../../../app-error.ts";
import { newId } from "../../../db/id.ts";
import { insertRow, lockRow, readRow } from "../../../db/repository.ts";
import type { Database, Db } from "../../../db/schema.ts";
import type { Handler, Handlers, Scope } from "../../../http/context.ts";
import { KeptText, readList } from "../../../kit/read-list.ts";
import { lifecycleHandlers } from "../../../trade/lifecycle/lifecycle-handlers.ts";
import { stepEntry, takeStep } from "../../../trade/lifecycle/take-step.ts";
import { toPaise, toRupees, type Paise } from "../../../trade/paise.ts";
import { takePaperNumber } from "../invoice/take-number.ts";
import { postLedger } from "../ledger/post-ledger.ts";
import { holdAccount } from "../ledger/settle-account.ts";

const withinReach = (scope: Scope): Expression<SqlBool> =>
  scope.covers({ warehouse: sql.ref<string | null>("write_off.warehouse_id") });

const selectWriteOffs = (db: Db) =>
  db
    .selectFrom("write_off")
    .innerJoin("invoice", "invoice.id", "write_off.invoice_id")
    .innerJoin("retailer", "retailer.id", "write_off.retailer_id")
    .innerJoin("warehouse as hub", "hub.id", "write_off.warehouse_id")
    .leftJoin("app_user as maker", "maker.id", "write_off.created_by")
    .leftJoin("app_user as checker", "checker.id", "write_off.decided_by")
    .selectAll("write_off")
    .select([
      "invoice.number as invoiceNumber",
      sql<Paise>`(case when invoice.state = 'CANCELLED' then 0
        else invoice.total - invoice.paid - invoice.credited end)::bigint`.as("due"),
      "retailer.establishment",
      "hub.company_name as hub",
      "maker.name as maker",
      "checker.name as checker",
    ]);
type Found = Awaited<ReturnType<ReturnType<typeof selectWriteOffs>["executeTakeFirstOrThrow"]>>;

const toRow = (row: Found): WriteOffRow => ({
  id: row.id,
  version: row.version,
  number: row.number,
  invoiceId: row.invoice_id,
  invoiceNumber: row.invoiceNumber,
  retailerId: row.retailer_id,
  establishment: row.establishment,
  hub: row.hub,
  amount: toRupees(row.amount),
  due: toRupees(row.due),
  note: row.note,
  state: row.state,
  requestedBy: row.maker,
  requestedById: row.created_by,
  requestedAt: row.created_at,
  decidedBy: row.checker,
  decidedAt: row.decided_at,
  decision: row.decision,
});

const read = async (db: Db, id: string): Promise<WriteOffRow> => {
  const found = await selectWriteOffs(db).where("write_off.id", "=", id).executeTakeFirst();
  if (found === undefined) throw notFound("Write-off");
  return toRow(found);
};

const listWriteOffs = readList(writeOffList, {
  select: selectWriteOffs,
  id: sql<string>`write_off.id`,
  sorts: {
    number: sql`write_off.number`,
    amount: sql`write_off.amount`,
    requestedAt: sql`write_off.created_at`,
  },
  filters: {
    state: sql`write_off.state`,
    hub: sql`write_off.warehouse_id`,
    retailer: sql`write_off.retailer_id`,
  },
  search: new KeptText(sql`write_off.search`, ["number", "invoiceNumber", "establishment"]),
  toRow,
});

type Invoice = Selectable<Database["invoice"]>;

const dueOf = ({ state, total, paid, credited }: Invoice): number =>
  state === "ISSUED" || state === "PARTIALLY_PAID" ? total - paid - credited : 0;

const ask: Handler<typeof writeOffEndpoints.ask> = async ({ db, scope, params, body, actor, now, audit }) => {
  const within = scope.covers({ warehouse: sql.ref<string | null>("invoice.warehouse_id") });
  const invoice = await lockRow(db, "invoice", params.id, within);
  if (invoice === undefined) throw notFound("Invoice");
  const due = dueOf(invoice);
  if (due === 0) throw conflict(`Nothing of ${invoice.number} is due`);
  const amount = toPaise(body.amount);
  if (amount > due) throw invalid([{ field: "amount", message: `Only ${moneyText(due / 100)} of it is due` }]);
  const { establishment } = await db
    .selectFrom("retailer")
    .select("establishment")
    .where("id", "=", invoice.retailer_id)
    .executeTakeFirstOrThrow();
  const id = newId();
  const { warehouse_id: warehouseId } = invoice;
  const number = await takePaperNumber(db, { warehouseId, prefix: "WO", day: todayIn("Asia/Kolkata", now) });
  await insertRow(db, "write_off", {
    id,
    warehouse_id: warehouseId,
    number,
    invoice_id: invoice.id,
    retailer_id: invoice.retailer_id,
    amount,
    note: body.note,
    search: [number, invoice.number, establishment].join(" ").toLowerCase(),
    created_at: now,
    created_by: actor.id,
    updated_at: now,
    updated_by: actor.id,
  });
  audit({
    entity: "write-off",
    id,
    version: 1,
    warehouseId,
    after: { state: "REQUESTED", number, invoice: invoice.number, amount: body.amount, note: body.note },
  });
  return read(db, id);
};

/** What is given up of invoices, by two people. */
export const writeOffHandlers: Handlers<typeof writeOffEndpoints> = {
  list: ({ db, scope, query }) => listWriteOffs(db, query, withinReach(scope)),
  ask,
  ...lifecycleHandlers({
    life: writeOffLife,
    table: "write_off",
    noun: "Write-off",
    within: withinReach,
    read,
    // Whoever pays holds the retailer first, then the invoice, and so does whoever gives it up.
    holdFirst: async (db, id) => {
      const asked = await readRow(db, "write_off", id);
      if (asked === undefined) return;
      await holdAccount(db, asked.retailer_id);
      await lockRow(db, "invoice", asked.invoice_id);
    },
    audited: ({ state, amount }) => ({ state, amount }),
    guards: {
      stillDue: async ({ db, held }) => {
        const invoice = await readRow(db, "invoice", held.invoice_id);
        const due = invoice === undefined ? 0 : dueOf(invoice);
        return due >= held.amount ? null : `Only ${moneyText(due / 100)} of the invoice is due now`;
      },
    },
    effects: {
      approve: async ({ db, now, actor, audit }, { held }) => {
        const invoice = await lockRow(db, "invoice", held.invoice_id);
        if (invoice === undefined) throw new Error("A write-off has no invoice");
        const taken = await takeStep(db, {
          life: invoiceLife,
          table: "invoice",
          held: invoice,
          step: "writeOff",
          to: dueOf(invoice) === held.amount ? "WRITTEN_OFF" : "PARTIALLY_PAID",
          set: {
            credited: (invoice.credited + held.amount) as Paise, // sums of Paise
            written_off: (invoice.written_off + held.amount) as Paise,
          },
          now,
          by: actor.id,
        });
        const after = { writtenOff: toRupees(taken.written_off), writeOff: held.number };
        audit(stepEntry(invoiceLife, "written-off", invoice, taken, { after }));
        await postLedger(
          db,
          {
            warehouseId: held.warehouse_id,
            doc: "WRITE_OFF",
            docId: held.id,
            kind: "written-off",
            retailerId: held.retailer_id,
            day: todayIn("Asia/Kolkata", now),
            now,
          },
          [
            { account: "LOSS", amount: held.amount },
            { account: "RECEIVABLE", amount: 0 - held.amount },
          ],
        );
        return { set: { decided_at: now, decided_by: actor.id } };
      },
      refuse: async ({ now, actor, body: { reason } }) => ({
        set: { decided_at: now, decided_by: actor.id, decision: reason },
        told: { decision: reason },
      }),
    },
  }),
};
