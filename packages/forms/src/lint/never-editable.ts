import { nameOf, type Desk } from "./desk.ts";
import type { Finding } from "./finding.ts";
import { both, negate, type Answer } from "./satisfy/answer.ts";
import type { Ask } from "./satisfy/ask.ts";
import type { Goal } from "./satisfy/search.ts";
import type { PlacedField } from "./satisfy/ground.ts";

/** A field that is required, but closed or read-only whenever it is: nobody can fill it. */
export const neverEditable = ({ ground, never, possible, isDead }: Desk): readonly Finding[] =>
  [...ground.fields.values()].flatMap((placed) => {
    const { required, enabled, readOnly, derive } = placed.field;
    if (required === undefined || (enabled === undefined && (readOnly === undefined || derive)) || isDead(placed))
      return [];
    if (!possible(wanted(placed)) || !never(fillable(placed))) return [];
    return [
      {
        code: "never-editable",
        path: `${placed.path}.required`,
        because: `${nameOf(placed)} is required only where it is closed or read-only, and nothing works it out`,
        fix: "Let it be edited where it is required, derive it, or drop the requirement",
      },
    ];
  });

const isRequired = ({ holds }: Ask, { field, at }: PlacedField): Answer => holds(field.required, false, at);

const wanted =
  (placed: PlacedField): Goal =>
  (ask) =>
    both(
      () => isRequired(ask, placed),
      () => ask.visible(placed),
    );

const fillable =
  (placed: PlacedField): Goal =>
  (ask) => {
    const { readOnly, derive } = placed.field;
    return both(
      () => isRequired(ask, placed),
      () => ask.active(placed),
      () => derive !== undefined || negate(ask.holds(readOnly, false, placed.at)),
    );
  };
