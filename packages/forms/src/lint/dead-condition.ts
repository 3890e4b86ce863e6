import type { Desk } from "./desk.ts";
import type { Finding } from "./finding.ts";

/** A condition that no values fulfil, so that what it was written for never happens. */
export const deadConditions = ({ ground, never, isDead, say }: Desk): readonly Finding[] =>
  ground.conditions.flatMap(({ path, condition, at, list, owner }) => {
    // A field that never shows is a finding of its own.
    if (owner && (owner.aspect === "visible" || isDead(owner.placed))) return [];
    if (!never(({ holds }) => holds(condition, true, at))) return [];
    return [
      {
        code: "dead-condition",
        path,
        because: `No values make it so that ${say(condition, list)}`,
        fix: "Change the condition, or take it away",
      },
    ];
  });
