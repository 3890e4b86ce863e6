import { newId } from "../../../db/id.ts";
import type { Db } from "../../../db/schema.ts";

/** Whom a dialer is to connect. */
export interface Ringing {
  readonly agentId: string;
  readonly retailerId: string;
  readonly now: Date;
}

/** What carries calls. Another than the embedded one is put in its place here. */
export interface Dialer {
  /** Nobody is really called. */
  readonly simulated: boolean;
  /** Begins a call between an agent and a retailer, in the transaction of whoever asks. Returns its id. */
  readonly ring: (db: Db, ringing: Ringing) => Promise<string>;
}

/** The embedded dialer: a call rings at the agent's desk at once, and nobody is really called. */
const simulator: Dialer = {
  simulated: true,
  ring: async (db, { agentId, retailerId, now }) => {
    const id = newId();
    await db
      .insertInto("dialer_call")
      .values({
        id,
        agent_id: agentId,
        retailer_id: retailerId,
        state: "RINGING",
        created_at: now,
        created_by: agentId,
        updated_at: now,
        updated_by: agentId,
      })
      .execute();
    return id;
  },
};

/** The dialer of this installation. */
export const dialer: Dialer = simulator;
