import { lazy, Suspense } from "react";
import type { Field } from "../definition/field.ts";
import type { FormHandle } from "../react/form-handle.ts";

const WhyPopover = lazy(() => import("./why-popover.tsx"));

export interface WhyProps {
  readonly form: FormHandle;
  readonly name: string;
}

/** A question mark that answers why a field is asked for, closed or worked out; only where there is something to say. */
export function Why({ form, name }: WhyProps) {
  const field = form.definition.fields[name];
  return field && hasReasons(field) ? (
    <Suspense fallback={null}>
      <WhyPopover form={form} name={name} />
    </Suspense>
  ) : null;
}

/** A field that is simply always required, or never, needs no explanation. */
const hasReasons = ({ why, required, visible, enabled, readOnly, derive }: Field): boolean =>
  [why, visible, enabled, derive].some((part) => part !== undefined) ||
  typeof required === "object" ||
  typeof readOnly === "object";
