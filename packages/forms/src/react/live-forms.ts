import type { FormHandle } from "./form-handle.ts";

let forms: readonly FormHandle[] = [];
const listeners = new Set<() => void>();

const become = (next: readonly FormHandle[]): void => {
  forms = next;
  for (const listener of listeners) listener();
};

/** The forms that stand on the page, for tools that look at them from outside. */
export const liveForms = {
  read: (): readonly FormHandle[] => forms,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Returns how to take it off the list. */
  add: (form: FormHandle): (() => void) => {
    become([...forms, form]);
    return () => become(forms.filter((other) => other !== form));
  },
};
