import { hubOrderLife, mostHubLines, mostHubPacks, type hubOrderEndpoints } from "@o2r/api/contract/orders";
import { conflict, notFound } from "../../../app-error.ts";
import { updateRow } from "../../../db/repository.ts";
import type { Handler } from "../../../http/context.ts";
import { stepEntry, takeStep } from "../../../trade/lifecycle/take-step.ts";
import { readHubLines } from "./hub-lines.ts";
import { endsOf, withinHubReach } from "./hub-reach.ts";
import { readHubOrder } from "./select-hub-orders.ts";
import { sumsOf, writeHubLines, type NewHubLine } from "./write-hub-order.ts";

/** Lines of several drafts together, a product once, in the order in which they come. */
const addUp = (lines: readonly Omit<NewHubLine, "position">[]): readonly NewHubLine[] => {
  const byProduct = Map.groupBy(lines, ({ product_id }) => product_id);
  return [...byProduct.values()].flatMap((some, position) => {
    const [first] = some;
    if (first === undefined) return [];
    // Its packs may have become others since one of them was saved: what was asked for is not less.
    const units = some.reduce((sum, { packs, pack_of }) => sum + packs * pack_of, 0);
    return [{ ...first, position, packs: Math.ceil(units / first.pack_of) }];
  });
};

/** Puts drafts together into the oldest of them; the others end, and say where their lines are. */
export const merge: Handler<typeof hubOrderEndpoints.merge> = async ({ db, scope, body, actor, now, audit }) => {
  const ids = [...new Set(body.ids)];
  const held = await db
    .selectFrom("hub_order")
    .selectAll()
    .where("id", "in", ids)
    .where(withinHubReach(scope))
    .orderBy("id")
    .forUpdate()
    .execute();
  if (held.length < ids.length) throw notFound("Hub order");
  const [into, ...others] = held.toSorted((a, b) => (a.created_at < b.created_at ? -1 : 1));
  if (into === undefined || others.length === 0) throw conflict("Choose two drafts or more");
  const late = held.find(({ state }) => state !== "DRAFT");
  if (late) throw conflict(`${late.number} is no draft any more`);
  if (others.some(({ warehouse_id, cwh_id }) => warehouse_id !== into.warehouse_id || cwh_id !== into.cwh_id))
    throw conflict("Only drafts between the same two warehouses can be merged");
  const lines = addUp(
    (await Promise.all([into, ...others].map((row) => readHubLines(db, row))))
      .flat()
      .map(({ product_id, packs, pack_of, price }) => ({ product_id, packs, pack_of, price })),
  );
  if (lines.length > mostHubLines) throw conflict(`Together they have more than ${mostHubLines} lines`);
  if (lines.some(({ packs }) => packs > mostHubPacks))
    throw conflict(`Together a line has more than ${mostHubPacks} packs`);
  await writeHubLines(db, into, lines);
  await updateRow(db, "hub_order", into, { ...sumsOf(lines), updated_at: now, updated_by: actor.id });
  const why = `Merged into ${into.number}`;
  for (const row of others) {
    const set = { reason_note: why };
    const taken = await takeStep(db, {
      life: hubOrderLife,
      table: "hub_order",
      held: row,
      step: "absorb",
      set,
      now,
      by: actor.id,
    });
    audit(stepEntry(hubOrderLife, "absorbed", row, taken, { alsoAt: row.cwh_id, after: { reason: why } }));
  }
  const after = await readHubOrder(db, into.id);
  audit({
    entity: "hub-order",
    id: into.id,
    version: after.version,
    ...endsOf(into),
    before: { lines: into.lines, units: into.units },
    after: { lines: after.lines, units: after.units, merged: others.map(({ number }) => number).join(", ") },
  });
  return after;
};
