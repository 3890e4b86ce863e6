import { withArticle } from "../thing/article.ts";
import { may } from "../access/permissions.ts";
import type {
  Lifecycle,
  LifeRow,
  PersonStepGiven,
  StateGiven,
  StepGiven,
  StepPerson,
  TakerGiven,
  UndoGiven,
} from "./lifecycle.types.ts";

/** As much of a lifecycle as decides. */
type Deciding = {
  readonly name: Lifecycle["name"];
  readonly states: Readonly<Record<string, StateGiven>>;
  readonly steps: Readonly<Record<string, StepGiven<string>>>;
};

/** Whether people take a step, and not the clock or the service. */
export const isPersonal = <S extends string>(step: StepGiven<S>): step is PersonStepGiven<S> => !("by" in step);

const includes = (states: readonly string[] | undefined, state: string): boolean =>
  states === undefined || states.includes(state);

/** Where a step leads: nowhere when the state stays. */
export const targetsOf = ({ to }: Pick<StepGiven<string>, "to">): readonly string[] =>
  to === undefined ? [] : typeof to === "string" ? [to] : to;

/**
 * Whether a step may be taken: if not, because nobody can from this state (`state`) or as the row is (`row`), because others
 * can (`person`), or because the person has a part in it that bars them (`own`), with the reason in words.
 */
export type StepDecision =
  | { readonly ok: true }
  | { readonly ok: false; readonly because: "state" | "row" | "person" | "own"; readonly reason: string };

const denied = "You do not have access to this.";

/** Whether a field of a row names somebody, alone or among others. */
const names = (row: LifeRow, field: string, id: string): boolean => {
  const value: unknown = Reflect.get(row, field);
  return Array.isArray(value) ? value.includes(id) : value === id;
};

/** Why one kind of people does not include a person; null when it does. */
const misfit = (taker: TakerGiven<string>, row: LifeRow, person: StepPerson): string | null => {
  if (!includes(taker.from, row.state)) return denied;
  if (taker.allow !== undefined && !may(person.userType, taker.allow)) return denied;
  if (taker.is !== undefined && Reflect.get(row, taker.is) !== person.id) return denied;
  const own = Object.entries(taker.isNot ?? {}).find(([field]) => names(row, field, person.id));
  return own?.[1] ?? null;
};

/** A sentence with the row's values in the place of `{field}`. */
export const fillIn = (text: string, row: object): string =>
  text.replace(/\{(\w+)\}/g, (_, field: string) => {
    const value: unknown = Reflect.get(row, field);
    return typeof value === "string" || typeof value === "number" ? String(value) : "";
  });

/** What those hear who come too late for a step; undefined where nobody was first, because a field of the sentence is empty. */
const lateReason = ({ late }: PersonStepGiven<string>, row: LifeRow): string | undefined =>
  late === undefined || [...late.matchAll(/\{(\w+)\}/g)].some(([, field = ""]) => !Reflect.get(row, field))
    ? undefined
    : fillIn(late, row);

/** Why a row in a state cannot take a step: "A request that is approved cannot be refused", or is so already. */
export const stateReason = ({ name, states, steps }: Deciding, state: string, key: string): string => {
  const { is, label = state } = states[state] ?? {};
  const step: StepGiven<string> | undefined = steps[key];
  const { done, doneInEnglish = done } = step !== undefined && isPersonal(step) ? step : { done: key };
  const now = is ?? label.toLowerCase();
  // Other languages may say what is done in other words than how it then stands.
  const isDone = now === done || (is === undefined && doneInEnglish.replaceAll(" ", "_").toUpperCase() === state);
  const sentence = isDone
    ? `This ${name.one} is ${done} already`
    : `${withArticle(name.one)} that is ${now} cannot be ${done}`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
};

/** Decides a step of a row, by its state and by who asks. Guards, which look at other rows, are the service's. */
export const decideStep = (life: Deciding, row: LifeRow, key: string, person: StepPerson): StepDecision => {
  const step: StepGiven<string> | undefined = life.steps[key];
  if (step === undefined || !isPersonal(step) || !may(person.userType, step.allow))
    return { ok: false, because: "person", reason: denied };
  if (!includes(step.from, row.state))
    return { ok: false, because: "state", reason: lateReason(step, row) ?? stateReason(life, row.state, key) };
  const missing = Object.entries(step.needs ?? {}).find(([field]) => !Reflect.get(row, field));
  if (missing) return { ok: false, because: "row", reason: missing[1] };
  const misfits = (step.takers ?? [{}]).map((taker) => misfit(taker, row, person));
  if (misfits.includes(null)) return { ok: true };
  const own = misfits.find((why) => why !== denied);
  return own ? { ok: false, because: "own", reason: own } : { ok: false, because: "person", reason: denied };
};

/** How a row is led back: by which step, and what of it as it was before that step is sent. */
type WayBack = Pick<UndoGiven, "step"> & Partial<UndoGiven>;

/** What the table says takes back a step, where nobody need be asked for anything; undefined where nothing does. */
export const undoOf = ({ steps }: Pick<Deciding, "steps">, key: string): WayBack | undefined => {
  const step: StepGiven<string> | undefined = steps[key];
  if (step === undefined || !isPersonal(step) || step.undo === undefined) return undefined;
  const way: WayBack = typeof step.undo === "string" ? { step: step.undo } : step.undo;
  const back: StepGiven<string> | undefined = steps[way.step];
  if (back === undefined || !isPersonal(back)) return undefined;
  const asks = back.form !== undefined || back.body !== undefined;
  return asks && way.sends === undefined ? undefined : way;
};

/** Whether a way back leads from the state that a row has now to the one that it had. */
const leadsTo = (
  { steps }: Pick<Deciding, "steps">,
  { step, sends, otherState }: WayBack,
  before: string,
  now: string,
): boolean => {
  const targets = targetsOf(steps[step] ?? {});
  if (otherState) return true;
  // By its own earlier values a row is led back within its state.
  if (sends !== undefined) return before === now && (targets.length === 0 || targets.includes(now));
  return targets.length === 1 && targets[0] === before;
};

/** The step that takes back another, and what it is sent. */
export interface StepBack {
  readonly step: string;
  readonly body?: Readonly<Record<string, unknown>>;
}

/**
 * The step by which a person may take back what a step has just done to a row: it leads to where the row was before. Undefined
 * where there is none. Whether other rows allow it is the service's to say.
 *
 * @param rows `before` needs to have the state and what the way back sends; where it lacks that, or has nothing there, there
 *   is no way back
 */
export const stepBack = (
  life: Deciding,
  key: string,
  { before, after }: { readonly before: LifeRow; readonly after: LifeRow },
  person: StepPerson,
): StepBack | undefined => {
  const way = undoOf(life, key);
  if (way === undefined || !decideStep(life, after, way.step, person).ok) return undefined;
  if (!leadsTo(life, way, before.state, after.state)) return undefined;
  const { step, sends } = way;
  if (sends === undefined) return { step };
  const body = Object.entries(sends).map(([field, of]) => [field, Reflect.get(before, of) as unknown] as const);
  return body.some(([, value]) => value == null || value === "") ? undefined : { step, body: Object.fromEntries(body) };
};
