import { FormField, Skeleton, VisuallyHidden } from "@o2r/ui";
import { use } from "react";
import type { FieldFrameProps } from "../frame-context.ts";
import { RowNameContext, RowPlaceContext } from "./row-context.ts";

/** The frame of a cell: its label is for screen readers and narrow pages, since the heading stands above the column. */
export function CellFrame({ of, group = false, required = of.state.required, children }: FieldFrameProps) {
  const { id, field, state } = of;
  return (
    <div
      className="o2r-rows-cell"
      data-kind={field.kind}
      data-required={(required && field.required !== true) || undefined}
      data-closed={!state.enabled || undefined}
    >
      <FormField
        id={id}
        label={<CellLabel>{field.label}</CellLabel>}
        hideLabel={field.kind !== "list"}
        required={required}
        disabled={!state.enabled}
        warning={of.warning ?? state.warning}
        error={state.error}
        group={group}
      >
        {of.loading ? <Skeleton height="var(--o2r-control)" /> : children}
      </FormField>
    </div>
  );
}

/** “Line 3: Quantity”, of which a narrow page shows the end. */
function CellLabel({ children }: { readonly children: string }) {
  const row = use(RowNameContext);
  const place = use(RowPlaceContext);
  return (
    <>
      <VisuallyHidden>{`${row} ${place + 1}: `}</VisuallyHidden>
      {children}
    </>
  );
}
