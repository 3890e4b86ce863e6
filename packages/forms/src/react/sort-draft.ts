import type { Fields } from "../definition/field.ts";
import type { FormDefinition } from "../definition/form.ts";
import { castValue } from "../engine/cast.ts";
import type { Draft } from "./draft-storage.ts";

/** What became of a draft that was restored. */
export interface DraftReport {
  readonly restored: readonly string[];
  /** What was kept and no longer fits the form: its name (in a row `lines.0.unit`), and the value that is left out. */
  readonly misfits: readonly { readonly field: string; readonly value: unknown }[];
}

/** Tells what of a draft still fits the form as it is today; of rows, cell by cell. */
export const sortDraft = (form: FormDefinition, draft: Draft): DraftReport & { readonly values: Draft["values"] } => {
  const misfits: { field: string; value: unknown }[] = [];
  const sift = (fields: Fields, values: Draft["values"], key: string, place: string): Draft["values"] =>
    Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) => {
        if (name === key) return [[name, value]];
        const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
        const code = field && castValue(field, value).problem?.code;
        // A typing error is worth keeping; a value of another kind or a choice that is gone is not.
        if (!field || (draft.version !== form.version && (code === "type" || code === "option"))) {
          misfits.push({ field: place + name, value });
          return [];
        }
        if (field.kind !== "list" || !Array.isArray(value) || code) return [[name, value]];
        // `castValue` has found each of them to be an object.
        const rows = (value as Draft["values"][]).map((row, at) =>
          sift(field.fields, row, field.key ?? "id", `${name}.${at}.`),
        );
        return [[name, rows]];
      }),
    );
  const values = sift(form.fields, draft.values, "", "");
  return { values, restored: Object.keys(values), misfits };
};
