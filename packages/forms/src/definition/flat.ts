import type { Field, Fields, Given, Group, GroupField } from "./field.ts";

/** Fields as a form keeps them: those of a group stand behind it, under their paths (`address.city`). */
export const flat = (given: Given): Fields =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, field]): [string, Field][] => {
      // What is flat already has no fields within.
      const { fields = {}, ...group } = field as Omit<Group, "fields"> & Partial<Pick<Group, "fields">>;
      if (group.kind !== "group") return [[name, field]];
      return [
        [name, group],
        ...Object.entries(fields).map(([key, inner]): [string, Field] => [`${name}.${key}`, inner]),
      ];
    }),
  );

/** The names of the groups among some fields. */
export type GroupName<F> = {
  // Of what is of any type nothing is known.
  [K in keyof F]: F[K] extends { readonly kind: infer X } ? ([X] extends ["group"] ? K : never) : never;
}[keyof F];

/** The paths of fields as they are written down: `address`, `address.city`. */
type Path<F> = {
  [K in keyof F & string]: F[K] extends { readonly kind: "group"; readonly fields: infer C }
    ? K | `${K}.${Path<C>}`
    : K;
}[keyof F & string];

type At<F, P> = P extends keyof F
  ? F[P] extends Group<infer N, infer C, infer S>
    ? GroupField<N, C, S>
    : F[P]
  : P extends `${infer K}.${infer Rest}`
    ? K extends keyof F
      ? F[K] extends { readonly fields: infer C }
        ? At<C, Rest>
        : never
      : never
    : never;

/** Fields as a form keeps them: those of groups under their paths. */
export type Flat<F> = [GroupName<F>] extends [never] ? F : { readonly [P in Path<F>]: At<F, P> };
