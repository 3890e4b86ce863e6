import { memo, type ComponentType } from "react";
import { useFormContext, type FieldProps } from "./form-context.ts";
import { useField, useFieldState } from "./use-field.ts";

export interface FieldOptions extends Partial<
  Pick<FieldProps, "help" | "warning" | "reveal" | "optional" | "loading">
> {
  readonly name: string;
  /** Draws this field instead of the component of its kind. */
  readonly as?: ComponentType<FieldProps> | undefined;
}

/** A field of the form around it, drawn by its kind. Gone while it is hidden; its value stays. */
export const Field = memo(function Field({ name, ...options }: FieldOptions) {
  const { form } = useFormContext();
  const { visible } = useFieldState(form, name);
  return visible ? <VisibleField name={name} {...options} /> : null;
});

function VisibleField({ name, as, ...options }: FieldOptions) {
  const { components } = useFormContext();
  const field = useField(name);
  const Component = as ?? components[field.field.kind];
  if (!Component) throw new Error(`No component draws fields of kind "${field.field.kind}"`);
  return <Component {...field} {...options} />;
}
