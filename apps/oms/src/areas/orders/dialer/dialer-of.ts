import type { DialerKind } from "@o2r/api/contract/orders";
import { newId } from "../../../db/id.ts";
import type { Db } from "../../../db/schema.ts";

/** What a provider is asked to do with a call. */
export type Act = "RING" | "ANSWER" | "HANG_UP" | "LISTEN";

/** Something that is done with a call, in the transaction of whoever asks. */
export interface Doing {
  readonly callId: string;
  readonly act: Act;
  /** The number of whoever listens in. */
  readonly listener?: string;
  readonly now: Date;
}

/** What carries calls, by its kind. */
export interface Carrier {
  /** Nobody is really called. */
  readonly simulated: boolean;
  /** Supervisors can listen to its calls where the dialer lets them. */
  readonly canListen: boolean;
  readonly act: (db: Db, doing: Doing) => Promise<void>;
}

export const carriers: Readonly<Record<DialerKind, Carrier>> = {
  /** The embedded one: what is done at the desk is all that happens. */
  SIMULATOR: { simulated: true, canListen: false, act: async () => {} },
  /** A provider over HTTP: what it is to do is written down here, and handed over by a job once this is committed. */
  HTTP: {
    simulated: false,
    canListen: true,
    act: async (db, { callId, act, listener, now }) => {
      const request = { id: newId(), call_id: callId, act, listener: listener ?? null, created_at: now };
      await db.insertInto("dialer_request").values(request).execute();
    },
  },
};

interface AgentsDialer extends Carrier {
  /** Null where the agent has none: then it is the simulator. */
  readonly id: string | null;
  readonly name: string | null;
  readonly active: boolean;
}

/** The dialer that connects an agent. */
export const dialerOf = async (db: Db, agentId: string): Promise<AgentsDialer> => {
  const found = await db
    .selectFrom("app_user")
    .innerJoin("dialer", "dialer.id", "app_user.dialers_id")
    .select(["dialer.id", "dialer.name", "dialer.kind", "dialer.active"])
    .where("app_user.id", "=", agentId)
    .executeTakeFirst();
  return found === undefined
    ? { id: null, name: null, active: true, ...carriers.SIMULATOR }
    : { id: found.id, name: found.name, active: found.active, ...carriers[found.kind] };
};

/** What carries a call that goes on: its own dialer, whichever the agent has by now. */
export const carrierOf = async (db: Db, callId: string): Promise<Carrier> => {
  const found = await db
    .selectFrom("dialer_call")
    .innerJoin("dialer", "dialer.id", "dialer_call.dialer_id")
    .select("dialer.kind")
    .where("dialer_call.id", "=", callId)
    .executeTakeFirst();
  return carriers[found?.kind ?? "SIMULATOR"];
};

/** Has a call's dialer do something with it. */
export const haveDone = async (db: Db, doing: Doing): Promise<void> =>
  (await carrierOf(db, doing.callId)).act(db, doing);
