import type { Insertable } from "kysely";
import type { Database } from "../db/schema.ts";
import type { Random } from "./random.ts";

/** A row of the audit log. */
export type HistoryEntry = Insertable<Database["audit_log"]>;

/** What became of a field. */
export interface PastChange {
  readonly field: string;
  readonly before?: unknown;
  readonly after: unknown;
}

interface PastAct {
  readonly entity: string;
  readonly id: string;
  readonly at: Date;
  readonly action: string;
  /** The service itself where it is null. */
  readonly by: string | null;
  readonly changes: readonly PastChange[];
}

/** What the audit log remembers of something that was done in the demo's past. */
export const historyEntry = (random: Random, { entity, id, at, action, by, changes }: PastAct): HistoryEntry => ({
  id: random.id(at),
  at,
  action: `${entity}.${action}`,
  entity,
  entity_id: id,
  // The rows of the demo have not been changed since they were made.
  version: 1,
  actor_id: by,
  actor_username: null,
  actor_type: null,
  changes: JSON.stringify(changes.map((one) => ({ before: null, ...one }))),
  refusal: null,
  address: null,
  request_id: "demo",
});

/** What was done with an order of the demo, and what it became. */
export interface PastStep<State extends string> extends Pick<PastAct, "at" | "action" | "by"> {
  readonly to: State;
  readonly told?: readonly { readonly field: string; readonly after: string | number | null }[];
}

/** What the audit log remembers of the steps of one thing, each from where the one before it led. */
export const entriesOf = <State extends string>(
  random: Random,
  of: Pick<PastAct, "entity" | "id">,
  steps: readonly PastStep<State>[],
): readonly HistoryEntry[] =>
  steps.map(({ to, told = [], ...step }, place) => {
    const before = steps[place - 1]?.to ?? null;
    const moved = before === to ? [] : [{ field: "state", before, after: to }];
    return historyEntry(random, { ...of, ...step, changes: [...moved, ...told] });
  });
