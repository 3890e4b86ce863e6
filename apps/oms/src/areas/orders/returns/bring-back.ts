import { returnLife } from "@o2r/api/contract/orders";
import type { Selectable } from "kysely";
import { readRow } from "../../../db/repository.ts";
import type { Database } from "../../../db/schema.ts";
import { stepEntry, takeStep } from "../../../trade/lifecycle/take-step.ts";
import { askCreditOf } from "./ask-credit.ts";
import { readInvoicedLines } from "./invoiced-lines.ts";
import { takeIn, type TakingIn } from "./take-in.ts";
import { writeReturn } from "./write-return.ts";

interface BringingBack {
  readonly order: Selectable<Database["orders"]>;
  readonly kind: "UNDELIVERED" | "REST";
  /** What was counted of each line when its vehicle was back; one that is not named came whole. */
  readonly counted: ReadonlyMap<number, number>;
}

/**
 * Makes a return of all that was invoiced and not delivered of an order, which is held: what came back is checked, and all of
 * it is credited. Returns the numbers of the return and its check; undefined where nothing is left.
 */
export const bringBack = async (taking: TakingIn, { order, kind, counted }: BringingBack) => {
  const { db, now, actor, audit } = taking;
  const invoice = await db
    .selectFrom("invoice")
    .select(["id", "number"])
    .where("warehouse_id", "=", order.warehouse_id)
    .where("order_id", "=", order.id)
    .where("state", "<>", "CANCELLED")
    .executeTakeFirst();
  if (invoice === undefined) return undefined;
  const lines = (await readInvoicedLines(db, { orderId: order.id, invoiceId: invoice.id }))
    .map((line) => ({ line, units: line.invoiced - line.delivered }))
    .filter(({ units }) => units > 0)
    .map(({ line, units }) => ({
      line,
      units,
      received: Math.min(units, counted.get(line.position) ?? units),
      reason: "REFUSED" as const,
    }));
  if (lines.length === 0) return undefined;
  const held = await writeReturn(db, { order, invoice, kind, lines, note: "", now, by: actor.id });
  audit({
    entity: "order-return",
    id: held.id,
    action: "order-return.brought-back",
    version: held.version,
    warehouseId: held.warehouse_id,
    after: { state: held.state, number: held.number, order: order.order_number, units: held.units },
  });
  const check = await takeIn(
    taking,
    held,
    lines.map(({ line, received }) => ({ position: line.position, received })),
  );
  if (check !== undefined) {
    await db.updateTable("order_return").set({ qc_id: check.id }).where("id", "=", held.id).execute();
    return { number: held.number, check: check.number };
  }
  // Nothing of it came: there is nothing to check.
  const taken = await takeStep(db, {
    life: returnLife,
    table: "order_return",
    held,
    step: "check",
    now,
    by: actor.id,
  });
  audit(stepEntry(returnLife, "checked", held, taken));
  const checked = await readRow(db, "order_return", held.id);
  if (checked !== undefined) await askCreditOf(taking, checked);
  return { number: held.number, check: undefined };
};
