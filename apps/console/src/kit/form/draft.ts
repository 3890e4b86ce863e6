import type { Values } from "./merge.ts";

/** What was typed and not yet saved, kept in the browser. */
export interface Draft {
  /** Version of the form definition; a draft of another version is not offered. */
  readonly form: number;
  /** Version of the row that was being edited; null for a new row. */
  readonly row: number | null;
  /** When it was kept, in milliseconds since 1970. */
  readonly at: number;
  /** Only the fields that were changed. */
  readonly values: Values;
}

/** Where the draft of one row of one form is kept for one person; a new row has no id. */
export const draftKey = (person: string, form: string, id: string | undefined): string =>
  `o2r.draft.${person}.${form}.${id ?? "new"}`;

/** How long a draft is offered, in milliseconds: 14 days. */
export const draftLife = 14 * 24 * 60 * 60 * 1000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The draft in a stored text, or undefined when it is none, too old, or of another version of the form. */
export const readDraft = (text: string | null, form: number, now: number): Draft | undefined => {
  const found = text === null ? undefined : parse(text);
  if (!isRecord(found) || found["form"] !== form || !isRecord(found["values"])) return undefined;
  const { row, at, values } = found;
  if (typeof at !== "number" || at > now || now - at > draftLife) return undefined;
  if (Object.keys(values).length === 0 || (row !== null && typeof row !== "number")) return undefined;
  return { form, row, at, values };
};

/** Keeps a draft. False when the browser has no room or forbids storage: then nothing is promised on screen. */
export const keepDraft = (key: string, draft: Draft): boolean => {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
};
