import type { FormHandle } from "@o2r/forms/react";
import { useState, useSyncExternalStore } from "react";

/** How one section of a form stands. */
export interface SectionProgress {
  readonly id: string;
  readonly title: string;
  /** Errors that are shown in it. */
  readonly errors: number;
  /** Something is filled, and nothing is missing or wrong. */
  readonly complete: boolean;
}

const progressOf = ({ engine, definition }: FormHandle): readonly SectionProgress[] => {
  const shown = new Set(engine.form().problems.map(({ field }) => field));
  const isSeen = ({ fields }: { readonly fields: readonly string[] }): boolean =>
    fields.length === 0 || fields.some((field) => engine.verdicts(field).visible.holds);
  return definition.sections.filter(isSeen).map(({ id, title, fields }) => ({
    id,
    title,
    errors: fields.filter((field) => shown.has(field)).length,
    complete:
      fields.some((field) => engine.effective(field) !== undefined) &&
      fields.every((field) => engine.problem(field) === undefined),
  }));
};

const isSame = (a: readonly SectionProgress[], b: readonly SectionProgress[]): boolean =>
  a.length === b.length &&
  a.every((one, at) => one.id === b[at]?.id && one.errors === b[at].errors && one.complete === b[at].complete);

const progressStore = (form: FormHandle) => {
  let last: readonly SectionProgress[] = [];
  return {
    subscribe: (changed: () => void) => {
      const ends = [form.engine.subscribeValues(changed), form.engine.subscribeForm(changed)];
      return () => ends.forEach((end) => end());
    },
    read: () => {
      const next = progressOf(form);
      if (!isSame(last, next)) last = next;
      return last;
    },
  };
};

/** How each section of a form stands that shows something, computed again only when one of them stands differently. */
export const useSectionProgress = (form: FormHandle): readonly SectionProgress[] => {
  const [store] = useState(() => progressStore(form));
  return useSyncExternalStore(store.subscribe, store.read);
};
