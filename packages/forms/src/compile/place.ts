import type { FormDefinition } from "../definition/form.ts";
import { compile, type CompiledField, type CompiledForm } from "./compile.ts";

/** What an address of the engine, or a path, leads to. */
export interface Placed {
  readonly compiled: CompiledField;
  /** The addresses of the lists in whose rows it lies, the outermost first. */
  readonly lists: readonly string[];
}

/** Reads an address such as `lines.r1.qty`, whose rows may be named by their places as well; nothing where there is no such field. */
export const placeAt = (form: FormDefinition, address: string): Placed | undefined =>
  placeIn(compile(form).fields, address);

/** The same of a form's compiled fields. */
export const placeIn = (fields: CompiledForm["fields"], address: string): Placed | undefined => {
  const parts = address.split(".");
  const lists: string[] = [];
  let path = "";
  for (let index = 0; index < parts.length; index += 1) {
    path = path === "" ? (parts[index] ?? "") : `${path}.${parts[index]}`;
    if (fields.get(path)?.field.kind !== "list" || index === parts.length - 1) continue;
    // After a list comes what names a row of it.
    lists.push(parts.slice(0, index + 1).join("."));
    index += 1;
  }
  const compiled = fields.get(path);
  return compiled && { compiled, lists };
};
