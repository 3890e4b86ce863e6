import { nowAsKept } from "../../../db/now-as-kept.ts";
import type { Db } from "../../../db/schema.ts";
import { handOver, named, type Provider } from "../../../kit/hand-over.ts";
import { begun, notTaken, tryOnce } from "../../../kit/outbox.ts";
import { endUnmade } from "./end-call.ts";

/** Requests that are taken at once. */
const atOnce = 20;
/** A call that rings minutes later is of no use; no provider takes half a minute. */
const trying = { mostAttempts: 4, surelyEnded: 30, pause: 2 } as const;

/** Takes what is due, of each call in its order: nobody is hung up on before it has rung. */
const takeDue = (db: Db) =>
  db
    .updateTable("dialer_request")
    .set(begun(trying))
    .where("id", "in", (due) =>
      due
        .selectFrom("dialer_request as request")
        .select("request.id")
        .where("request.state", "in", ["QUEUED", "SENDING"])
        .where("request.due_at", "<=", nowAsKept)
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom("dialer_request as before")
                .select("before.id")
                .whereRef("before.call_id", "=", "request.call_id")
                .whereRef("before.id", "<", "request.id")
                .where("before.state", "in", ["QUEUED", "SENDING"]),
            ),
          ),
        )
        .orderBy("request.due_at")
        .orderBy("request.id")
        .limit(atOnce)
        .forUpdate()
        .skipLocked(),
    )
    .returning(["id", "call_id", "act", "listener", "attempts"])
    .execute();
type Taken = Awaited<ReturnType<typeof takeDue>>[number];

/** What a provider is told: who is to be connected, and by which number the retailer sees it. */
const bodyOf = async (db: Db, { id, call_id, act, listener }: Taken) => {
  const call = await db
    .selectFrom("dialer_call")
    .innerJoin("app_user", "app_user.id", "dialer_call.agent_id")
    .innerJoin("retailer", "retailer.id", "dialer_call.retailer_id")
    .leftJoin("dialer", "dialer.id", "dialer_call.dialer_id")
    .select(["app_user.agent_id as agent", "retailer.mobile as to", "dialer.caller_number as from", "provider_key"])
    .where("dialer_call.id", "=", call_id)
    .executeTakeFirstOrThrow();
  const { agent, to, from, provider_key } = call;
  return { id, call: provider_key ?? call_id, act, agent, to, from, listener };
};

const sendOne = async (db: Db, taken: Taken, provider: Provider | undefined): Promise<void> => {
  const tried = await tryOnce(taken, trying, async () => handOver(named(provider), taken.id, await bodyOf(db, taken)));
  const { fault, over } = tried;
  await db
    .updateTable("dialer_request")
    .set({ fault, ...(fault === null ? { state: "SENT" } : notTaken(tried, taken, trying)) })
    .where("id", "=", taken.id)
    // Whoever took it again meanwhile says how that ended.
    .where("attempts", "=", taken.attempts)
    .where("state", "=", "SENDING")
    .execute();
  if (fault !== null && over && taken.act === "RING") await endUnmade(db, taken.call_id, fault);
};

/**
 * Hands to the provider what is due. Safe to run twice at once: each request has its key, under which the provider does it once.
 */
export const sendRequests = async (db: Db, provider: Provider | undefined): Promise<void> => {
  const taken = await takeDue(db);
  await Promise.all(taken.map((one) => sendOne(db, one, provider)));
};
