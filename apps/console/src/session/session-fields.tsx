import { FormField, Input, PasswordInput } from "@o2r/ui";
import type { FieldComponents, FieldProps } from "@o2r/forms/react";
import { createContext, use, type ReactNode } from "react";

/** Whether one checkbox shows all passwords; undefined where each field has a button of its own. */
export const ShowPasswordsContext = createContext<boolean | undefined>(undefined);

function Frame({ field, id, state, children }: FieldProps & { readonly children: ReactNode }) {
  return (
    <FormField id={id} label={field.label} required={state.required} error={state.error} help={field.help}>
      {children}
    </FormField>
  );
}

const autoCompleteOf = (field: FieldProps["field"]): string =>
  "autoComplete" in field ? (field.autoComplete ?? "off") : "off";

function TextField(props: FieldProps) {
  const { control, field, state } = props;
  return (
    <Frame {...props}>
      <Input
        {...control}
        size="lg"
        readOnly={state.readOnly}
        autoComplete={autoCompleteOf(field)}
        autoCapitalize="none"
        spellCheck={false}
      />
    </Frame>
  );
}

function PasswordField(props: FieldProps) {
  const shown = use(ShowPasswordsContext);
  return (
    <Frame {...props}>
      <PasswordInput
        {...props.control}
        size="lg"
        autoComplete={autoCompleteOf(props.field)}
        {...(shown === undefined ? {} : { shown, toggle: false })}
      />
    </Frame>
  );
}

/** The two kinds of field that signing in needs; the sign-in page must not bring along those of whole forms. */
export const sessionFields: FieldComponents = { text: TextField, password: PasswordField };
