import { useEffect, useMemo, useRef, useState } from "react";
import {
  type Draft,
  draftKey,
  type DraftReport,
  type DraftStorage,
  readDraft,
  sortDraft,
  writeDraft,
} from "./draft-storage.ts";
import type { FormHandle } from "./form-handle.ts";

export interface DraftOptions {
  /** Tells drafts of one form apart, such as the row's id or `new`. */
  readonly key: string;
  /** @default localStorage */
  readonly storage?: DraftStorage;
  /** Milliseconds of rest before it is written. @default 800 */
  readonly rest?: number;
}

export interface DraftState {
  /** A draft from before that waits to be restored or discarded. */
  readonly found: Draft | undefined;
  /** When the present draft was last written, an ISO instant. */
  readonly keptAt: string | undefined;
  /** Types the found draft into the form; says what fitted and what did not. */
  readonly restore: () => DraftReport;
  /** Forgets the found and the present draft. */
  readonly discard: () => void;
}

/** Keeps what is typed in the browser's storage until it is saved. Passwords are never kept. */
export const useDraft = (form: FormHandle, { key, storage, rest = 800 }: DraftOptions): DraftState => {
  const place = draftKey(form.definition, key);
  const [found, setFound] = useState(() => readDraft(storage ?? localStorage, place));
  const [keptAt, setKeptAt] = useState<string>();
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const store = storage ?? localStorage;
    const keep = (): void => {
      clearTimeout(pending.current);
      pending.current = undefined;
      const values = changedValues(form);
      if (Object.keys(values).length === 0) {
        store.removeItem(place);
        setKeptAt(undefined);
        return;
      }
      const savedAt = new Date().toISOString();
      if (writeDraft(store, place, { version: form.definition.version, savedAt, values })) setKeptAt(savedAt);
    };
    const schedule = (): void => {
      clearTimeout(pending.current);
      pending.current = setTimeout(keep, rest);
    };
    const stops = [form.engine.subscribeValues(schedule), form.engine.subscribeForm(schedule)];
    return () => {
      for (const stop of stops) stop();
      // The page is left: after a save this removes the draft, else it keeps the last words.
      if (pending.current !== undefined) keep();
    };
  }, [form, place, storage, rest]);

  return useMemo(
    () => ({
      found,
      keptAt,
      restore: () => {
        if (!found) return { restored: [], misfits: [] };
        const { values, restored, misfits } = sortDraft(form.definition, found);
        for (const [name, value] of Object.entries(values)) form.change(name, value);
        setFound(undefined);
        return { restored, misfits };
      },
      discard: () => {
        clearTimeout(pending.current);
        pending.current = undefined;
        (storage ?? localStorage).removeItem(place);
        setFound(undefined);
        setKeptAt(undefined);
      },
    }),
    [form, found, keptAt, place, storage],
  );
};

const changedValues = ({ engine, definition }: FormHandle): Record<string, unknown> =>
  Object.fromEntries(
    engine
      .changes()
      .filter(({ field }) => definition.fields[field]?.kind !== "password")
      .map(({ field }) => [field, engine.raw(field)]),
  );
