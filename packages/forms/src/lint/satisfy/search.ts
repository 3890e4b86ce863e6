import type { Scalar } from "../../definition/condition.ts";
import type { Reader } from "../../engine/evaluate.ts";
import { addDays } from "../../engine/today.ts";
import { all, both, isNeed, type Answer } from "./answer.ts";
import { createAsk, guessed, visibilityOf, type Ask, type Choice } from "./ask.ts";
import { createDomains, type Representative } from "./domains.ts";
import { readsOf } from "../../compile/reads.ts";
import type { Ground, PlacedField } from "./ground.ts";
import { isUnfit } from "./holdable.ts";
import { epoch, mentionsOf } from "./mentions.ts";

/** A wish about a form, answered under the values chosen so far. */
export type Goal = (ask: Ask) => Answer;

/** Whether some values fulfil a goal; `unknown` where they cannot all be tried, or only a guess fulfils it. */
export type Verdict = "possible" | "impossible" | "unknown";

/** Values that are not to be chosen any more. */
export type Given = ReadonlyMap<string, Representative>;

export interface Search {
  /** Whether nothing at all shows the field, for certain. What shows nothing is not looked into again. */
  readonly isDead: (placed: PlacedField) => boolean;
  readonly find: (goal: Goal, given?: Given) => Verdict;
  readonly domain: (key: string) => readonly Representative[];
}

export interface SearchOptions {
  readonly facts?: Readonly<Record<string, readonly Scalar[]>>;
  readonly budget?: number;
}

/** One question alone may not use up what all others need. */
const mostPerQuestion = 4_000;
/** So many values may be tried on top of what made earlier questions possible. */
const fewSteps = 20;
/** Conditions that read each other this deep are not followed: the stack would not bear it. */
const deepest = 500;

/**
 * Looks for values that fulfil a goal. It chooses a value only where the goal cannot be decided without it, so a field
 * that is hidden by what was chosen before is never tried.
 */
export const createSearch = (ground: Ground, { facts = {}, budget = 100_000 }: SearchOptions = {}): Search => {
  const mentions = mentionsOf(ground);
  const days = new Map<number, string>();
  const day: Reader["day"] = (offset) => {
    const known = days.get(offset) ?? addDays(epoch, offset);
    days.set(offset, known);
    return known;
  };
  const fieldDomain = createDomains(ground, mentions);
  const tooDeep = isDeeperThan(deepest, ground);
  // What made the last questions possible is tried first: the next ones are often about the same situation.
  const favourites = new Map<string, Representative>();
  // Answers that are right whatever is chosen.
  const certain = new Map<string, boolean>();
  let left = budget;

  const factDomain = (key: string): readonly Representative[] => {
    const name = key.slice("fact:".length);
    const known = Object.hasOwn(facts, name) ? facts[name] : undefined;
    // A fact that can have no value is not there.
    if (known) return known.length > 0 ? known : [undefined];
    return [...new Set(mentions.constants(key).filter((value) => typeof value !== "object")), undefined];
  };
  const domain = (key: string): readonly Representative[] =>
    key.startsWith("fact:") ? factDomain(key) : key.startsWith(guessed) ? [true, false] : fieldDomain(key);
  const inOrder = (key: string): readonly Representative[] => {
    const values = domain(key);
    const favourite = favourites.get(key);
    return favourites.has(key) && values.includes(favourite)
      ? [favourite, ...values.filter((value) => value !== favourite)]
      : values;
  };

  const unfit = (chosen: Given): readonly PlacedField[] =>
    [...chosen].flatMap(([key, value]) => {
      const placed = ground.fields.get(key);
      return placed && isUnfit(placed, value) ? [placed] : [];
    });
  const walk = (goal: Goal, given: Given, base: Given, limit: number): Verdict => {
    const own = new Map<string, Representative>(given);
    const choice: Choice = {
      has: (key) => own.has(key) || base.has(key),
      get: (key) => (own.has(key) ? own.get(key) : base.get(key)),
    };
    const settled = new Map(certain);
    const ask = createAsk(ground, choice, settled, day);
    let verdict: Verdict = "impossible";
    let spent = 0;
    /** A field holds what it could not be filled with only while it is read-only. */
    const whole: Goal = () =>
      both(
        () => goal(ask),
        () => all(unfit(own), ask.readOnly),
      );
    const visit = (): boolean => {
      const answer = whole(ask);
      if (!isNeed(answer)) return answer;
      const before = settled.size;
      for (const value of inOrder(answer.needs)) {
        spent += 1;
        if (spent > limit) {
          verdict = "unknown";
          return false;
        }
        own.set(answer.needs, value);
        if (visit()) return true;
        own.delete(answer.needs);
        forgetSince(before, settled);
      }
      return false;
    };
    const found = visit();
    left -= spent;
    if (!found) return verdict;
    if ([...own.keys()].some((key) => key.startsWith(guessed))) return "unknown";
    const kept = new Set(unfit(own).map(({ key }) => key));
    for (const [key, value] of own) if (!kept.has(key)) favourites.set(key, value);
    return "possible";
  };

  const find: Search["find"] = (goal, given = nothing) => {
    if (tooDeep || left <= 0) return "unknown";
    // A long chain of fields is walked once, not again for each of its links.
    return walk(goal, given, favourites, fewSteps) === "possible"
      ? "possible"
      : walk(goal, given, nothing, Math.min(left, mostPerQuestion));
  };
  const dead = new Set<string>();
  for (const placed of ground.fields.values()) {
    const goal: Goal = ({ visible }) => visible(placed);
    if ((placed.field.visible || placed.list) && find(goal) === "impossible") {
      dead.add(placed.key);
      certain.set(visibilityOf(placed), false);
    }
  }
  return { domain, find, isDead: ({ key }) => dead.has(key) };
};

const nothing: Given = new Map();

/** A map keeps the order in which its keys were set. */
const forgetSince = (before: number, settled: Map<string, boolean>): void => {
  for (const key of [...settled.keys()].slice(before)) settled.delete(key);
};

const isDeeperThan = (limit: number, { fields }: Ground): boolean => {
  const depths = new Map<string, number>();
  const stack = [...fields.values()];
  // A field is met again after what it reads; in a definition that compiles there is no cycle.
  for (let placed = stack.pop(); placed; placed = stack.pop()) {
    if (depths.has(placed.key)) continue;
    const reads = readBy(placed).flatMap((key) => fields.get(key) ?? []);
    const open = reads.filter(({ key }) => !depths.has(key));
    if (open.length > 0) stack.push(placed, ...open);
    else depths.set(placed.key, 1 + Math.max(0, ...reads.map(({ key }) => depths.get(key) ?? 0)));
  }
  return Math.max(0, ...depths.values()) > limit;
};

const readBy = ({ field: { visible, enabled }, at, list }: PlacedField): readonly string[] => [
  ...(list === undefined ? [] : [list]),
  ...[visible, enabled].flatMap((condition) => (condition ? readsOf(condition, "").map(at) : [])),
];
