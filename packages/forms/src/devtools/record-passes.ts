import type { Engine } from "../engine/engine.ts";
import type { FieldSnapshot } from "../engine/state.types.ts";
import { asText } from "./as-text.ts";

/** What one change did: the field that was written, those the engine wrote after it, and all that look different now. */
export interface Pass {
  readonly number: number;
  /** Nothing where no value changed, such as when errors came to be shown. */
  readonly cause: { readonly name: string; readonly value: string } | undefined;
  readonly written: readonly string[];
  readonly looks: readonly { readonly name: string; readonly changes: readonly string[] }[];
}

const aspects = ["visible", "enabled", "readOnly", "required", "origin", "error"] as const;

const differences = (before: FieldSnapshot | undefined, after: FieldSnapshot): readonly string[] =>
  aspects
    .filter((aspect) => before?.[aspect] !== after[aspect])
    .map((aspect) => `${aspect}: ${asText(before?.[aspect]) || "none"} → ${asText(after[aspect]) || "none"}`);

const kept = 30;

/**
 * Listens to everything an engine says and tells after each pass, with the passes so far, newest first.
 * Returns how to stop.
 */
export const recordPasses = (engine: Engine, onPass: (passes: readonly Pass[]) => void): (() => void) => {
  const names = Object.keys(engine.definition.fields);
  const looks = new Map(names.map((name) => [name, engine.field(name)]));
  let passes: readonly Pass[] = [];
  let number = 0;
  let valued: string[] = [];
  let changed: string[] = [];
  let waiting = false;

  const end = (): void => {
    waiting = false;
    const [cause, ...written] = new Set(valued);
    const differing = [...new Set(changed)].map((name) => {
      const now = engine.field(name);
      const changes = differences(looks.get(name), now);
      looks.set(name, now);
      return { name, changes };
    });
    valued = [];
    changed = [];
    number += 1;
    const pass: Pass = {
      number,
      cause: cause === undefined ? undefined : { name: cause, value: asText(engine.raw(cause)) },
      written,
      looks: differing.filter(({ changes }) => changes.length > 0),
    };
    passes = [pass, ...passes].slice(0, kept);
    onPass(passes);
  };
  /** What is said in one go belongs to one pass. */
  const wait = (): void => {
    if (waiting) return;
    waiting = true;
    queueMicrotask(() => {
      if (waiting) end();
    });
  };
  const stops = names.flatMap((name) => [
    engine.subscribe(name, () => {
      changed.push(name);
      wait();
    }),
    engine.subscribeValue(name, () => {
      valued.push(name);
      wait();
    }),
  ]);
  stops.push(engine.subscribeForm(wait));
  return () => {
    waiting = false;
    for (const stop of stops) stop();
  };
};
