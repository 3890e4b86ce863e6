import type { FormHandle } from "@o2r/forms/react";
import { useFormSnapshot, useSubmitting } from "@o2r/forms/react";
import { Button, Icon } from "@o2r/ui";
import { CircleAlert, CloudCheck } from "lucide-react";
import { clockText } from "../../format/when.ts";
import "./save-bar.css";

export interface SaveBarProps {
  readonly form: FormHandle;
  /** `Save product`. */
  readonly label: string;
  /** When the draft was last kept, an ISO instant. */
  readonly keptAt: string | undefined;
  readonly onDiscard: () => void;
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** The foot of a form: what is unsaved, what is wrong, and the way to save or to drop it. */
export function SaveBar({ form, label, keptAt, onDiscard }: SaveBarProps) {
  const { changed, problems } = useFormSnapshot(form);
  const saving = useSubmitting(form);
  return (
    <footer className="save-bar">
      <output className="save-bar-state">
        {keptAt !== undefined && changed > 0 && (
          <span className="save-bar-kept">
            <Icon as={CloudCheck} />
            Draft kept {clockText(new Date(keptAt))}
          </span>
        )}
        {changed > 0 && <span>{counted(changed, "unsaved change", "unsaved changes")}</span>}
      </output>
      {problems.length > 0 && (
        <span className="save-bar-errors">
          <Icon as={CircleAlert} />
          {counted(problems.length, "error", "errors")}
        </span>
      )}
      <div className="save-bar-actions">
        {changed > 0 && <Button onClick={onDiscard}>Discard</Button>}
        <Button variant="primary" loading={saving} onClick={() => void form.submit()} aria-keyshortcuts="Control+S">
          {label}
          <span className="save-bar-key">Ctrl S</span>
        </Button>
      </div>
    </footer>
  );
}
