import { readsOf, readsOfComparison } from "../compile/reads.ts";
import type { Scalar } from "../definition/condition.ts";
import type { FormDefinition } from "../definition/form.ts";
import { createSpeech, sayCondition } from "../explain/speech.ts";
import { all, both, negate, some } from "../lint/satisfy/answer.ts";
import { opaque } from "../lint/satisfy/domains.ts";
import { atomsOf, groundOf, type Ground, type PlacedField } from "../lint/satisfy/ground.ts";
import { createSearch, type Given, type Goal, type Search } from "../lint/satisfy/search.ts";

/** How much is tried. */
export interface ExploreOptions {
  /** All values that each fact can have; a fact that is not named is taken to have any value the form asks about. */
  readonly facts?: Readonly<Record<string, readonly Scalar[]>>;
  /** How many combinations of choices are looked at before it gives up; 2,000 by default. */
  readonly budget?: number;
}

/** Givens after which nothing that is entered elsewhere can be saved. */
export interface DeadEnd {
  /** The choices that lead there, and no others; nothing chosen is `null`, facts are named `fact:mode`. */
  readonly choices: Readonly<Record<string, Scalar | readonly Scalar[] | null>>;
  /** What cannot all be so then. */
  readonly because: readonly string[];
}

/** What was found by trying combinations of choices. */
export interface Exploration {
  readonly deadEnds: readonly DeadEnd[];
  /** How many combinations of choices were looked at. */
  readonly states: number;
  /** Whether every combination was looked at, and each could be decided. */
  readonly complete: boolean;
}

/** Something that must be so before the form can be saved. */
interface Demand {
  readonly words: string;
  readonly goal: Goal;
  /** The field that has to be filled, and nothing else. */
  readonly fills?: string;
}

/** Each combination may try so many values. */
const triesPerState = 200;

/**
 * Walks through what can be chosen in a form (options, ticks, facts) and looks for dead ends: choices under which no
 * values of the other fields can be saved. What a pattern or a named check accepts is taken to be anything, so what is
 * found is certain.
 */
export const explore = (form: FormDefinition, { facts = {}, budget = 2_000 }: ExploreOptions = {}): Exploration => {
  const ground = groundOf(form);
  const search = createSearch(ground, { facts, budget: budget * triesPerState });
  const demands = demandsOf(form, ground, search);
  const choosers = choosersOf(ground);
  const deadEnds: Narrowed[] = [];
  let states = 0;
  let complete = true;

  const walk = (choice: Given, next: number): void => {
    if (states >= budget) {
      complete = false;
      return;
    }
    states += 1;
    const verdict = search.find(meeting(demands), choice);
    if (verdict === "unknown") complete = false;
    if (verdict === "impossible") {
      if (!deadEnds.some((known) => isWithin(known.choice, choice))) deadEnds.push(narrow(choice, demands, search));
      return;
    }
    const key = choosers[next];
    if (key === undefined) return;
    const placed = ground.fields.get(key);
    // What is not there cannot be chosen.
    if (placed && search.find(({ active }) => active(placed), choice) === "impossible") walk(choice, next + 1);
    else for (const value of search.domain(key)) walk(new Map(choice).set(key, value), next + 1);
  };
  walk(new Map(), 0);
  return { deadEnds: deadEnds.filter((end) => !isUnfinished(end)).map(toDeadEnd), states, complete };
};

const meeting =
  (demands: readonly Demand[]): Goal =>
  (ask) =>
    all(demands, ({ goal }) => goal(ask));

const isWithin = (part: Given, whole: Given): boolean =>
  [...part].every(([key, value]) => whole.has(key) && whole.get(key) === value);

interface Narrowed {
  readonly choice: Given;
  readonly core: readonly Demand[];
}

/** Only what is wanted has not been chosen yet: that is no dead end. */
const isUnfinished = ({ choice, core: [first, ...others] }: Narrowed): boolean => {
  const wanted = first?.fills;
  if (wanted === undefined || others.length > 0 || !choice.has(wanted)) return false;
  const chosen = choice.get(wanted);
  return chosen === undefined || chosen === false;
};

/** The same dead end with the fewest choices, and of what must be so only what excludes each other. */
const narrow = (choice: Given, demands: readonly Demand[], search: Search): Narrowed => {
  const isDead = (some: Given, wanted: readonly Demand[]): boolean =>
    search.find(meeting(wanted), some) === "impossible";
  const fewest = new Map(choice);
  for (const [key, value] of choice) {
    fewest.delete(key);
    if (!isDead(fewest, demands)) fewest.set(key, value);
  }
  let core = demands;
  for (const demand of demands) {
    const smaller = core.filter((other) => other !== demand);
    if (isDead(fewest, smaller)) core = smaller;
  }
  return { choice: fewest, core };
};

const toDeadEnd = ({ choice, core }: Narrowed): DeadEnd => ({
  choices: Object.fromEntries(
    [...choice].map(([key, value]) => [key, value === undefined || value === opaque ? null : value]),
  ),
  because: core.map(({ words }) => words),
});

/** Facts first, then the fields with a few fixed values that something depends on, in the order in which they settle. */
const choosersOf = ({ fields, conditions, rules }: Ground): readonly string[] => {
  const facts = conditions.flatMap(({ condition, path }) =>
    atomsOf(condition, path).flatMap(({ atom }) => ("fact" in atom ? `fact:${atom.fact}` : [])),
  );
  const read = new Set([
    ...conditions.flatMap(({ condition, path, at }) => readsOf(condition, path).map(at)),
    ...rules.flatMap(({ rule, path, at }) => readsOfComparison(rule.compare, path).map(at)),
  ]);
  const chosen = [...fields.values()].filter((placed) => read.has(placed.key) && hasFewValues(placed));
  return [...new Set(facts), ...chosen.map(({ key }) => key)];
};

const hasFewValues = ({ field, list }: PlacedField): boolean =>
  list === undefined &&
  (field.kind === "checkbox" ||
    field.kind === "switch" ||
    ((field.kind === "select" || field.kind === "multiSelect") && !("source" in field.options)));

const demandsOf = (form: FormDefinition, ground: Ground, search: Search): readonly Demand[] => {
  // The rules of a row bind nobody while there is no row.
  const inRow = (list: string | undefined, goal: Goal): Goal =>
    list === undefined ? goal : (ask) => some([() => negate(ask.filled(list)), () => goal(ask)], (part) => part());
  const filled = [...ground.fields.values()].flatMap((placed): readonly Demand[] => {
    const { required, label } = placed.field;
    if ((required === undefined && fewest(placed) === 0) || isEasy(placed, ground, search)) return [];
    const when =
      typeof required === "object" ? ` where ${sayCondition(required, createSpeech(form, {}, placed.list))}` : "";
    return [
      { words: `${label} must be filled${when}`, goal: inRow(placed.list, satisfied(placed)), fills: placed.key },
    ];
  });
  const kept = ground.rules.map((placed): Demand => ({
    words: sayCondition({ compare: placed.rule.compare }, createSpeech(form, {}, placed.list)),
    goal: inRow(placed.list, (ask) => ask.kept(placed)),
  }));
  return [...filled, ...kept];
};

/** The field owes nothing, or is filled. */
const satisfied =
  (placed: PlacedField): Goal =>
  (ask) => {
    const { required, readOnly, derive } = placed.field;
    const owes = () =>
      both(
        () => ask.active(placed),
        () => fewest(placed) > 0 || ask.holds(required, false, placed.at),
        () => derive !== undefined || negate(ask.holds(readOnly, false, placed.at)),
      );
    return some([() => negate(owes()), () => ask.filled(placed.key)], (part) => part());
  };

const fewest = ({ field }: PlacedField): number => (field.kind === "list" ? (field.minItems ?? 0) : 0);

/** Always required, with nothing that speaks of it: it only has to be filled, and can be. */
const isEasy = ({ key, field }: PlacedField, { conditions, rules }: Ground, search: Search): boolean =>
  field.kind !== "list" &&
  field.required === true &&
  field.visible === undefined &&
  field.enabled === undefined &&
  search.domain(key).some((value) => value !== undefined && value !== false) &&
  !conditions.some(({ condition, path, at }) => readsOf(condition, path).some((name) => at(name) === key)) &&
  !rules.some(({ rule, path, at }) => readsOfComparison(rule.compare, path).some((name) => at(name) === key));
