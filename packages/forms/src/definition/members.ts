import { isWithin } from "../engine/paths.ts";
import type { FormDefinition } from "./form.ts";

/** The names of the fields that stand in a group themselves, not in one within it. */
export const membersOf = ({ fields }: Pick<FormDefinition, "fields">, group: string): readonly string[] =>
  Object.keys(fields).filter((name) => name.lastIndexOf(".") === group.length && isWithin(group, name));

/** The named fields, and all of the groups among them. */
export const withMembers = ({ fields }: FormDefinition, names: readonly string[]): readonly string[] =>
  names.flatMap((name) =>
    fields[name]?.kind === "group" ? Object.keys(fields).filter((one) => isWithin(name, one)) : name,
  );
