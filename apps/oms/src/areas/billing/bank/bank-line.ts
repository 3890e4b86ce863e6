import { bankLineLife, bankLineList, type BankLineRow, type bankLineEndpoints } from "@o2r/api/contract/billing";
import { sql, type Expression, type SqlBool } from "kysely";
import { conflict, invalid, notFound } from "../../../app-error.ts";
import { newId } from "../../../db/id.ts";
import { insertRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import { isForFile } from "../../../export/walk-list.ts";
import type { Handler, Handlers, Scope } from "../../../http/context.ts";
import { KeptText, readList } from "../../../kit/read-list.ts";
import { lifecycleHandlers } from "../../../trade/lifecycle/lifecycle-handlers.ts";
import { toPaise, toRupees } from "../../../trade/paise.ts";
import { findTargets, findTargetsOf, judgeTargets } from "./find-targets.ts";
import { settleTarget } from "./settle-target.ts";

const withinReach = (scope: Scope): Expression<SqlBool> =>
  scope.covers({ warehouse: sql.ref<string | null>("bank_line.warehouse_id") });

const selectLines = (db: Db) =>
  db
    .selectFrom("bank_line")
    .innerJoin("warehouse as hub", "hub.id", "bank_line.warehouse_id")
    .selectAll("bank_line")
    .select([
      "hub.company_name as hub",
      sql<string | null>`coalesce(bank_line.reason_note, (select label from master_option
        where category = 'reason' and value = bank_line.reason), bank_line.reason)`.as("reasonText"),
    ]);
type Found = Awaited<ReturnType<ReturnType<typeof selectLines>["executeTakeFirstOrThrow"]>>;

const toRow = (row: Found, proposals: readonly string[] = []): BankLineRow => ({
  id: row.id,
  version: row.version,
  warehouseId: row.warehouse_id,
  hub: row.hub,
  valueDate: row.value_date,
  reference: row.reference,
  narration: row.narration,
  amount: toRupees(row.amount),
  target: row.target,
  proposals: [...proposals],
  proposed: proposals.join(", "),
  reason: row.reasonText,
  state: row.state,
});

const isOpen = ({ state }: Pick<Found, "state">): boolean => state === "UNMATCHED" || state === "PROPOSED";

const lineOf = ({ warehouse_id: warehouseId, amount }: Found) => ({ warehouseId, amount });

/** Lines with what they may be as of now: a receipt may have come in since. */
const withProposals = async (db: Db, rows: readonly Found[]): Promise<BankLineRow[]> => {
  const targetsOf = await findTargetsOf(db, rows.filter(isOpen).map(lineOf));
  return rows.map((row) => toRow(row, isOpen(row) ? judgeTargets(targetsOf(lineOf(row)), row).proposals : []));
};

const find = async (db: Db, id: string): Promise<Found> => {
  const found = await selectLines(db).where("bank_line.id", "=", id).executeTakeFirst();
  if (found === undefined) throw notFound("Bank line");
  return found;
};
const read = async (db: Db, id: string): Promise<BankLineRow> => {
  const [row] = await withProposals(db, [await find(db, id)]);
  if (row === undefined) throw notFound("Bank line");
  return row;
};

const readPage = readList(bankLineList, {
  select: selectLines,
  id: sql<string>`bank_line.id`,
  sorts: { valueDate: sql`bank_line.value_date`, amount: sql`bank_line.amount` },
  filters: {
    state: sql`bank_line.state`,
    date: sql`bank_line.value_date`,
    hub: sql`bank_line.warehouse_id`,
    amount: sql`bank_line.amount`,
  },
  search: new KeptText(sql`bank_line.search`, ["reference", "narration"]),
});

/** Waits for its turn at a hub, so that two lines do not become one receipt. */
const holdHub = (db: Db, warehouseId: string) =>
  sql`select pg_advisory_xact_lock(hashtext('bank-line'), hashtext(${warehouseId}))`.execute(db);

const create: Handler<typeof bankLineEndpoints.create> = async ({ db, scope, body, actor, now, audit }) => {
  const hub = await db
    .selectFrom("warehouse")
    .select("id")
    .where("id", "=", body.warehouseId)
    .where(scope.covers({ warehouse: sql.ref<string | null>("warehouse.id") }))
    .executeTakeFirst();
  if (hub === undefined) throw invalid([{ field: "warehouseId", message: "There is no such hub" }]);
  const reference = body.reference.trim();
  if (reference === "") throw invalid([{ field: "reference", message: "Reference is required" }]);
  const { warehouseId, valueDate, narration = "" } = body;
  await holdHub(db, warehouseId);
  const amount = toPaise(body.amount);
  const { sure, proposals } = judgeTargets(await findTargets(db, { warehouseId, amount }), { reference, narration });
  const state = sure ? "MATCHED" : proposals.length > 0 ? "PROPOSED" : "UNMATCHED";
  const id = newId();
  await insertRow(db, "bank_line", {
    id,
    warehouse_id: warehouseId,
    state,
    value_date: valueDate,
    reference,
    narration,
    amount,
    target: sure?.name ?? null,
    search: [reference, narration].join(" ").toLowerCase(),
    created_at: now,
    created_by: actor.id,
    updated_at: now,
    updated_by: actor.id,
  });
  if (sure) {
    const at = { warehouseId, bankReference: reference, day: valueDate };
    await settleTarget(db, sure, at, { now, by: actor.id, audit });
  }
  audit({
    entity: "bank-line",
    id,
    version: 1,
    warehouseId,
    after: { state, reference, amount: body.amount, ...(sure && { target: sure.name }) },
  });
  return read(db, id);
};

/** Lines of bank statements: what they were found to be, and what nobody knows yet. */
export const bankLineHandlers: Handlers<typeof bankLineEndpoints> = {
  list: async ({ db, scope, query }) => {
    const page = await readPage(db, query, withinReach(scope));
    // No file has them.
    const content = isForFile(query) ? page.content.map((row) => toRow(row)) : await withProposals(db, page.content);
    return { ...page, content };
  },
  create,
  ...lifecycleHandlers({
    life: bankLineLife,
    table: "bank_line",
    noun: "Bank line",
    within: withinReach,
    read,
    holdFirst: async (db, id) => {
      const line = await db.selectFrom("bank_line").select("warehouse_id").where("id", "=", id).executeTakeFirst();
      if (line) await holdHub(db, line.warehouse_id);
    },
    audited: ({ state, target }) => ({ state, target }),
    guards: {},
    effects: {
      match: async ({ db, body, now, actor, audit }, { held }) => {
        const wanted = body.target.trim().toLowerCase();
        const targets = await findTargets(db, { warehouseId: held.warehouse_id, amount: held.amount });
        const target = targets.find(({ name }) => name.toLowerCase() === wanted);
        if (target === undefined)
          throw conflict("No slip or receipt of this name comes to this amount, or it is reconciled already");
        await settleTarget(
          db,
          target,
          { warehouseId: held.warehouse_id, bankReference: held.reference, day: held.value_date },
          { now, by: actor.id, audit },
        );
        return { set: { target: target.name }, told: { target: target.name } };
      },
      setAside: async ({ body: { reason, customReason } }) => ({
        set: { reason, reason_note: customReason ?? null },
        told: { reason: customReason ?? reason },
      }),
      takeUp: async () => ({ set: { reason: null, reason_note: null } }),
    },
  }),
};
