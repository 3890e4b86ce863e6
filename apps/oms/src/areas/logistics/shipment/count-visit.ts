import { shipmentLife } from "@o2r/api/contract/logistics";
import type { AuditEntry } from "../../../audit/entry.ts";
import type { Db } from "../../../db/schema.ts";
import { stepEntry, takeStep } from "../../../trade/lifecycle/take-step.ts";
import type { Paise } from "../../../trade/paise.ts";
import type { Held } from "./stop-report.ts";

/** Who does something at a stop, and when. */
export interface Doing {
  readonly db: Db;
  readonly now: Date;
  readonly by: string;
  readonly audit: (entry: AuditEntry) => void;
}

/** Counts a stop that was visited into its shipment, which the last one completes. */
export const countVisit = async ({ db, now, by, audit }: Doing, held: Held, collected: Paise): Promise<void> => {
  const done = held.done + 1;
  const set = { done, collected: (held.collected + collected) as Paise }; // a sum of Paise
  if (done < held.stops) {
    await db
      .updateTable("shipment")
      .set({ ...set, version: held.version + 1, updated_at: now, updated_by: by })
      .where("id", "=", held.id)
      .execute();
    return;
  }
  const taken = await takeStep(db, {
    life: shipmentLife,
    table: "shipment",
    held,
    step: "complete",
    set: { ...set, completed_at: now },
    now,
    by,
  });
  audit(stepEntry(shipmentLife, "completed", held, taken));
};
