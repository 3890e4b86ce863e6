import { createContext, use, type ComponentType, type ReactNode } from "react";
import type { FieldKind } from "../definition/field.ts";
import type { FormHandle } from "./form-handle.ts";
import type { FieldHandle } from "./field-handle.types.ts";

/** What a field's component is given: the field, and what the page says about it. */
export interface FieldProps extends FieldHandle {
  /** Replaces the definition's help. */
  readonly help?: string | undefined;
  /** What is odd about the value without being refused. */
  readonly warning?: string | undefined;
  /** Shows the characters of a password, whatever its own button says. */
  readonly reveal?: boolean | undefined;
  /** Marks the field as one that may stay empty. */
  readonly optional?: boolean | undefined;
  /** Stands at the end of a select's or a look-up's line, such as a button that adds an option. */
  readonly beside?: ReactNode;
  /** Whenever it changes, choices that are fetched whole are fetched again. */
  readonly round?: number | undefined;
  /** The value is still on its way: the place of the control is kept, and nothing can be typed. */
  readonly loading?: boolean | undefined;
}

/** The component that draws each kind of field. `@o2r/forms/fields` has a set drawn with `@o2r/ui`. */
export type FieldComponents = Readonly<Partial<Record<FieldKind, ComponentType<FieldProps>>>>;

export interface FormContextValue {
  readonly form: FormHandle;
  readonly components: FieldComponents;
}

export const FormContext = createContext<FormContextValue | undefined>(undefined);

/** The form around this component. */
export const useFormContext = (): FormContextValue => {
  const context = use(FormContext);
  if (!context) throw new Error("A field stands outside of <EngineForm>");
  return context;
};
