import { FormField } from "@o2r/ui";
import type { ReactNode } from "react";
import type { FieldProps } from "../react/form-context.ts";
import { Why } from "./why.tsx";
import "./form-layout.css";

interface FieldFrameProps {
  readonly of: FieldProps;
  /** The label names several controls. */
  readonly group?: boolean;
  /** Replaces the engine's word on the asterisk. */
  readonly required?: boolean;
  readonly children: ReactNode;
}

/** Label, asterisk, help, messages and the question mark of a field, around its control, as wide as the definition says. */
export function FieldFrame({ of, group = false, required = of.state.required, children }: FieldFrameProps) {
  const { id, field, state } = of;
  return (
    <div className="o2r-form-cell" data-width={field.width ?? "full"}>
      <FormField
        id={id}
        label={field.label}
        required={required}
        optional={of.optional}
        disabled={!state.enabled}
        help={of.help ?? field.help}
        warning={of.warning}
        error={state.error}
        group={group}
        why={<Why form={of.form} name={of.name} />}
      >
        {children}
      </FormField>
    </div>
  );
}
