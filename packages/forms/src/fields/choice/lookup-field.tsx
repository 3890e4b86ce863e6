import { lazy, Suspense } from "react";
import type { FieldProps } from "../../react/form-context.ts";
import { FieldFrame } from "../field-frame.tsx";
import { choicesProblem } from "./use-options.ts";
import { Input } from "@o2r/ui";

const LookupControl = lazy(() => import("./lookup-control.tsx"));

/** One or many of a long or remote list, found by typing. Its code comes with the first such field, not before. */
export function LookupField(props: FieldProps) {
  return (
    <FieldFrame of={{ ...props, warning: choicesProblem(props.form, props.field) ?? props.warning }}>
      <Suspense fallback={<Input id={props.id} disabled aria-busy placeholder="Loading…" />}>
        <LookupControl {...props} />
      </Suspense>
    </FieldFrame>
  );
}
