import { Button, Textarea } from "@o2r/ui";
import type { FieldProps } from "../react/form-context.ts";
import { FieldFrame } from "./field-frame.tsx";
import { useFormLabels } from "./labels.ts";
import "./json-field.css";

/** JSON as text: fixed-width letters, and a button that sets it out in lines. A textarea with the check `json` is drawn so. */
export function JsonField(props: FieldProps) {
  const { field, form, name, state, control, change } = props;
  const labels = useFormLabels();
  if (field.kind !== "textarea") return null;
  const layOut = (): void => {
    const laidOut = laidOutJson(form.engine.raw(name));
    if (laidOut !== undefined) change(laidOut);
  };
  return (
    <FieldFrame of={props}>
      <div className="o2r-json">
        <Textarea
          {...control}
          placeholder={field.placeholder ?? '{ "key": "value" }'}
          readOnly={state.readOnly}
          rows={field.rows ?? 5}
          spellCheck={false}
          autoComplete="off"
        />
        {state.enabled && !state.readOnly && (
          <Button size="sm" variant="ghost" onClick={layOut}>
            {labels.setOut}
          </Button>
        )}
      </div>
    </FieldFrame>
  );
}

/** The same JSON with one thing per line; nothing where it is none. */
const laidOutJson = (raw: unknown): string | undefined => {
  try {
    return typeof raw === "string" ? JSON.stringify(JSON.parse(raw), null, 2) : undefined;
  } catch {
    return undefined;
  }
};
