import { Input, PasswordInput, Textarea } from "@o2r/ui";
import type { TextField as TextDefinition } from "../definition/field.ts";
import type { FieldProps } from "../react/form-context.ts";
import { FieldFrame } from "./field-frame.tsx";
import { JsonField } from "./json-field.tsx";

const isTextual = (field: FieldProps["field"]): field is TextDefinition =>
  field.kind === "text" || field.kind === "textarea" || field.kind === "password";

/** One line, several lines, or a secret. No `maxlength`: what is too long is told in words, not swallowed. */
export function TextField(props: FieldProps) {
  const { field, state, control, reveal } = props;
  if (!isTextual(field)) return null;
  if (field.kind === "textarea" && field.checks?.includes("json")) return <JsonField {...props} />;
  const shared = {
    ...control,
    placeholder: field.placeholder,
    readOnly: state.readOnly,
    autoComplete: field.autoComplete ?? "off",
    // The value is read so; what stands in the control looks as it will be sent.
    ...(field.upper && { style: { textTransform: "uppercase" } as const, autoCapitalize: "characters" }),
  };
  return (
    <FieldFrame of={props}>
      {field.kind === "textarea" ? (
        <Textarea {...shared} rows={field.rows} />
      ) : field.kind === "password" ? (
        <PasswordInput {...shared} shown={reveal} toggle={reveal === undefined} />
      ) : (
        <Input {...shared} inputMode={field.digits ? "numeric" : undefined} suffix={field.unit} />
      )}
    </FieldFrame>
  );
}
