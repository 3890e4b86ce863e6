import { useMemo, type ComponentProps, type CSSProperties, type ReactNode } from "react";
import { FormContext, type FieldComponents } from "./form-context.ts";
import type { FormHandle } from "./form-handle.ts";
import { useFills } from "./use-fills.ts";
import { useReveals } from "./use-reveals.ts";

export interface EngineFormProps extends Omit<ComponentProps<"form">, "onSubmit" | "noValidate"> {
  readonly form: FormHandle;
  /** How each kind of field is drawn: `fieldComponents` of `@o2r/forms/fields`, or a set of your own. */
  readonly components: FieldComponents;
  readonly children: ReactNode;
}

/** The `<form>` element, the form for the fields inside it, and the voice that tells which fields come, go and are filled. */
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
        <Reveals form={form} />
        {children}
      </form>
    </FormContext>
  );
}

const unseen: CSSProperties = {
  position: "absolute",
  inlineSize: 1,
  blockSize: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
};

/** On its own, so that a field that comes, goes or is filled renders nothing but itself and these words. */
function Reveals({ form }: { readonly form: FormHandle }) {
  return (
    <div aria-live="polite" style={unseen}>
      <p>{useReveals(form)}</p>
      <p>{useFills(form)}</p>
    </div>
  );
}
