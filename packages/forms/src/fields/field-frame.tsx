import { FormField, Skeleton } from "@o2r/ui";
import { use } from "react";
import type { FieldKind } from "../definition/field.ts";
import { type FieldFrameProps, FrameContext } from "./frame-context.ts";
import { late } from "./late.tsx";
import { Why } from "./why.tsx";
import "./layout/form-layout.css";

/** Where the line is lost by then, the form stands without it until it comes. */
const Provenance = late(async () => (await import("./provenance.tsx")).Provenance);

/** How high a control is, where it is not one line. */
const heights: Readonly<Partial<Record<FieldKind, number>>> = {
  textarea: 74,
  checkbox: 20,
  switch: 20,
  image: 108,
  images: 108,
};

/** Label, asterisk, help, messages and the question mark of a field, around its control, as wide as the definition says. */
export function FieldFrame(props: FieldFrameProps) {
  const Other = use(FrameContext);
  // oxlint-disable-next-line react/static-components -- it is a component of its own file, given by the row
  return Other ? <Other {...props} /> : <FormFrame {...props} />;
}

function FormFrame({ of, group = false, required = of.state.required, words = false, children }: FieldFrameProps) {
  const { id, field, state } = of;
  const isSuggestible = field.derive !== undefined && !state.readOnly;
  return (
    <div
      className="o2r-form-cell"
      data-width={field.width ?? "full"}
      data-kind={words ? undefined : field.kind}
      aria-busy={of.loading || undefined}
    >
      <FormField
        id={id}
        label={field.label}
        required={required}
        // A box that is not ticked is an answer, too.
        optional={of.optional && field.kind !== "checkbox" && field.kind !== "switch"}
        disabled={!state.enabled}
        help={of.help ?? field.help}
        warning={of.warning ?? state.warning}
        error={state.error}
        group={group}
        describedBy={isSuggestible && state.origin === "auto" ? `${id}-origin` : undefined}
        why={<Why form={of.form} name={of.name} />}
      >
        {of.loading ? <Skeleton height={heights[field.kind] ?? "var(--o2r-control)"} /> : children}
      </FormField>
      {(isSuggestible || state.status) && <Provenance instead={null} props={of} />}
    </div>
  );
}
