import type { Desk } from "./desk.ts";
import type { Finding } from "./finding.ts";
import { all, both } from "./satisfy/answer.ts";
import type { PlacedRule } from "./satisfy/ground.ts";
import { excludingRules } from "./satisfy/order.ts";
import type { Goal } from "./satisfy/search.ts";

/** So many rounds of rules that turn out never to be asked together are set aside, before the search ends. */
const mostRounds = 50;
/** So many rules that hang together are tried value by value. */
const mostTogether = 12;

/** Comparisons that no filled values can all keep: whatever is entered, saving is refused. */
export const contradictions = (desk: Desk): readonly Finding[] => {
  const found: (readonly PlacedRule[])[] = [];
  const report = (rules: readonly PlacedRule[]): void => {
    // What already contains a contradiction is none of its own.
    if (!found.some((known) => known.every((rule) => rules.includes(rule)))) found.push(rules);
  };
  byOrder(desk, desk.ground.rules, report);
  byValues(desk, report);
  return found.map((rules) => toFinding(desk, rules));
};

const asked =
  (rules: readonly PlacedRule[]): Goal =>
  (ask) =>
    all(rules, ask.asked);
const kept =
  (rules: readonly PlacedRule[]): Goal =>
  (ask) =>
    both(
      () => all(rules, ask.asked),
      () => all(rules, ask.kept),
    );

const byOrder = (
  { ground, possible }: Desk,
  rules: readonly PlacedRule[],
  report: (rules: readonly PlacedRule[]) => void,
): void => {
  let rounds = 0;
  const look = (remaining: readonly PlacedRule[]): void => {
    rounds += 1;
    const round = rounds > mostRounds ? undefined : excludingRules(remaining, ground);
    if (!round) return;
    if (possible(asked(round))) {
      report(round);
      // There may be others beside it.
      const [first] = round;
      return look(remaining.filter((rule) => rule !== first));
    }
    for (const rule of round) look(remaining.filter((other) => other !== rule));
  };
  look(rules);
};

const byValues = (
  { ground: { rules }, never, possible }: Desk,
  report: (rules: readonly PlacedRule[]) => void,
): void => {
  const excludes = (some: readonly PlacedRule[]): boolean => possible(asked(some)) && never(kept(some));
  const sound = rules.filter((rule) => {
    const excluded = excludes([rule]);
    if (excluded) report([rule]);
    return !excluded && !never(asked([rule]));
  });
  for (const together of groupsOf(sound).flatMap(casesOf)) {
    if (together.length > mostTogether || !excludes(together)) continue;
    let core = together;
    for (const rule of together) {
      const smaller = core.filter((other) => other !== rule);
      if (never(kept(smaller))) core = smaller;
    }
    report(core);
  }
};

/** Those without a condition, with those of each condition, and all at once. */
const casesOf = (rules: readonly PlacedRule[]): readonly (readonly PlacedRule[])[] => {
  const conditionOf = ({ rule: { when } }: PlacedRule): string => JSON.stringify(when);
  const always = rules.filter(({ rule }) => rule.when === undefined);
  const conditions = new Set(rules.flatMap((rule) => (rule.rule.when ? [conditionOf(rule)] : [])));
  const cases = [...conditions].map((when) =>
    rules.filter((rule) => always.includes(rule) || conditionOf(rule) === when),
  );
  return [always, ...cases, rules].filter((some) => some.length > 1);
};

/** Rules that share fields, directly or through others. */
const groupsOf = (rules: readonly PlacedRule[]): readonly (readonly PlacedRule[])[] => {
  let groups: { keys: Set<string>; rules: PlacedRule[] }[] = [];
  for (const placed of rules) {
    const { rule, at } = placed;
    const keys = [rule.compare[0], rule.compare[2]].flatMap((side) => (typeof side === "string" ? [at(side)] : []));
    const touched = groups.filter((group) => keys.some((key) => group.keys.has(key)));
    groups = [
      ...groups.filter((group) => !touched.includes(group)),
      {
        keys: new Set([...keys, ...touched.flatMap((group) => [...group.keys])]),
        rules: [...touched.flatMap((group) => group.rules), placed],
      },
    ];
  }
  return groups.map((group) => group.rules).filter((group) => group.length > 1);
};

const toFinding = ({ ground, say }: Desk, rules: readonly PlacedRule[]): Finding => {
  const inOrder = ground.rules.filter((rule) => rules.includes(rule));
  const words = inOrder.map(({ rule: { compare }, list }) => say({ compare }, list)).join(", and ");
  return {
    code: "contradiction",
    path: inOrder.at(-1)?.path ?? "rules",
    because:
      inOrder.length === 1
        ? `No value keeps this: ${words}`
        : `No values keep all of these: ${words} (${inOrder.map(({ path }) => path).join(", ")})`,
    fix: "Drop or turn one of them, widen the limits of the fields, or let a `when` part them",
  };
};
