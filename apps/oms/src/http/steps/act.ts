import type { AnyEndpoint } from "@o2r/api/contract";
import type { Logger } from "pino";
import { markUndoes } from "../../audit/mark-undoes.ts";
import { writeAudit } from "../../audit/write.ts";
import type { Db } from "../../db/schema.ts";
import { tx } from "../../db/tx.ts";
import { AppError } from "../../app-error.ts";
import { RawReply, type Handler, type Services } from "../context.ts";
import { AlreadyDone, answerAgain, claimKey, freeKey, type Repeatable } from "./idempotency.ts";
import { keepChanges } from "./keep-changes.ts";
import { makeContext, type Checked, type Effects } from "./make-context.ts";
import type { Outcome, Replier } from "./reply.ts";
import { openScope } from "./scope.ts";

/** How one endpoint does its work. */
export interface Action {
  readonly endpoint: AnyEndpoint;
  readonly handler: Handler<AnyEndpoint>;
  readonly toReply: Replier;
  readonly db: Db;
  readonly services: Services;
}

/**
 * Runs the handler. What it tells of rows, in its answer or beside a refusal, goes no further unless it has kept to the
 * scope of the call: to forget it is a fault, not a leak.
 */
const handle = async (db: Db, { handler, services }: Action, checked: Checked, effects: Effects) => {
  const { scope, isKept } = openScope(checked.call);
  const forgotten = () => new TypeError(`${checked.call.operation} has not applied its scope`);
  try {
    const returned = await handler(makeContext({ db, checked, services, effects, scope }));
    if (!isKept()) throw forgotten();
    return returned;
  } catch (error) {
    if (error instanceof AppError && error.details.current !== undefined && !isKept()) throw forgotten();
    throw error;
  }
};

/** Answers a read, on the pool. */
export const read = async (action: Action, checked: Checked): Promise<Outcome> => {
  const { toReply, db, services } = action;
  const effects: Effects = { audited: [], afterCommit: [] };
  const returned = await handle(db, action, checked, effects);
  await runAfterCommit(effects, services.log, checked.call.requestId);
  return { answer: toReply(returned), replayed: false };
};

const runAfterCommit = async ({ afterCommit }: Effects, log: Logger, requestId: string): Promise<void> => {
  for (const act of afterCommit) {
    await act().catch((err: unknown) => log.error({ err, requestId }, "What follows a commit failed"));
  }
};

/** A refusal that is committed travels out of the transaction as a value: thrown, it would roll back. */
type Ended = { readonly effects: Effects } & ({ readonly outcome: Outcome } | { readonly refusal: AppError });

const perform = async (
  db: Db,
  action: Action,
  checked: Checked,
  repeatable: Repeatable | undefined,
): Promise<Ended> => {
  const effects: Effects = { audited: [], afterCommit: [] };
  const claim = repeatable && (await claimKey(db, repeatable));
  const { call } = checked;
  const scene = {
    action: action.endpoint.write?.audit ?? call.operation,
    actor: call.caller,
    now: call.now,
    requestId: call.requestId,
    address: call.address,
  };
  try {
    const returned = await handle(db, action, checked, effects);
    // Whatever the handler made of it.
    claim?.ensureFree();
    const answer = action.toReply(returned);
    const answered = repeatable === undefined || answer instanceof RawReply ? undefined : { call: repeatable, answer };
    const entries = call.undoes === true ? await markUndoes(db, effects.audited) : effects.audited;
    await keepChanges(db, { scene, entries, answered });
    return { effects, outcome: { answer, replayed: false } };
  } catch (error) {
    // What was done before is answered as then, whatever would be refused now.
    await claim?.settle();
    if (!(error instanceof AppError) || !error.details.commit) throw error;
    await writeAudit(db, { ...scene, refusal: error.code }, effects.audited);
    if (repeatable !== undefined) await freeKey(db, repeatable);
    return { effects, refusal: error };
  }
};

/**
 * Does a write: key, effect, audit rows and events are kept together or not at all. Safe to send again under the same
 * key. Throws what the handler refuses.
 */
export const write = async (action: Action, checked: Checked, repeatable: Repeatable | undefined): Promise<Outcome> => {
  const ended = await tx(action.db, (db) => perform(db, action, checked, repeatable)).catch(
    async (error: unknown): Promise<Ended> => {
      if (!(error instanceof AlreadyDone) || repeatable === undefined) throw error;
      const first = await answerAgain(action.db, repeatable);
      return { effects: { audited: [], afterCommit: [] }, outcome: { answer: first, replayed: true } };
    },
  );
  if (ended.effects.audited.length > 0) action.services.events.changed();
  await runAfterCommit(ended.effects, action.services.log, checked.call.requestId);
  if ("refusal" in ended) throw ended.refusal;
  return ended.outcome;
};
