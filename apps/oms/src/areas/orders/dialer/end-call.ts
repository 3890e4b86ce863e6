import { callLife as life } from "@o2r/api/contract/orders";
import { writeAudit } from "../../../audit/write.ts";
import { newId } from "../../../db/id.ts";
import { lockRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import { tx } from "../../../db/tx.ts";
import { stepEntry, takeStep } from "../../../trade/lifecycle/take-step.ts";

interface Missing {
  /** Why it could not be made. */
  readonly note?: string;
  readonly now: Date;
}

/** Ends a call that rings and that nobody takes. False where somebody has taken it meanwhile. */
export const miss = async (db: Db, id: string, { note, now }: Missing): Promise<boolean> => {
  const held = await lockRow(db, "dialer_call", id);
  if (held === undefined || held.state !== "RINGING") return false;
  const set = { ended_at: now, ...(note !== undefined && { note }) };
  const taken = await takeStep(db, { life, table: "dialer_call", held, step: "miss", set, now, by: null });
  const scene = { action: "call.missed", actor: null, now, requestId: newId(), address: "" };
  await writeAudit(db, scene, [stepEntry(life, "missed", held, taken)]);
  return true;
};

/** Ends a call that the provider could not make, and says why. */
export const endUnmade = async (db: Db, id: string, fault: string): Promise<void> => {
  await tx(db, (trx) => miss(trx, id, { note: fault, now: new Date() }));
};
