import { FormField } from "@o2r/ui";
import { useFieldValue, type FieldProps } from "@o2r/forms/react";
import { OtpInput } from "./otp-input.tsx";

/** The one field of the second step. */
export function OtpField({ form, name, field, id, state, control, change }: FieldProps) {
  const value = useFieldValue(form, name);
  return (
    <FormField
      id={id}
      label={field.label}
      required={state.required}
      error={state.error}
      help="You can paste the whole code."
    >
      <OtpInput {...control} value={String(value ?? "")} onChange={change} />
    </FormField>
  );
}
