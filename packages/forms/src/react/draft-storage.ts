import type { Fields } from "../definition/field.ts";
import type { FormDefinition } from "../definition/form.ts";
import { castValue } from "../engine/cast.ts";

/** What is kept of a form that was not saved. Values are as typed; secrets are never among them. */
export interface Draft {
  readonly version: number;
  /** ISO instant. */
  readonly savedAt: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** What became of a draft that was restored. */
export interface DraftReport {
  readonly restored: readonly string[];
  /** What was kept and no longer fits the form: its name (in a row `lines.0.unit`), and the value that is left out. */
  readonly misfits: readonly { readonly field: string; readonly value: unknown }[];
}

/** Where drafts are kept; the browser's localStorage fits. */
export type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export const draftKey = (form: FormDefinition, key: string): string => `o2r-draft:${form.id}:${key}`;

/** The stored draft, or nothing where there is none that can be read. */
export const readDraft = (storage: DraftStorage, key: string): Draft | undefined => {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? "null");
    return isDraft(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
};

const isDraft = (stored: unknown): stored is Draft =>
  typeof stored === "object" &&
  stored !== null &&
  "version" in stored &&
  typeof stored.version === "number" &&
  "savedAt" in stored &&
  typeof stored.savedAt === "string" &&
  "values" in stored &&
  typeof stored.values === "object" &&
  stored.values !== null;

/** Whether the draft was written; a full or forbidden storage is no reason to stop typing. */
export const writeDraft = (storage: DraftStorage, key: string, draft: Draft): boolean => {
  try {
    storage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
};

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
