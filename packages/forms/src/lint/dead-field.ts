import { nameOf, type Desk } from "./desk.ts";
import type { Finding } from "./finding.ts";

/** A field that no values show: the words for it can never be read. */
export const deadFields = ({ ground, isDead, never, say }: Desk): readonly Finding[] =>
  [...ground.fields.values()].flatMap((placed) => {
    const { visible } = placed.field;
    const list = placed.list === undefined ? undefined : ground.fields.get(placed.list);
    // Where its list is never there, that is the finding.
    if (!visible || !isDead(placed) || (list && never(({ active }) => active(list)))) return [];
    return [
      {
        code: "dead-field",
        path: `${placed.path}.visible`,
        because: `${nameOf(placed)} never shows: no values make it so that ${say(visible, placed.list)}`,
        fix: "Change the condition, or take the field away",
      },
    ];
  });
