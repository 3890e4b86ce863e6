import { Banner } from "@o2r/ui";
import { emptyMessages } from "../../compile/messages.ts";
import type { FormHandle } from "../../react/form-handle.ts";
import { useErrorSummary } from "../../react/use-error-summary.ts";
import { useFormLabels } from "../labels.ts";
import "./error-summary.css";

export interface ErrorSummaryProps {
  readonly form: FormHandle;
}

/** What stops the save, in the order of the form; each line leads to its field. Takes the focus when a save fails. */
export function ErrorSummary({ form }: ErrorSummaryProps) {
  const { problems, general, ref, focus } = useErrorSummary(form);
  const labels = useFormLabels();
  // Away from its field, what is said of any of them names it.
  const namesNone = (message: string) => emptyMessages.has(message) || message === form.engine.messages.required;
  if (problems.length + general.length === 0) return null;
  return (
    <Banner
      ref={ref}
      tabIndex={-1}
      tone="danger"
      title={problems.length > 0 ? labels.attention(problems.length) : general[0]}
    >
      {problems.length > 0 && (
        <ul className="o2r-error-summary">
          {problems.map(({ field, label, message }) => (
            <li key={field}>
              <a
                href={`#${form.id}-${field}`}
                onClick={(event) => {
                  event.preventDefault();
                  focus(field);
                }}
              >
                {namesNone(message) ? labels.isRequired(label) : message}
              </a>
              {!namesNone(message) && <span>{label}</span>}
            </li>
          ))}
        </ul>
      )}
      {(problems.length > 0 ? general : general.slice(1)).map((message) => (
        <p key={message}>{message}</p>
      ))}
    </Banner>
  );
}
