import { hubOrderLife, sendingStates } from "@o2r/api/contract/orders";
import type { AuditEntry } from "../../../../audit/entry.ts";
import { lockRow } from "../../../../db/repository.ts";
import type { Db } from "../../../../db/schema.ts";
import { readCandidates } from "../../../stock/ledger/candidates.ts";
import { releaseBatches, reserveUnits } from "../../../stock/ledger/reservations.ts";
import { allocateFefo } from "../../../stock/rules/allocate-fefo.ts";
import { endsOf } from "../hub-reach.ts";
import { readHubLines } from "../hub-lines.ts";
import { readSetAside, unitsOf } from "../../set-aside/read-set-aside.ts";
import { arrivalOf, keepsUntil } from "./pick.ts";

/** Gives back what has been blocked or does not keep any more, and sets aside what there is in its place. */
export const renewHubOrder = async (db: Db, id: string, now: Date): Promise<readonly AuditEntry[]> => {
  const held = await lockRow(db, "hub_order", id);
  if (held === undefined || !sendingStates.some((state) => state === held.state)) return [];
  const lines = await readHubLines(db, held);
  const candidates = await readCandidates(db, {
    warehouseId: held.cwh_id,
    productIds: lines.map(({ product_id }) => product_id),
    hold: true,
  });
  const arrival = await arrivalOf({ db, now }, held);
  const ref = { type: "hub-order", id } as const;
  const before = await readSetAside(db, ref);
  const gone = before.filter((row) => !keepsUntil(arrival, row));
  if (gone.length === 0) return [];
  const posting = { now, actorId: null };
  await releaseBatches(
    db,
    ref,
    gone.map((row) => row.id),
    posting,
  );
  const kept = before.filter((row) => keepsUntil(arrival, row));
  const found = lines
    .filter(({ product_id }) => gone.some((row) => row.product_id === product_id))
    .flatMap(({ product_id, units, dispatched }) => {
      const has = unitsOf(kept.filter((row) => row.product_id === product_id));
      const own = candidates.filter(({ productId }) => productId === product_id);
      return allocateFefo(own, { ...arrival, quantity: Math.max(0, units - dispatched - has) }).lines;
    });
  await reserveUnits(db, { warehouseId: held.cwh_id, ref, lines: found }, posting);
  const after = unitsOf(kept) + found.reduce((sum, { quantity }) => sum + quantity, 0);
  const { entity } = hubOrderLife;
  return [
    {
      entity,
      id,
      action: `${entity}.set-aside-again`,
      ...endsOf(held),
      before: { setAside: unitsOf(before) },
      after: { setAside: after },
    },
  ];
};
