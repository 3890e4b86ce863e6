import {
  isPersonal,
  may,
  targetsOf,
  type AnyEndpoint,
  type Lifecycle,
  type PersonStepGiven,
  type StepGiven,
  type UserType,
} from "@o2r/api/contract/core";
import { expect, it } from "vitest";
import type { Client, Received } from "../../../test/client.ts";

interface Row {
  readonly id: string;
  readonly version: number;
  readonly state: string;
}

/** What somebody is told beforehand of a step. */
interface Told {
  readonly step: string;
  readonly allowed: boolean;
  readonly reason: string | null;
}

/** A row that nobody has changed since it was made, with what was told of it to whom. */
interface Standing {
  readonly row: Row;
  readonly told: Map<Client, readonly Told[]>;
}

/** What a walk through a lifecycle needs. */
export interface Walk {
  readonly life: Pick<Lifecycle, "name" | "states" | "steps"> & { readonly endpoints: object };
  /** A new row in a state, made by nobody of `people`. */
  readonly make: (state: string) => Promise<Row>;
  readonly read: (id: string) => Promise<Row>;
  /** Who tries, by user type; each reaches the rows. The first that may take a step is who wins or loses a race. */
  readonly people: Readonly<Partial<Record<UserType, Client>>>;
  /** Whom every row names as its own, who takes the steps that nobody else may. */
  readonly own?: Client;
  /** Where the clock takes a row on at once after a step, by the step. */
  readonly settles?: Readonly<Record<string, string>>;
  /** What each step of a row is sent, where it is sent anything. */
  readonly bodies?: Readonly<Record<string, (row: { readonly id: string }) => unknown>>;
}

/** Whether a user type may take a step of a row that somebody else has made. */
const mayTake = (role: UserType, { allow, takers = [{}] }: PersonStepGiven<string>): boolean =>
  may(role, allow) && takers.some((taker) => taker.is === undefined && (!taker.allow || may(role, taker.allow)));

/**
 * Tests that every lifecycle has in common, over HTTP: every step from every state by every role goes where the table
 * says or is refused and changes nothing, what is told of it beforehand is what happens, and of twenty who take a step
 * at once one does.
 */
export const walkLifecycle = ({ life, make, read, people, own, settles = {}, bodies = {} }: Walk): void => {
  const steps = Object.entries(life.steps).flatMap(([key, step]) => (isPersonal(step) ? [[key, step] as const] : []));
  const states = Object.keys(life.states);
  const roles = Object.entries(people) as [UserType, Client][]; // the keys of the record
  const leadsOf = (key: string, step: StepGiven<string>): readonly string[] => {
    const settled = settles[key];
    return settled === undefined ? targetsOf(step) : [settled];
  };
  const take = async (key: string, row: Row, as: Client): Promise<Received<Row>> => {
    const { id, version } = row;
    const endpoint = Reflect.get(life.endpoints, key) as AnyEndpoint; // each step that people take has one
    const body = await bodies[key]?.(row);
    return as.call(endpoint, { params: { id }, version, ...(body !== undefined && { body }) });
  };
  const ask = async ({ id }: Row, as: Client): Promise<readonly Told[]> =>
    (await as.call(Reflect.get(life.endpoints, "actions") as AnyEndpoint, { params: { id } })).payload;

  const standing = new Map<string, Standing>();
  /** A row in a state: the one that the last refused step has left as it was, or a new one. */
  const standIn = async (state: string): Promise<Standing> => {
    const last = standing.get(state);
    if (last !== undefined) {
      const { row } = last;
      const now = await read(row.id);
      if (now.version === row.version && now.state === row.state) return last;
    }
    const next = { row: await make(state), told: new Map<Client, readonly Told[]>() };
    standing.set(state, next);
    return next;
  };
  /** What somebody is told of all steps of a row; asked once, since it holds as long as nobody changes the row. */
  const toldOf = async ({ row, told }: Standing, as: Client): Promise<readonly Told[]> => {
    const known = told.get(as) ?? (await ask(row, as));
    told.set(as, known);
    return known;
  };

  it.each(steps)("takes %s from where the table says, by whom it says, and from nowhere else", async (key, step) => {
    const leads = leadsOf(key, step);
    const met: unknown[] = [];
    const meant: unknown[] = [];
    for (const state of states) {
      let tried: Standing | undefined;
      for (const [role, client] of roles) {
        tried ??= await standIn(state);
        const { row } = tried;
        const isAllowed = mayTake(role, step);
        const fits = step.from.includes(state);
        const action = (await toldOf(tried, client))?.find((one) => one.step === key);
        const { status } = await take(key, row, client);
        const now = await read(row.id);
        const ended = status === 200 || now.version === row.version ? now.state : "changed";
        met.push([state, role, status, ended, action?.allowed ?? false, action?.reason === null]);
        const target = leads.length === 0 ? state : leads.includes(ended) ? ended : leads[0];
        const takes = isAllowed && fits;
        const refusal = may(role, step.allow) && !fits ? 409 : 403;
        meant.push([state, role, takes ? 200 : refusal, takes ? target : state, takes, takes]);
        if (status !== 200) continue;
        standing.delete(state);
        tried = undefined;
      }
    }
    expect(met).toEqual(meant);
  });

  it.each(steps)("lets one of twenty who take %s at once win", async (key, step) => {
    const late = step.late === undefined ? 412 : 409;
    const [, client] = roles.find(([role]) => mayTake(role, step)) ?? [undefined, own];
    const [state] = step.from;
    if (client === undefined || state === undefined) throw new Error(`nobody is here who may take ${key}`);
    const { row } = await standIn(state);
    standing.delete(state);
    const answers = await Promise.all(Array.from({ length: 20 }, () => take(key, row, client)));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array<number>(19).fill(late)]);
    expect([...leadsOf(key, step), ...(step.to === undefined ? [state] : [])]).toContain((await read(row.id)).state);
  });
};
