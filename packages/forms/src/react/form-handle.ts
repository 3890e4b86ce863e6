import type { UseFormReturn } from "react-hook-form";
import type { FieldName, FormDefinition } from "../definition/form.ts";
import type { Engine, FieldChange } from "../engine/engine.ts";
import { firstFocusable } from "./focus.ts";
import { isOwnValue, typedValues } from "./typed-values.ts";
import type { RawValues } from "../engine/value.ts";

/** A refusal of the service at a field, such as `mrp` or `lines.0.qty`. */
export interface ServerError {
  readonly field: string;
  readonly message: string;
}

/** What react-hook-form holds: the values as typed. */
export type TypedValues = Record<string, unknown>;

/** A form that is being filled: react-hook-form keeps what is typed, the engine decides. Stable for its lifetime. */
export interface FormHandle<D extends FormDefinition = FormDefinition> {
  /** Prefix of the ids of its fields. */
  readonly id: string;
  readonly definition: D;
  readonly engine: Engine;
  readonly hookForm: UseFormReturn<TypedValues>;
  /** Judges everything, then calls `onSubmit`, or shows the errors and moves the focus to them. */
  readonly submit: () => Promise<void>;
  /** Writes a value as if it had been typed. */
  change(this: void, name: FieldName<D>, raw: unknown): void;
  /** Replaces every value; from now on these count as unchanged. */
  readonly load: (values: RawValues) => void;
  /** Shows what the service refused, at the fields it names; the rest stands above the form. Moves the focus. */
  readonly setServerErrors: (errors: readonly ServerError[]) => void;
  /** Moves the focus to a field, even inside a closed step or section, or as soon as it is drawn. */
  readonly focus: (name: string) => void;
  /**
   * A place that may be closed says how it opens itself for a field of its own, and whether it had to: then the field
   * takes the focus as soon as it is drawn. Returns how to take that back.
   */
  readonly addOpener: (open: (name: string) => boolean) => () => void;
  /** What differs from what was loaded. */
  readonly changes: () => readonly (FieldChange & { readonly field: FieldName<D> })[];
  /** How often in a row a submission failed; an error summary shows from the first on, and takes the focus each time. */
  readonly failures: () => number;
  readonly subscribeFailures: (listener: () => void) => () => void;
  /** An error summary says that it stands; without one the first field takes the focus. */
  readonly addSummary: () => () => void;
  readonly registerElement: (name: string, element: HTMLElement | null) => void;
}

interface Parts<D extends FormDefinition> {
  readonly id: string;
  readonly definition: D;
  readonly engine: Engine;
  readonly hookForm: UseFormReturn<TypedValues>;
}

export interface MadeHandle<D extends FormDefinition> {
  readonly form: FormHandle<D>;
  /** Says what a valid submission does; the page's latest word counts. */
  readonly answerWith: (onValid: (form: FormHandle<D>) => Promise<void>) => void;
}

const once = { once: true, capture: true };

export const createHandle = <D extends FormDefinition>(parts: Parts<D>): MadeHandle<D> => {
  const { id, definition, engine, hookForm } = parts;
  const elements = new Map<string, HTMLElement>();
  const listeners = new Set<() => void>();
  const openers = new Set<(name: string) => boolean>();
  let awaited: string | undefined;
  let failures = 0;
  let summaries = 0;
  let submitting = false;
  let onValid: (form: FormHandle<D>) => Promise<void> = () => Promise.resolve();

  const keep = (name: string, raw: unknown): void => {
    if (isOwnValue(definition, name)) hookForm.setValue(name, raw);
  };
  engine.onWrite(keep);

  const forgo = (): void => {
    awaited = undefined;
  };
  const focus = (name: string): void => {
    const opened = [...openers].filter((open) => open(name)).length > 0;
    const element = elements.get(name) ?? document.getElementById(`${id}-${name}`);
    const closed = element?.closest("details:not([open])");
    if (closed instanceof HTMLDetailsElement) closed.open = true;
    const target = firstFocusable(element);
    // A control whose code is on its way takes the focus when it is there.
    awaited = opened || target === undefined ? name : undefined;
    // Whoever has gone on meanwhile keeps the focus.
    for (const act of ["keydown", "pointerdown", "input"]) document.addEventListener(act, forgo, once);
    target?.focus();
  };
  const countFailures = (count: number): void => {
    failures = count;
    for (const listener of listeners) listener();
  };
  const fail = (): void => {
    countFailures(failures + 1);
    const first = engine.form().problems[0];
    if (summaries === 0 && first) focus(first.field);
  };

  const handle: FormHandle<D> = {
    id,
    definition,
    engine,
    hookForm,
    submit: async () => {
      // A second press while the first is under way must not save twice.
      if (submitting) return;
      submitting = true;
      try {
        await hookForm.handleSubmit(async () => {
          countFailures(0);
          await onValid(handle);
        }, fail)();
      } finally {
        submitting = false;
      }
    },
    change: (name, raw) => {
      keep(name, raw);
      engine.set(name, raw);
    },
    load: (values) => {
      engine.load(typedValues(definition, values));
      countFailures(0);
    },
    setServerErrors: (errors) => {
      engine.setServerErrors(errors);
      if (errors.length > 0) fail();
    },
    focus,
    // The engine is made of this definition.
    changes: engine.changes as FormHandle<D>["changes"],
    failures: () => failures,
    subscribeFailures: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    addSummary: () => {
      summaries += 1;
      return () => {
        summaries -= 1;
      };
    },
    registerElement: (name, element) => {
      if (element) elements.set(name, element);
      else elements.delete(name);
      if (!element || awaited !== name) return;
      awaited = undefined;
      firstFocusable(element)?.focus();
    },
    addOpener: (open) => {
      openers.add(open);
      return () => openers.delete(open);
    },
  };
  return {
    form: handle,
    answerWith: (answer) => {
      onValid = answer;
    },
  };
};
