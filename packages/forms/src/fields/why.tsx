import { IconButton } from "@o2r/ui";
import { CircleQuestionMark } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import type { Field } from "../definition/field.ts";
import { explain } from "../explain/explain.ts";
import type { FieldSnapshot } from "../engine/state.types.ts";
import type { FormHandle } from "../react/form-handle.ts";
import { useFieldState } from "../react/use-field.ts";
import { type FormLabels, useFormLabels } from "./labels.ts";
import "./why.css";

export interface WhyProps {
  readonly form: FormHandle;
  readonly name: string;
}

/** A question mark that answers why a field is asked for, closed or worked out; only where there is something to say. */
export function Why({ form, name }: WhyProps) {
  const field = form.definition.fields[name];
  return field && hasReasons(field) ? <Question form={form} name={name} field={field} /> : null;
}

/** A field that is simply always required, or never, needs no explanation. */
const hasReasons = ({ why, required, visible, enabled, readOnly, derive }: Field): boolean =>
  [why, visible, enabled, derive].some((part) => part !== undefined) ||
  typeof required === "object" ||
  typeof readOnly === "object";

const titleOf = ({ enabled, readOnly, required }: FieldSnapshot, labels: FormLabels): string => {
  if (!enabled) return labels.whyClosed;
  if (readOnly) return labels.whyReadOnly;
  return required ? labels.whyRequired : labels.about;
};

/** The browser's own popover: nothing to fetch, and nothing that would draw the fields again once it has come. */
function Question({ form, name, field }: WhyProps & { readonly field: Field }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const title = titleOf(useFieldState(form, name), useFormLabels());
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // No stop of Tab between two fields: whoever types asks by F1 from the field itself.
    const cell = mark.current?.closest(".o2r-form-cell, .o2r-field, .o2r-form-group");
    const press = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key !== "F1" || event.defaultPrevented) return;
      event.preventDefault();
      mark.current?.querySelector("button")?.click();
    };
    cell?.addEventListener("keydown", press);
    return () => cell?.removeEventListener("keydown", press);
  }, []);
  return (
    <span ref={mark} className="o2r-why">
      <IconButton
        size="sm"
        icon={CircleQuestionMark}
        label={`${title} ${field.label}`}
        popoverTarget={id}
        tabIndex={-1}
        aria-keyshortcuts="F1"
        // A dialog begins with its first field, not with the question beside its label.
        data-no-autofocus=""
      />
      <dialog
        id={id}
        popover="auto"
        aria-label={title}
        className="o2r-why-popover"
        onBeforeToggle={({ newState }) => setOpen(newState === "open")}
      >
        {open && (
          <>
            <p className="o2r-why-title">{title}</p>
            {field.why !== undefined && <p className="o2r-why-text">{field.why}</p>}
            <Sentences form={form} name={name} />
          </>
        )}
      </dialog>
    </span>
  );
}

/** Asked when it opens, so that the words are those of this moment. */
function Sentences({ form, name }: WhyProps) {
  const { reasons } = useFormLabels();
  const { sentences } = explain(form.engine, name, { words: reasons });
  return (
    sentences.length > 0 && (
      <ul className="o2r-why-reasons">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    )
  );
}
