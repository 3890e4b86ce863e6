import { rootOf } from "../engine/paths.ts";
import type { Field } from "../definition/field.ts";
import type { FormDefinition } from "../definition/form.ts";
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { type Draft, draftKey, type DraftStorage, readDraft, writeDraft } from "./draft-storage.ts";
import type { FormHandle } from "./form-handle.ts";
import { mapValues } from "./typed-values.ts";
import { type DraftReport, sortDraft } from "./sort-draft.ts";

/** Where and under which key what is typed is kept. */
export interface DraftOptions {
  /** Tells drafts of one form apart, such as the row's id or `new`. */
  readonly key: string;
  /** @default localStorage */
  readonly storage?: DraftStorage;
  /** `migrate` of `@o2r/forms/serialize`, where the definition has migrations: a draft of an earlier version goes through them. */
  readonly migrate?: (form: FormDefinition, values: Draft["values"], version: number) => MigratedDraft;
  /** Milliseconds of rest before it is written. @default 800 */
  readonly rest?: number;
}

interface MigratedDraft {
  readonly values: Draft["values"];
  readonly dropped: readonly { readonly path: string; readonly value: unknown }[];
}

/** What is known of the draft, and what can be done with it. */
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
export const useDraft = (form: FormHandle, { key, storage, migrate, rest = 800 }: DraftOptions): DraftState => {
  const place = draftKey(form.definition, key);
  // A server has no storage: what it drew is the form without a draft, which the page takes over before it looks.
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [answered, setAnswered] = useState(false);
  const read = useMemo(
    () => (isHere ? readDraft(storage ?? localStorage, place) : undefined),
    // oxlint-disable-next-line react/exhaustive-deps -- what stands there when the form begins, not what it keeps itself
    [isHere, place],
  );
  const found = answered ? undefined : read;
  const [keptAt, setKeptAt] = useState<string>();
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What was found has not been answered to, and nothing else was kept in its place. */
  const waits = useRef(true);

  useEffect(() => {
    const store = storage ?? localStorage;
    const keep = (): void => {
      clearTimeout(pending.current);
      pending.current = undefined;
      const values = changedValues(form);
      if (Object.keys(values).length === 0) {
        if (waits.current) return;
        store.removeItem(place);
        setKeptAt(undefined);
        return;
      }
      waits.current = false;
      const savedAt = new Date().toISOString();
      if (writeDraft(store, place, { version: form.definition.version, savedAt, values })) setKeptAt(savedAt);
    };
    const schedule = (): void => {
      clearTimeout(pending.current);
      pending.current = setTimeout(keep, rest);
    };
    /** A reload or a closed tab leaves no time for the rest, and runs no clean-up of effects. */
    const flush = (): void => {
      if (pending.current !== undefined) keep();
    };
    globalThis.addEventListener("pagehide", flush);
    document.addEventListener("visibilitychange", flush);
    const stops = [form.engine.subscribeValues(schedule), form.engine.subscribeForm(schedule)];
    return () => {
      for (const stop of stops) stop();
      globalThis.removeEventListener("pagehide", flush);
      document.removeEventListener("visibilitychange", flush);
      // The page is left: after a save this removes the draft, else it keeps the last words.
      flush();
    };
  }, [form, place, storage, rest]);

  return useMemo(
    () => ({
      found,
      keptAt,
      restore: () => {
        if (!found) return { restored: [], misfits: [] };
        const { definition } = form;
        const migrated = migrate?.(definition, found.values, found.version) ?? { values: found.values, dropped: [] };
        const { values, restored, misfits } = sortDraft(definition, { ...found, values: migrated.values });
        for (const [name, value] of Object.entries(values)) form.change(name, value);
        waits.current = false;
        setAnswered(true);
        return {
          restored,
          misfits: [...migrated.dropped.map(({ path, value }) => ({ field: path, value })), ...misfits],
        };
      },
      discard: () => {
        clearTimeout(pending.current);
        pending.current = undefined;
        waits.current = false;
        (storage ?? localStorage).removeItem(place);
        setAnswered(true);
        setKeptAt(undefined);
      },
    }),
    [form, found, keptAt, place, storage, migrate],
  );
};

const never = () => () => undefined;

/** By their names; of a list all its rows, since they make no sense one by one. */
const changedValues = ({ engine, definition }: FormHandle): Record<string, unknown> => {
  const names = new Set(engine.changes().map(({ field }) => rootOf(definition, field)));
  return mapValues(definition.fields, Object.fromEntries([...names].map((name) => [name, engine.raw(name)])), keepable);
};

/** Nothing of a secret, nor of those in rows. */
const keepable = (field: Field | undefined, raw: unknown): unknown => {
  if (field?.kind === "password") return undefined;
  if (field?.kind !== "list" || !Array.isArray(raw)) return raw;
  return raw.map((row: Draft["values"]) => mapValues(field.fields, row, keepable));
};
