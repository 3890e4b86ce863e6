import type { Desk } from "./desk.ts";
import type { Finding } from "./finding.ts";

/** A step without a field that ever shows: it is passed over, always. */
export const unreachableSteps = ({ form, ground, isDead }: Desk): readonly Finding[] => {
  const shows = (name: string): boolean => {
    const placed = ground.fields.get(name);
    return placed !== undefined && !isDead(placed);
  };
  return form.steps.flatMap(({ id, title, fields }, index): Finding[] =>
    fields.some(shows)
      ? []
      : [
          {
            code: "unreachable-step",
            path: `steps.${index}`,
            because: `Nobody comes to the step ${title} (${id}): none of its fields ever shows`,
            fix: "Give it a field that can show, or take it away",
          },
        ],
  );
};
