import type { Desk } from "./desk.ts";
import type { Finding } from "./finding.ts";

/** A step none of whose fields ever shows: it is passed over, always. One that has no fields is there for its page's sake. */
export const unreachableSteps = ({ form, ground, isDead }: Desk): readonly Finding[] => {
  const shows = (name: string): boolean => {
    const placed = ground.fields.get(name);
    return placed !== undefined && !isDead(placed);
  };
  return form.steps.flatMap(({ id, title, fields }, index): Finding[] =>
    fields.length === 0 || fields.some(shows)
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
