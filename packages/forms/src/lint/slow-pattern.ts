import { isSafePattern } from "redos-detector";
import type { Fields } from "../definition/field.ts";
import type { FormDefinition } from "../definition/form.ts";
import type { Desk } from "./desk.ts";
import type { Finding } from "./finding.ts";

/** A pattern that may take too long, and why. */
export interface SlowPattern {
  readonly path: string;
  readonly because: string;
}

/**
 * A judge that is asked to judge without end would itself hold up a service: so much time for all patterns of a form, in
 * milliseconds. Lint holds up nobody, and must not find what only a busy machine is to blame for.
 */
const patience = { read: 2_000, lint: 20_000 };
const longest = 1_000;
/** How often a text may be gone back over, and how far that is looked for: more of either counts as without end. */
const bounds = { maxScore: 100, maxSteps: 2_000 };

/**
 * The patterns of a form that may go back over a text again and again, such as `(a+)+b`, for which some texts of thirty
 * letters take a minute, or of which that cannot be told in time. What is not named here takes time in proportion to the
 * text that it judges.
 */
export const slowPatterns = (
  { fields }: FormDefinition,
  whose: keyof typeof patience = "read",
): readonly SlowPattern[] => {
  const until = performance.now() + patience[whose];
  return patternsIn(fields, "fields").flatMap(({ path, pattern }) => {
    const because = reasonAgainst(pattern, until - performance.now());
    return because === undefined ? [] : [{ path, because }];
  });
};

/** The same, as findings. */
export const slowPatternFindings = ({ form }: Desk): readonly Finding[] =>
  slowPatterns(form, "lint").map(({ path, because }) => ({
    code: "slow-pattern",
    path,
    because,
    fix: "Let each part begin with what the part before it cannot hold, as [a-z]+(-[a-z]+)* does",
  }));

const patternsIn = (fields: Fields, at: string): readonly { readonly path: string; readonly pattern: string }[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const path = `${at}.${name}`;
    if (field.kind === "list") return patternsIn(field.fields, `${path}.fields`);
    return "pattern" in field && field.pattern !== undefined
      ? [{ path: `${path}.pattern`, pattern: field.pattern }]
      : [];
  });

const reasonAgainst = (pattern: string, timeout: number): string | undefined => {
  if (pattern.length > longest) return `it is longer than ${longest} characters`;
  if (timeout <= 0) return "the form's patterns take too long to judge";
  try {
    const { safe, error } = isSafePattern(`^(?:${pattern})$`, { unicode: true, timeout, ...bounds });
    if (safe) return undefined;
    return error === "timedOut"
      ? "it takes too long to judge"
      : "some texts can be read by it in so many ways that trying them all takes minutes";
  } catch (reason) {
    return `it cannot be judged: ${String(reason).slice(0, 200)}`;
  }
};
