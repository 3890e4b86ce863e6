import type { Engine } from "@o2r/forms";
import { useCallback, useEffect, useRef, useState } from "react";
import { keepDraft, readDraft, type Draft } from "./draft.ts";

/** How long after the last key a draft is kept, in milliseconds. */
const keepAfter = 500;

export interface DraftState {
  /** A draft from an earlier visit, until it is taken up or dropped. */
  readonly found: Draft | undefined;
  /** When this visit's draft was last kept; undefined when there is none, or the browser keeps none. */
  readonly keptAt: Date | undefined;
  /** Puts the found draft into the form. */
  readonly restore: () => void;
  /** Forgets the draft, here and in the browser. */
  readonly drop: () => void;
}

/**
 * Keeps what was typed in the browser, half a second after the last key and when the page is left, so that a crash,
 * a lost session or a closed tab costs nothing. Files themselves are uploaded already; the draft holds their ids.
 */
export const useDraft = (engine: Engine, key: string, rowVersion: number | null): DraftState => {
  const { version } = engine.definition;
  const [found, setFound] = useState(() => readDraft(localStorage.getItem(key), version, Date.now()));
  const [keptAt, setKeptAt] = useState<Date>();
  const pending = useRef(false);

  const keep = useCallback(() => {
    if (!pending.current) return;
    pending.current = false;
    const changes = engine.changes();
    if (changes.length === 0) {
      localStorage.removeItem(key);
      setKeptAt(undefined);
      return;
    }
    const at = new Date();
    const values = Object.fromEntries(changes.map(({ field }) => [field, engine.raw(field) ?? null]));
    setKeptAt(keepDraft(key, { form: version, row: rowVersion, at: at.getTime(), values }) ? at : undefined);
  }, [engine, key, rowVersion, version]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      pending.current = true;
      clearTimeout(timer);
      timer = setTimeout(keep, keepAfter);
    };
    const ends = Object.keys(engine.definition.fields).map((field) => engine.subscribeValue(field, later));
    addEventListener("pagehide", keep);
    return () => {
      clearTimeout(timer);
      ends.forEach((end) => end());
      removeEventListener("pagehide", keep);
      keep();
    };
  }, [engine, keep]);

  return {
    found,
    keptAt,
    restore: () => {
      for (const [field, value] of Object.entries(found?.values ?? {})) {
        if (field in engine.definition.fields) engine.set(field, value ?? undefined);
      }
      setFound(undefined);
    },
    drop: () => {
      pending.current = false;
      localStorage.removeItem(key);
      setFound(undefined);
      setKeptAt(undefined);
    },
  };
};
