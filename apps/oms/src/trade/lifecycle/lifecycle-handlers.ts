import type { Expression, Selectable, SqlBool } from "kysely";
import {
  decideStep,
  isPersonal,
  type StepAnswer,
  type BodyOfStep,
  type Endpoint,
  type Lifecycle,
  type LifeRow,
  type OneRow,
  type PersonalSteps,
  type PersonStepGiven,
  type StepEndpoints,
  type StepGiven,
} from "@o2r/api/contract/core";
import { readHistory } from "../../audit/history.ts";
import { lockRow, readRow } from "../../db/repository.ts";
import type { Database, Db } from "../../db/schema.ts";
import { AppError, conflict, invalid, notFound, stale } from "../../app-error.ts";
import type { Context, Handler, Scope } from "../../http/context.ts";
import { checkOptions } from "../check-options.ts";
import { takeStep, type LivingTable, type StepValues } from "./take-step.ts";
import { tell } from "./tell.ts";

/** The names of the guards that a table of steps speaks of. */
type GuardsOf<Steps> = {
  [K in keyof Steps]: Steps[K] extends { readonly guard: infer G extends string } ? G : never;
}[keyof Steps];

/** A row as its steps answer it. */
export interface LivingRow extends LifeRow {
  readonly id: string;
  readonly version: number;
}

/** The call of a step that is sent `Body`. */
export type StepCall<Row, Body> = Context<Endpoint<OneRow, undefined, Body, Row>>;

/** The row that a step is about, held until the transaction ends. */
export interface Held<Row, T extends LivingTable> {
  /** As it is stored. */
  readonly held: Selectable<Database[T]>;
  /** As it is answered. */
  readonly row: Row;
}

/** What a step does beside moving the row to its next state. */
export interface StepEffect<T extends LivingTable> {
  /** Where it leads, when the step names several places. */
  readonly to?: string;
  /** Further columns of the row. */
  readonly set?: StepValues<T>;
  /** What the audit log says of it beside the state. */
  readonly told?: Readonly<Record<string, unknown>>;
  /** The id of the row that it is answered with, when that is another than this one. */
  readonly answer?: string;
  /** What follows in the same transaction, once the row has its next state. */
  readonly after?: (taken: Selectable<Database[T]>) => Promise<void>;
}

/** Why a step cannot be taken now, in words for people; null when it can. */
export type Guard<T extends LivingTable> = (asked: {
  readonly db: Db;
  readonly held: Selectable<Database[T]>;
  readonly now: Date;
}) => Promise<string | null>;

/** What is special about a thing with a life. */
export interface LifecycleHandlersGiven<
  Row extends LivingRow,
  S extends string,
  Steps extends Readonly<Record<string, StepGiven<S>>>,
  T extends LivingTable,
> {
  readonly life: Pick<Lifecycle<Row, S, Steps>, "entity" | "name" | "states" | "steps">;
  readonly table: T;
  /** As people call one at the beginning of a sentence: `Request`. */
  readonly noun: string;
  /** Which rows are within reach, as a condition on the table; left out where everybody reaches all of them. */
  readonly within?: (scope: Scope) => Expression<SqlBool>;
  readonly read: (db: Db, id: string, now: Date) => Promise<Row>;
  /** Holds what must be held before the row, so that nobody waits for each other. */
  readonly holdFirst?: (db: Db, id: string) => Promise<void>;
  /** What each step does. One that only moves the row on is left out. */
  readonly effects: {
    readonly [K in PersonalSteps<Steps>]?: (
      call: StepCall<Row, BodyOfStep<Steps[K]>>,
      at: Held<Row, T>,
    ) => Promise<StepEffect<T>>;
  };
  readonly guards: Readonly<Record<GuardsOf<Steps>, Guard<T>>>;
  /** Another warehouse than the row's own whose staff hear of each step, too. */
  readonly alsoAt?: (held: Selectable<Database[T]>) => string;
  /** What the audit log compares; the state unless told. */
  readonly audited?: (row: Row) => Readonly<Record<string, unknown>>;
}

/** The handlers of a table of steps: one for each that people take, and `actions`. */
export type StepHandlers<Row, Steps> = {
  readonly [K in keyof StepEndpoints<Row, Steps>]: Handler<StepEndpoints<Row, Steps>[K]>;
};

/**
 * The handlers of a thing with a life. Each step holds the row, compares its version, its state, who asks and the guard,
 * in this order; then it takes effect, and is stamped, audited and told of.
 */
export const lifecycleHandlers = <
  Row extends LivingRow,
  S extends string,
  Steps extends Readonly<Record<string, StepGiven<S>>>,
  T extends LivingTable,
>({
  life,
  table,
  noun,
  within,
  read,
  holdFirst,
  effects,
  guards,
  alsoAt,
  audited = ({ state }) => ({ state }),
}: LifecycleHandlersGiven<Row, S, Steps, T>): StepHandlers<Row, Steps> => {
  type AnyCall = StepCall<Row, unknown>;
  const { entity } = life;
  const personal = Object.entries<StepGiven<S>>(life.steps).flatMap(([key, step]) =>
    isPersonal(step) ? [[key, step] as const] : [],
  );
  const guardOf = ({ guard }: PersonStepGiven<S>): Guard<T> | undefined =>
    guard === undefined ? undefined : (guards as Readonly<Record<string, Guard<T>>>)[guard]; // every name stands in the table
  const warehouseOf = (held: object): string | undefined => {
    const id: unknown = Reflect.get(held, "warehouse_id");
    return typeof id === "string" ? id : undefined;
  };

  const take = async (key: string, step: PersonStepGiven<S>, call: AnyCall): Promise<Row> => {
    const { db, actor, now, audit, params } = call;
    const { id } = params;
    await holdFirst?.(db, id);
    const held = await lockRow(db, table, id, within?.(call.scope));
    if (held === undefined) throw notFound(noun);
    const row = await read(db, id, now);
    if (step.late === undefined && row.version !== call.version)
      throw stale({ row, changes: await readHistory(db, { entity, id, sinceVersion: call.version }) });
    const decision = decideStep(life, row, key, actor);
    if (!decision.ok)
      throw decision.because === "state" || decision.because === "row"
        ? conflict(decision.reason)
        : new AppError("access.denied", decision.reason);
    const off = step.form ? await checkOptions(db, step.form, Object(call.body), null) : [];
    if (off.length > 0) throw invalid(off);
    const refusal = await guardOf(step)?.({ db, held, now });
    if (refusal) throw conflict(refusal);
    // The effects are of the steps of the table, each with the body that its endpoint takes.
    const effect = (effects as Readonly<Record<string, (call: AnyCall, at: Held<Row, T>) => Promise<StepEffect<T>>>>)[
      key
    ];
    const { to, set, told, answer, after: follow }: StepEffect<T> = (await effect?.(call, { held, row })) ?? {};
    const taken = await takeStep(db, {
      life,
      table,
      // A living table has these columns; the builder cannot say so of a type parameter.
      held: held as unknown as { id: string; version: number; state: string },
      step: key,
      to,
      set,
      now,
      by: actor.id,
    });
    await follow?.(taken);
    const after = await read(db, id, now);
    const warehouseId = warehouseOf(held);
    audit({
      entity,
      id,
      version: after.version,
      ...(warehouseId !== undefined && { warehouseId }),
      ...(alsoAt !== undefined && { alsoAt: alsoAt(held) }),
      before: audited(row),
      after: { ...audited(after), ...told },
    });
    await tell(db, step.tells, { row: after, warehouseId, by: actor.id, now });
    return answer === undefined ? after : read(db, answer, now);
  };

  const actions = async (
    call: Context<Endpoint<OneRow, undefined, undefined, StepAnswer[]>>,
  ): Promise<StepAnswer[]> => {
    const { db, actor, now, params } = call;
    const held = await readRow(db, table, params.id, { scope: within?.(call.scope) });
    if (held === undefined) throw notFound(noun);
    const row = await read(db, params.id, now);
    return Promise.all(
      personal.map(async ([step, given]): Promise<StepAnswer> => {
        const decision = decideStep(life, row, step, actor);
        const reason = decision.ok ? ((await guardOf(given)?.({ db, held, now })) ?? null) : decision.reason;
        return { step, label: given.label, allowed: reason === null, reason };
      }),
    );
  };

  const handlers = personal.map(([key, step]) => [key, (call: AnyCall) => take(key, step, call)] as const);
  // Made from the table entry by entry, which TypeScript cannot follow.
  return { ...Object.fromEntries(handlers), actions } as unknown as StepHandlers<Row, Steps>;
};
