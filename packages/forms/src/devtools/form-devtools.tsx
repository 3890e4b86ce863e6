import { useState, useSyncExternalStore } from "react";
import { liveForms } from "../react/live-forms.ts";
import { FormInspector } from "./form-inspector.tsx";
import "./inspector.css";

/**
 * A button in the corner of the page that opens the inspector of whatever form is on it. For development:
 * `{import.meta.env.DEV && <FormDevtools />}`.
 */
export function FormDevtools() {
  const forms = useSyncExternalStore(liveForms.subscribe, liveForms.read, liveForms.read);
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const form = forms.find(({ id }) => id === chosen) ?? forms.at(-1);
  if (!form) return null;
  if (!open) {
    return (
      <button type="button" className="o2r-inspector-open" onClick={() => setOpen(true)}>
        Inspect form
      </button>
    );
  }
  return (
    <div className="o2r-inspector-dock">
      <div className="o2r-inspector-bar">
        {forms.length > 1 && (
          <select value={form.id} onChange={(event) => setChosen(event.target.value)} aria-label="Form">
            {forms.map(({ id, definition }) => (
              <option key={id} value={id}>
                {definition.id}
              </option>
            ))}
          </select>
        )}
        <button type="button" onClick={() => setOpen(false)}>
          Close
        </button>
      </div>
      <FormInspector key={form.id} form={form} />
    </div>
  );
}
