import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { nextStep, previousStep, stepOf, type StepState, stepsOf } from "../../steps/steps.ts";
import type { FormHandle } from "../../react/form-handle.ts";

/** A step as its navigation shows it; those whose fields are all hidden are not among them. */
export interface StepView extends StepState {
  /** It was gone through, and is in order. */
  readonly done: boolean;
  /** It can be gone to: it stands before the one that is filled, or every step before it is in order. */
  readonly reachable: boolean;
  /** How many errors in it may be shown. */
  readonly errors: number;
}

/** Where one stands in a form of several steps, and the ways on and back. */
export interface StepsState {
  readonly steps: readonly StepView[];
  /** The step that is filled now. */
  readonly current: StepView;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Judges the current step and goes on; where it is refused, its first error takes the focus. */
  readonly next: () => Promise<void>;
  readonly back: () => void;
  /** Goes to a step, without judging the one that is left. */
  readonly goTo: (id: string) => void;
}

export interface StepsOptions {
  /** Awaited before a step is left by “Next”, such as for files that are under way. `false` stays. */
  readonly beforeNext?: (() => Promise<boolean>) | undefined;
}

/** A form that is filled step by step. A link of the error summary opens the step in which its field stands. */
export const useSteps = (form: FormHandle, { beforeNext }: StepsOptions = {}): StepsState => {
  const { engine } = form;
  const [at, setAt] = useState("");
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const shown = useRef<string>(undefined);
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [engine.subscribeValues(listener), engine.subscribeForm(listener)];
      return () => stops.forEach((stop) => stop());
    },
    [engine],
  );
  // Few words, so that a keystroke renders the navigation only where a step stands differently.
  const read = () =>
    stepsOf(engine)
      .map(({ skipped, open, problems }) => `${skipped} ${open} ${problems.length}`)
      .concat(engine.form().problems.map(({ field }) => field))
      .join();
  const key = useSyncExternalStore(subscribe, read, read);
  const steps = useMemo(
    () => {
      const asked = stepsOf(engine).filter(({ skipped }) => !skipped);
      const here = asked.findIndex((step) => step.id === at);
      return asked.map((step, place) => ({
        ...step,
        done: visited.has(step.id) && step.problems.length === 0,
        reachable: step.open || place < here,
        errors: engine.form().problems.filter(({ field }) => stepOf(engine, field) === step.id).length,
      }));
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the key says when they stand differently
    [engine, visited, key, at],
  );
  const current = steps.find(({ id }) => id === at) ?? steps[0];
  if (!current) throw new RangeError(`Form "${engine.definition.id}" has no step to show`);
  const { id } = current;
  useEffect(() => {
    shown.current = id;
  }, [id]);
  const goTo = useCallback((to: string) => {
    const { current: left } = shown;
    if (left !== undefined) setVisited((before) => new Set(before).add(left));
    setAt(to);
  }, []);
  useEffect(
    () =>
      form.addOpener((name) => {
        const step = stepOf(engine, name);
        if (step === undefined || step === shown.current) return false;
        goTo(step);
        return true;
      }),
    [form, engine, goTo],
  );
  return {
    steps,
    current,
    isFirst: current === steps[0],
    isLast: current === steps.at(-1),
    next: async () => {
      if (beforeNext && !(await beforeNext())) return;
      const to = await nextStep(engine, id);
      const first = engine.form().problems.find(({ field }) => stepOf(engine, field) === id);
      if (to === id && first) form.focus(first.field);
      else if (to !== undefined) goTo(to);
    },
    back: () => {
      const to = previousStep(engine, id);
      if (to !== undefined) goTo(to);
    },
    goTo,
  };
};
