import type { OptionSource } from "../definition/field.ts";
import type { Value } from "./value.ts";
import type { Filters } from "./world.types.ts";

/** What a source is narrowed by at this moment; an empty field narrows nothing. */
export const filtersOf = (
  { filters = {}, fixed = {} }: OptionSource,
  value: (name: string) => Value | undefined,
): Filters => ({
  ...fixed,
  ...Object.fromEntries(Object.entries(filters).map(([key, name]) => [key, value(name)])),
});
