import { useEffect, useRef, type RefObject } from "react";
import type { FormProblem } from "../engine/engine.ts";
import type { FormHandle } from "./form-handle.ts";
import { useFailures, useFormSnapshot } from "./use-form-snapshot.ts";

/** What a list of all errors needs, to stand above a form. */
export interface ErrorSummaryState {
  /** In the order of the definition; empty before the first failed submission. */
  readonly problems: readonly FormProblem[];
  /** What the service refused without naming a field. */
  readonly general: readonly string[];
  /** Give it to the element that takes the focus; it needs `tabIndex={-1}`. */
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly focus: (name: string) => void;
}

/** What an error summary shows. It takes the focus after each failed submission. */
export const useErrorSummary = (form: FormHandle): ErrorSummaryState => {
  const ref = useRef<HTMLDivElement>(null);
  const failures = useFailures(form);
  const { problems, general } = useFormSnapshot(form);
  useEffect(() => form.addSummary(), [form]);
  useEffect(() => {
    if (failures > 0) ref.current?.focus();
  }, [failures]);
  const told = failures > 0;
  return { problems: told ? problems : [], general: told ? general : [], ref, focus: form.focus };
};
