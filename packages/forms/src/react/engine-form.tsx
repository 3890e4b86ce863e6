import { useMemo, type ComponentProps, type ReactNode } from "react";
import { FormContext, type FieldComponents } from "./form-context.ts";
import type { FormHandle } from "./form-handle.ts";

export interface EngineFormProps extends Omit<ComponentProps<"form">, "onSubmit" | "noValidate"> {
  readonly form: FormHandle;
  /** How each kind of field is drawn: `fieldComponents` of `@o2r/forms/fields`, or a set of your own. */
  readonly components: FieldComponents;
  readonly children: ReactNode;
}

/** The `<form>` element, and the form for the fields inside it. */
export function EngineForm({ form, components, children, ...rest }: EngineFormProps) {
  const value = useMemo(() => ({ form, components }), [form, components]);
  return (
    <FormContext value={value}>
      <form
        {...rest}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // A form inside a dialog must not submit the form around the dialog.
          event.stopPropagation();
          void form.submit();
        }}
      >
        {children}
      </form>
    </FormContext>
  );
}
