import type { Selectable } from "kysely";
import { rejectedLife, type Finding, type QcDetail, type qcEndpoints } from "@o2r/api/contract/stock";
import { newId } from "../../../db/id.ts";
import { insertRow } from "../../../db/repository.ts";
import type { Database, Db } from "../../../db/schema.ts";
import type { Context } from "../../../http/context.ts";
import { toPaise, toRupees } from "../../../trade/paise.ts";
import { stepEntry, takeStep, type StepValues } from "../../../trade/lifecycle/take-step.ts";
import { shareFindings, type Rechecked } from "../rules/share-findings.ts";

type Rejection = Selectable<Database["rejected_sku"]>;
type Ending = Pick<Context<typeof qcEndpoints.submit>, "db" | "actor" | "now" | "audit">;

/** The rejections that a check decides on, held until the transaction ends: before balances, as whoever moves them does. */
export const holdRechecked = (db: Db, checkId: string): Promise<readonly Rejection[]> =>
  db
    .selectFrom("rejected_sku")
    .innerJoin("qc_line as line", "line.id", "rejected_sku.recheck_line_id")
    .selectAll("rejected_sku")
    .where("line.qc_id", "=", checkId)
    .where("rejected_sku.state", "=", "RE_QC")
    .orderBy("rejected_sku.id")
    .forUpdate("rejected_sku")
    .execute();

interface Part {
  readonly step: "part" | "rejectAgain" | "restock";
  readonly done: string;
  readonly quantity: number;
  readonly set?: StepValues<"rejected_sku">;
}

/** What becomes of a rejection: the first part of it keeps its row, and each other one gets a row of its own. */
const partsOf = ({ failed, held, passed }: Rechecked, finding: Finding, by: string): readonly Part[] => {
  // From now on the rejection is this check's, and of whoever has ended it.
  const { id: qc_line_id, reason, photo: photo_id = null, note = "" } = finding;
  const again = { qc_line_id, recheck_line_id: null, ...(reason && { reason }), photo_id, note, created_by: by };
  const parts: readonly Part[] = [
    { step: "part", done: "parted", quantity: held },
    { step: "rejectAgain", done: "rejected-again", quantity: failed, set: again },
    { step: "restock", done: "restocked", quantity: passed },
  ];
  return parts.filter(({ quantity }) => quantity > 0);
};

const endOne = async ({ db, actor, now, audit }: Ending, before: Rejection, parts: readonly Part[]): Promise<void> => {
  for (const [place, { step, done, quantity, set }] of parts.entries()) {
    const value = toPaise((toRupees(before.value) * quantity) / before.quantity);
    const part = { quantity, value };
    const held =
      place === 0
        ? before
        : await insertRow(db, "rejected_sku", { ...before, ...part, id: newId(), version: 1, updated_at: now });
    const life = rejectedLife;
    const given = { ...part, ...set, moved_by: actor.id };
    const taken = await takeStep(db, { life, table: "rejected_sku", held, step, set: given, now, by: actor.id });
    audit(stepEntry(life, done, held, taken, { before: { quantity: before.quantity }, after: { quantity } }));
  }
};

/**
 * Ends what the rejections of a check waited for: what has passed is restocked, what was rejected again is open again, and
 * what it holds goes on waiting. Returns how many units of each line have a rejection by that.
 */
export const endRechecks = async (
  call: Ending,
  { id }: Pick<QcDetail, "id">,
  found: readonly Finding[],
): Promise<ReadonlyMap<string, number>> => {
  const waiting = await holdRechecked(call.db, id);
  const again = new Map<string, number>();
  for (const finding of found) {
    const own = waiting.filter(({ recheck_line_id }) => recheck_line_id === finding.id);
    const shares = shareFindings(
      own.map(({ quantity }) => quantity),
      finding,
    );
    for (const [place, share] of shares.entries()) {
      const before = own[place];
      if (before !== undefined && share.held < before.quantity)
        await endOne(call, before, partsOf(share, finding, call.actor.id));
    }
    again.set(
      finding.id,
      shares.reduce((sum, { failed }) => sum + failed, 0),
    );
  }
  return again;
};

/** Lets rejections wait for the check that what this one holds is given to. The caller holds them. */
export const passRechecksOn = async (
  db: Db,
  from: Pick<QcDetail, "items">,
  to: Pick<QcDetail, "items">,
): Promise<void> => {
  const lines = new Map(to.items.map(({ inventoryId, id }) => [inventoryId, id]));
  for (const { id, inventoryId } of from.items) {
    const recheck_line_id = lines.get(inventoryId);
    if (recheck_line_id === undefined) continue;
    await db
      .updateTable("rejected_sku")
      .set({ recheck_line_id })
      .where("recheck_line_id", "=", id)
      .where("state", "=", "RE_QC")
      .execute();
  }
};
