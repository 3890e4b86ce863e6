import type { Field } from "../definition/field.ts";
import { nameOf, type Desk } from "./desk.ts";
import type { Finding } from "./finding.ts";

/** A field whose own limits, or options, leave no value that it could be filled with. */
export const impossibleValues = ({ ground, search }: Desk): readonly Finding[] =>
  [...ground.fields.values()].flatMap((placed) => {
    const { field } = placed;
    if (!isVoid(field) && search.domain(placed.key).some((value) => value !== undefined)) return [];
    return [
      {
        code: "impossible-value",
        path: placed.path,
        because: `${nameOf(placed)} takes no value at all: its limits exclude each other, or it has no options`,
        fix: "Widen its limits, or give it options",
      },
    ];
  });

const isVoid = (field: Field): boolean =>
  ("minLength" in field && field.minLength !== undefined && field.minLength > (field.maxLength ?? Infinity)) ||
  ("minItems" in field && field.minItems !== undefined && field.minItems > (field.maxItems ?? Infinity));
