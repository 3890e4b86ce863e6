import { Skeleton } from "@o2r/ui";
import type { FieldProps } from "../../react/form-context.ts";
import { FieldFrame } from "../field-frame.tsx";
import { late } from "../late.tsx";
import type { RowsControlProps } from "./rows-control.tsx";

const RowsControl = late(async () => (await import("./rows-control.tsx")).RowsControl);

export interface RowsFieldProps extends FieldProps, Pick<RowsControlProps, "cells"> {}

/** Rows of the same fields. Its code comes with the first such field. */
export function RowsField(props: RowsFieldProps) {
  return (
    <FieldFrame of={props} group>
      <RowsControl props={props} instead={<Skeleton height={92} />} />
    </FieldFrame>
  );
}
