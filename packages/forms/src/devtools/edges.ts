import { readsOf } from "../compile/reads.ts";
import type { Condition } from "../definition/condition.ts";
import type { Field } from "../definition/field.ts";
import type { FormDefinition } from "../definition/form.ts";

/** What of a field another one decides. */
export type Influence = "visible" | "enabled" | "required" | "readOnly" | "value" | "choices" | "compared";

/** `from` has a say in `to`. */
export interface Edge {
  readonly from: string;
  readonly to: string;
  readonly influence: Influence;
}

/** Every influence of one field on another, as the definition states them. */
export const edgesOf = ({ fields, rules }: FormDefinition): readonly Edge[] => {
  const edges = Object.entries(fields).flatMap(([to, field]) =>
    influencesOn(field).flatMap(([influence, sources]) => sources.map((from) => ({ from, to, influence }))),
  );
  const compared = rules.flatMap(({ compare: [left, , right], when }) =>
    typeof left === "string"
      ? [...(typeof right === "string" ? [right] : []), ...reads(when)].map((from) => ({
          from,
          to: left,
          influence: "compared" as const,
        }))
      : [],
  );
  return distinct([...edges, ...compared]).filter(({ from, to }) => from !== to && Object.hasOwn(fields, from));
};

const influencesOn = (field: Field): readonly (readonly [Influence, readonly string[]])[] => [
  ["visible", reads(field.visible)],
  ["enabled", reads(field.enabled)],
  ["required", reads(field.required)],
  ["readOnly", reads(field.readOnly)],
  ["value", field.derive?.from ?? []],
  ["choices", "options" in field && "source" in field.options ? Object.values(field.options.filters ?? {}) : []],
];

const reads = (condition: true | Condition | undefined): readonly string[] =>
  typeof condition === "object" ? readsOf(condition) : [];

const distinct = (edges: readonly Edge[]): readonly Edge[] => [
  ...new Map(edges.map((edge) => [`${edge.from} ${edge.to} ${edge.influence}`, edge])).values(),
];
