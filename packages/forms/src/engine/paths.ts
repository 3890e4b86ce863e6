import type { FormDefinition } from "../definition/form.ts";
import { own } from "./own.ts";
import type { RawValues } from "./value.ts";

/** What stands in nested values at a path such as `address.city`; of what is no object, nothing. */
export const valueAt = (values: unknown, path: string): unknown =>
  // Most stand in no group, and a mount and a submission ask for all.
  path.includes(".") ? path.split(".").reduce(valueIn, values) : valueIn(values, path);

const valueIn = (bag: unknown, key: string): unknown =>
  // An object's own keys may be read by name; null has none.
  typeof bag === "object" ? own(bag as RawValues, key) : undefined;

/** Values by their paths as nested ones: what belongs to `address.city` stands under `city` in `address`. */
export const nest = <T>(entries: Iterable<readonly [path: string, value: T]>): Readonly<Record<string, T>> => {
  const whole: Bag = {};
  for (const [path, value] of entries) {
    const [last = "", ...keys] = path.split(".").reverse();
    // What stands between was made here.
    keys.reduceRight((bag, key) => (bag[key] ??= {}) as Bag, whole)[last] = value;
  }
  // Whoever names paths knows that objects stand between.
  return whole as Record<string, T>;
};

type Bag = Record<string, unknown>;

/** Whether an address is that of this field, or of one within it: a group's field, a list's cell. */
export const isWithin = (name: string, address: string): boolean =>
  address.startsWith(name) && (address.length === name.length || address[name.length] === ".");

/** The field of the form at an address, or in which it lies; "" where there is none. */
export const rootOf = ({ fields }: Pick<FormDefinition, "fields">, address: string): string => {
  let name = address;
  while (name !== "" && !Object.hasOwn(fields, name)) name = name.slice(0, Math.max(0, name.lastIndexOf(".")));
  return name;
};
