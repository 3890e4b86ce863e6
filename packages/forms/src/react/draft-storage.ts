import type { FormDefinition } from "../definition/form.ts";

/** What is kept of a form that was not saved. Values are as typed; secrets are never among them. */
export interface Draft {
  readonly version: number;
  /** ISO instant. */
  readonly savedAt: string;
  readonly values: Readonly<Record<string, unknown>>;
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

const isDraft = (stored: unknown): stored is Draft => {
  // Of anything but an object, no part is one of these.
  const { version, savedAt, values } = Object(stored) as Readonly<Record<string, unknown>>;
  return typeof version === "number" && typeof savedAt === "string" && typeof values === "object" && values !== null;
};

/** Whether the draft was written; a full or forbidden storage is no reason to stop typing. */
export const writeDraft = (storage: DraftStorage, key: string, draft: Draft): boolean => {
  try {
    storage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
};
