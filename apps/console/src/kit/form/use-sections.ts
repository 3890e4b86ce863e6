import type { Engine } from "@o2r/forms";
import { useMemo, useSyncExternalStore } from "react";
import type { SectionState } from "./section-index.tsx";

const sectionStates = (engine: Engine): readonly SectionState[] => {
  const shown = new Set(engine.form().problems.map(({ field }) => field));
  return engine.definition.sections.map(({ id, title, fields }) => ({
    id,
    title,
    errors: fields.filter((field) => shown.has(field)).length,
    complete:
      fields.some((field) => engine.effective(field) !== undefined) &&
      fields.every((field) => engine.problem(field) === undefined),
  }));
};

const isSame = (a: readonly SectionState[], b: readonly SectionState[]): boolean =>
  a.length === b.length && a.every((one, at) => one.errors === b[at]?.errors && one.complete === b[at]?.complete);

/** How each section of a form stands, renewed only when one of them stands differently. */
export const useSections = (engine: Engine): readonly SectionState[] => {
  const store = useMemo(() => {
    let last: readonly SectionState[] = [];
    return {
      subscribe: (changed: () => void) => {
        const ends = Object.keys(engine.definition.fields).map((field) => engine.subscribeValue(field, changed));
        ends.push(engine.subscribeForm(changed));
        return () => ends.forEach((end) => end());
      },
      read: () => {
        const next = sectionStates(engine);
        if (!isSame(last, next)) last = next;
        return last;
      },
    };
  }, [engine]);
  return useSyncExternalStore(store.subscribe, store.read);
};
