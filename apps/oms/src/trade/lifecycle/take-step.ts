import type { Selectable, Updateable } from "kysely";
import { targetsOf, type Lifecycle, type StepGiven } from "@o2r/api/contract/core";
import type { AuditEntry } from "../../audit/entry.ts";
import { updateRow, type VersionedTable } from "../../db/repository.ts";
import type { Database, Db } from "../../db/schema.ts";

/** Tables whose rows have a life. */
export type LivingTable = {
  [T in VersionedTable]: Selectable<Database[T]> extends { state: string } ? T : never;
}[VersionedTable];

/** Tables that say since when a row is in its state. */
type DatedTable = {
  [T in LivingTable]: Selectable<Database[T]> extends { state_since: unknown } ? T : never;
}[LivingTable];
const dated: Readonly<Record<DatedTable, true>> = { orders: true };

/** What a step writes beside the state and the stamps. */
export type StepValues<T extends LivingTable> = Omit<Updateable<Database[T]>, "id" | "version">;

interface Taking<T extends LivingTable> {
  readonly life: Pick<Lifecycle, "entity" | "states"> & { readonly steps: Readonly<Record<string, StepGiven<string>>> };
  readonly table: T;
  /** Held by the caller, in the version that stands. */
  readonly held: { readonly id: string; readonly version: number; readonly state: string };
  readonly step: string;
  /** Where it leads, when the step names several places. */
  readonly to?: string | undefined;
  readonly set?: StepValues<T> | undefined;
  readonly now: Date;
  readonly by: string | null;
}

/** Where a step leads from a state; throws where the table has no such step, which is a mistake of the service. */
const targetOf = ({ life, held, step, to }: Omit<Taking<LivingTable>, "set" | "table">): string => {
  const declared: StepGiven<string> | undefined = life.steps[step];
  const from: readonly string[] = declared?.from ?? [];
  const wrong = (why: string) => new Error(`${life.entity} ${held.id} in ${held.state}: ${step} ${why}`);
  if (declared === undefined || !from.includes(held.state)) throw wrong("is no step from there");
  const targets = targetsOf(declared);
  if (to !== undefined && !targets.includes(to)) throw wrong(`does not lead to ${to}`);
  const only = to ?? (targets.length === 1 ? targets[0] : undefined);
  if (targets.length === 0) return held.state;
  if (only === undefined) throw wrong("leads to several states, and none was chosen");
  return only;
};

/** Takes a step of a row that the caller holds: the only way in which a state is written. Returns the row as it is now. */
export const takeStep = async <T extends LivingTable>(db: Db, taking: Taking<T>): Promise<Selectable<Database[T]>> => {
  const { life, table, held, step, set, now, by } = taking;
  const state = targetOf(taking);
  // A living row has a state and stamps, whichever its table is; the builder cannot follow a table's name that is a type parameter.
  const values = {
    ...set,
    state,
    ...(state !== held.state && table in dated && { state_since: now }),
    updated_at: now,
    updated_by: by,
  } as unknown as StepValues<T>;
  const taken = await updateRow(db, table, held, values);
  if (taken === undefined) throw new Error(`${life.entity} ${held.id} was not held while it took the step ${step}`);
  return taken;
};

/** What the audit log hears of a step that is a part of something else. */
export const stepEntry = (
  { entity }: Pick<Lifecycle, "entity">,
  action: string,
  before: { readonly id: string; readonly version: number; readonly state: string; readonly warehouse_id?: string },
  after: { readonly state: string },
  more: {
    readonly alsoAt?: string;
    readonly before?: Readonly<Record<string, unknown>>;
    readonly after?: Readonly<Record<string, unknown>>;
  } = {},
): AuditEntry => ({
  entity,
  id: before.id,
  action: `${entity}.${action}`,
  version: before.version + 1,
  ...(before.warehouse_id !== undefined && { warehouseId: before.warehouse_id }),
  ...(more.alsoAt !== undefined && { alsoAt: more.alsoAt }),
  before: { state: before.state, ...more.before },
  after: { state: after.state, ...more.after },
});
