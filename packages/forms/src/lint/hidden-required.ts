import { nameOf, type Desk } from "./desk.ts";
import type { Finding } from "./finding.ts";
import { both } from "./satisfy/answer.ts";

/** A field that is required only while it is hidden: either it never shows when it is wanted, or the rule is void. */
export const hiddenRequired = ({ ground, never, possible, isDead, say }: Desk): readonly Finding[] =>
  [...ground.fields.values()].flatMap((placed) => {
    const { required, visible } = placed.field;
    if (typeof required !== "object" || !visible || isDead(placed)) return [];
    if (!possible(({ holds }) => holds(required, false, placed.at))) return [];
    if (
      !never(({ holds, visible: shows }) =>
        both(
          () => holds(required, false, placed.at),
          () => shows(placed),
        ),
      )
    )
      return [];
    return [
      {
        code: "hidden-required",
        path: `${placed.path}.required`,
        because: `${nameOf(placed)} is required when ${say(required, placed.list)}, but it shows only when ${say(visible, placed.list)}: never both`,
        fix: "Let the field show where it is required, or drop the requirement",
      },
    ];
  });
