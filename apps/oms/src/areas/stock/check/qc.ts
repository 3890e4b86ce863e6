import { sql } from "kysely";
import { qcLife, qcList, stateOfCheck, type QcDetail, type qcEndpoints } from "@o2r/api/contract/stock";
import { AppError, invalid, notFound } from "../../../app-error.ts";
import type { Handlers } from "../../../http/context.ts";
import { lifecycleHandlers, type Held, type StepCall } from "../../../trade/lifecycle/lifecycle-handlers.ts";
import { readList } from "../../../kit/read-list.ts";
import { holdOrderOf, settleOrderOf } from "../../orders/hub/settle.ts";
import { holdReturnOf, settleReturnOf } from "../../orders/returns/settle-return.ts";
import { ensureNoKit } from "../batch/kits.ts";
import { ensureOpenWarehouse } from "../batch/open-warehouse.ts";
import { beginCheck } from "./begin-check.ts";
import { countChecked, countReceived } from "./count-check.ts";
import { endRechecks, holdRechecked, passRechecksOn } from "./end-rechecks.ts";
import { addRejected, keepFindings, movementsOf } from "./findings.ts";
import { giveHeld, holdHeldLines } from "./held-lines.ts";
import { mayInspectIn } from "./inspectors.ts";
import { postMovements } from "../ledger/post-movements.ts";
import { standsAs } from "./qc-clock.ts";
import { readCheck, selectChecks, toQcRow } from "./qc-query.ts";
import { reopenCheck } from "./reopen-check.ts";
import type { Movement } from "../rules/balance.ts";

const warehouse = sql.ref<string>("qc.warehouse_id");

const listChecks = readList(qcList, {
  select: selectChecks,
  id: sql<string>`qc.id`,
  sorts: {
    number: sql`qc.number`,
    createdAt: sql`qc.created_at`,
    sla: sql`qc.waits_until`,
    // As its index has it; within a state the newest is last, since ids begin with the time.
    state: sql`(case qc.state when 'PENDING' then 2 when 'IN_PROGRESS' then 1 else 0 end)`,
  },
  filters: {
    state: sql`qc.state`,
    sla: standsAs,
    date: sql`qc.created_at`,
    source: sql`qc.source`,
    warehouse,
    inspector: sql`qc.inspector_id`,
    hasRejected: sql`exists (select from qc_line where qc_line.qc_id = qc.id and rejected > 0)`,
  },
  search: { number: sql`qc.number`, supplier: sql`qc.supplier` },
  toRow: toQcRow,
});

/** Who inspects a check, and since when, unless somebody has begun it before. */
const begunBy = ({ actor, now }: StepCall<QcDetail, unknown>, { held }: Held<QcDetail, "qc">) => ({
  inspector_id: held.inspector_id ?? actor.id,
  ...(held.started_at === null && { started_at: now }),
});

/** Quality checks. What a check holds back stays in quarantine. */
export const qcHandlers: Handlers<typeof qcEndpoints> = {
  list: ({ db, scope, query }) => listChecks(db, query, scope.covers(warehouse)),

  get: async ({ db, scope, params: { id }, now }) => {
    const within = await db
      .selectFrom("qc")
      .select("id")
      .where("id", "=", id)
      .where(scope.covers(warehouse))
      .executeTakeFirst();
    if (within === undefined) throw notFound("Quality check");
    return readCheck(db, id, now);
  },

  create: async (context) => {
    const { db, scope, body } = context;
    if (!scope.admits(body.warehouseId)) throw new AppError("access.denied", "This warehouse is not yours");
    if (body.source === "GRN") {
      await ensureOpenWarehouse(db, body.warehouseId);
      await ensureNoKit(
        db,
        body.items.map(({ inventoryId }) => inventoryId),
      );
    }
    const begun = await beginCheck(context, body);
    await countReceived(context, begun);
    return begun;
  },

  ...lifecycleHandlers({
    life: qcLife,
    table: "qc",
    noun: "Quality check",
    within: (scope) => scope.covers(warehouse),
    read: readCheck,
    // What a hub order or a return brought is held by it before anything of its check is.
    holdFirst: async (db, id) => {
      await holdOrderOf(db, id);
      await holdReturnOf(db, id);
    },
    guards: {},
    audited: ({ state, inspector, accepted, rejected, held }) => ({ state, inspector, accepted, rejected, held }),
    effects: {
      assign: async ({ db, body: { inspectorId } }, { row }) => {
        if (!(await mayInspectIn(db, inspectorId, row.warehouseId)))
          throw invalid([{ field: "inspectorId", message: `They may not inspect at ${row.warehouse}` }]);
        return { set: { inspector_id: inspectorId } };
      },

      save: async (call, at) => {
        await keepFindings(call, at.row, false);
        return { set: begunBy(call, at) };
      },

      submit: async (call, at) => {
        const { db, actor, now } = call;
        const { held, row } = at;
        const posting = { now, actorId: actor.id };
        const found = await keepFindings(call, row, true);
        const again = await endRechecks(call, row, found);
        await addRejected(db, row, found, again, posting);
        await postMovements(db, movementsOf(row, found), posting);
        await countChecked(call, { ...row, receivedBy: held.created_by }, found);
        return {
          to: stateOfCheck(found),
          set: { ...begunBy(call, at), submitted_at: now },
          after: async () => {
            await settleOrderOf(call, row.id);
            await settleReturnOf(call, row.id);
          },
        };
      },

      reopen: reopenCheck,

      // Its held units leave it by way of the shelf, within one transaction, for a check of their own.
      recheck: async (call, { held: { created_by: receivedBy }, row }) => {
        const { db, actor, now } = call;
        await holdRechecked(db, row.id);
        const lines = await holdHeldLines(call, row);
        const ref = { type: "qc", id: row.id };
        const released = lines.map(({ inventoryId: batchId, held }): Movement => {
          const change = { quarantine: -held, on_hand: held };
          return { batchId, ref, type: "INSPECT", change, reason: "Checked again" };
        });
        await postMovements(db, released, { now, actorId: actor.id });
        const { warehouseId, source, supplier } = row;
        const items = lines.map(({ inventoryId, held: quantity }) => ({ inventoryId, quantity }));
        // Who received the goods does not get round that by checking them again.
        const begun = await beginCheck(call, { warehouseId, source, supplier, items, from: "STOCK", receivedBy });
        await passRechecksOn(db, row, begun);
        await giveHeld(db, lines, begun.number);
        return { told: { recheckedIn: begun.number }, answer: begun.id };
      },
    },
  }),
};
