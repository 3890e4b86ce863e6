import type { Insertable } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { Random } from "../random.ts";

/** A row of the audit log. */
export type HistoryEntry = Insertable<Database["audit_log"]>;

/** What was done with an order of the demo, and what it became. */
export interface PastStep<State extends string> {
  readonly at: Date;
  readonly action: string;
  readonly to: State;
  /** The service itself where it is null. */
  readonly by: string | null;
  readonly told?: readonly { readonly field: string; readonly after: string | number | null }[];
}

/** What the audit log remembers of the steps of one thing, each from where the one before it led. */
export const entriesOf = <State extends string>(
  random: Random,
  { entity, id }: { readonly entity: string; readonly id: string },
  steps: readonly PastStep<State>[],
): readonly HistoryEntry[] =>
  steps.map(({ at, action, to, by, told = [] }, place) => {
    const before = steps[place - 1]?.to ?? null;
    const changes = [
      ...(before === to ? [] : [{ field: "state", before, after: to }]),
      ...told.map((one) => ({ ...one, before: null })),
    ];
    return {
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
      changes: JSON.stringify(changes),
      refusal: null,
      address: null,
      request_id: "demo",
    };
  });
