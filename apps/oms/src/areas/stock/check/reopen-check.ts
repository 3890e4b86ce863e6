import { rejectedLife, type QcDetail } from "@o2r/api/contract/stock";
import type { Db } from "../../../db/schema.ts";
import { conflict } from "../../../app-error.ts";
import type { Held, StepCall, StepEffect } from "../../../trade/lifecycle/lifecycle-handlers.ts";
import { stepEntry, takeStep } from "../../../trade/lifecycle/take-step.ts";
import { lockBalances, postMovements } from "../ledger/post-movements.ts";
import { judgeReopening, type EndedLine } from "../rules/judge-reopening.ts";
import { movesNothing } from "../rules/reset.ts";
import { readDue } from "./qc-clock.ts";
import { readStandingLines, readUnitsOfChecks } from "./units-of-checks.ts";

/**
 * What a check rejected and what is still open of it, and what it has restocked, held until the transaction ends: before
 * balances, as whoever moves them does.
 */
const holdRejections = (db: Db, checkId: string) =>
  db
    .selectFrom("rejected_sku")
    .innerJoin("qc_line as line", (join) =>
      join.on((on) =>
        on.or([
          on.and([on("rejected_sku.state", "=", "OPEN"), on("line.id", "=", on.ref("rejected_sku.qc_line_id"))]),
          on.and([
            on("rejected_sku.state", "=", "RESTOCKED"),
            on("line.id", "=", on.ref("rejected_sku.recheck_line_id")),
          ]),
        ]),
      ),
    )
    .selectAll("rejected_sku")
    .where("line.qc_id", "=", checkId)
    .orderBy("rejected_sku.id")
    .forUpdate("rejected_sku")
    .execute();

/** Opens a check again that has ended: every unit of it goes back into quarantine, where none has gone further since. */
export const reopenCheck = async (
  { db, actor, params, body: { reason }, now, audit }: StepCall<QcDetail, { reason: string }>,
  { row: before }: Held<QcDetail, "qc">,
): Promise<StepEffect<"qc">> => {
  const rejections = await holdRejections(db, params.id);
  const rejects = rejections.filter(({ state }) => state === "OPEN");
  const batchIds = before.items.map(({ inventoryId }) => inventoryId);
  const balances = new Map((await lockBalances(db, batchIds)).map((balance) => [balance.batch_id, balance]));
  const standing = await readStandingLines(db, params.id);
  const units = await readUnitsOfChecks(db, before.warehouseId, batchIds);
  const lines = before.items.flatMap((item): EndedLine[] => {
    const { id, inventoryId: batchId, name, accepted, rejected, held } = item;
    const passedOn = !item.reset && accepted + rejected + held < item.received;
    const balance = balances.get(batchId);
    const still = rejects.filter(({ batch_id }) => batch_id === batchId);
    const rejectedStill = still.reduce((sum, { quantity }) => sum + quantity, 0);
    const { inChecks = 0, inRejects = 0 } = units.get(batchId) ?? {};
    const line = { batchId, name, accepted, rejected, held, passedOn, stands: standing.has(id), rejectedStill };
    return balance ? [{ ...line, balance, inChecks, inRejects }] : [];
  });
  const judged = judgeReopening(lines);
  if ("refusal" in judged) throw conflict(judged.refusal);
  const ref = { type: "qc", id: params.id };
  const movements = lines.flatMap(({ batchId }, place) => {
    const change = judged.changes[place] ?? {};
    return movesNothing(change) ? [] : [{ batchId, type: "HOLD", change, reason, ref } as const];
  });
  await postMovements(db, movements, { now, actorId: actor.id });
  const life = rejectedLife;
  for (const held of rejections) {
    // What was rejected waits for this check now, as what it has restocked did before.
    const set = { moved_by: actor.id, ...(held.state === "OPEN" && { recheck_line_id: held.qc_line_id }) };
    const taken = await takeStep(db, { life, table: "rejected_sku", held, step: "reopen", set, now, by: actor.id });
    audit(stepEntry(life, "reopened", { ...held, warehouse_id: before.warehouseId }, taken));
  }
  // It is looked at anew, and has the hours of a check that begins.
  const due_at = await readDue(db, before.warehouseId, now);
  return { set: { submitted_at: null, due_at }, told: { reason } };
};
