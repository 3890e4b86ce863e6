import { memo, type ComponentType, type ReactNode } from "react";
import type { FieldName, FormDefinition, GroupsOf } from "../definition/form.ts";
import { useFormContext, type FieldProps } from "./form-context.ts";
import { fieldHandle, useFieldState } from "./use-field.ts";

/** How one field is drawn, where it differs from what its definition says. */
export interface FieldOptions<D extends FormDefinition = FormDefinition> extends Partial<
  Pick<FieldProps, "help" | "warning" | "reveal" | "optional" | "loading">
> {
  readonly name: FieldName<D> | GroupsOf<D>;
  /** Draws this field instead of the component of its kind. */
  readonly as?: ComponentType<FieldProps> | undefined;
}

/**
 * A field of the form around it, drawn by its kind. Gone while it is hidden; its value stays. `<Field<typeof offerForm>
 * name="…" />` takes the names of that form alone.
 */
export const Field: <D extends FormDefinition = FormDefinition>(options: FieldOptions<D>) => ReactNode = memo(
  function Field({ name, as, ...options }: FieldOptions) {
    const { form, components } = useFormContext();
    const state = useFieldState(form, name);
    if (!state.visible) return null;
    const handle = fieldHandle(form, name, state);
    const Component = as ?? components[handle.field.kind];
    if (!Component) throw new Error(`No component draws fields of kind "${handle.field.kind}"`);
    return <Component {...handle} {...options} />;
  },
);
