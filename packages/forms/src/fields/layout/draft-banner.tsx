import { Banner, Button, formatDateTime } from "@o2r/ui";
import { useState } from "react";
import { placeAt } from "../../compile/place.ts";
import type { Field } from "../../definition/field.ts";
import { rootOf } from "../../engine/paths.ts";
import type { FormDefinition } from "../../definition/form.ts";
import type { DraftReport } from "../../react/sort-draft.ts";
import { useFormContext } from "../../react/form-context.ts";
import type { DraftState } from "../../react/use-draft.ts";
import { useFormLabels } from "../labels.ts";
import "./error-summary.css";

export interface DraftBannerProps {
  /** What `useDraft(form, …)` gives. */
  readonly draft: DraftState;
}

/** Offers what was typed before and not saved; after it was restored, tells what of it no longer fits the form. */
export function DraftBanner({ draft }: DraftBannerProps) {
  const { definition } = useFormContext().form;
  const labels = useFormLabels();
  const [misfits, setMisfits] = useState<DraftReport["misfits"]>([]);
  if (draft.found) {
    return (
      <Banner
        title={labels.unsavedWork}
        actions={
          <>
            <Button size="sm" onClick={() => setMisfits(draft.restore().misfits)}>
              {labels.restore}
            </Button>
            <Button size="sm" variant="ghost" onClick={draft.discard}>
              {labels.discard}
            </Button>
          </>
        }
      >
        {labels.keptOn(formatDateTime(draft.found.savedAt))}
      </Banner>
    );
  }
  if (misfits.length === 0) return null;
  return (
    <Banner
      tone="warning"
      title={labels.misfits(misfits.length)}
      actions={
        <Button size="sm" variant="ghost" onClick={() => setMisfits([])}>
          {labels.dismiss}
        </Button>
      }
    >
      <p>{labels.leftOut}</p>
      <ul className="o2r-error-summary">
        {misfits.map(({ field, value }) => (
          <li key={field}>
            <b>{labelOf(definition, field)}</b>
            <span>{typeof value === "string" ? value : JSON.stringify(value)}</span>
          </li>
        ))}
      </ul>
    </Banner>
  );
}

/** Of a cell “Lines 2: Unit”; what the form has not any more is told by its name. */
const labelOf = (form: FormDefinition, path: string): string => {
  const known = placeAt(form, path);
  // What stood in a row is told of with its row, also where the form has no such column any more.
  const [list, at = "", ...column] = listIn(form, path);
  const label = known?.compiled.label ?? (list ? column.join(".") : path);
  return list?.kind === "list" && at !== "" ? `${list.row ?? list.label} ${Number(at) + 1}: ${label}` : label;
};

const listIn = (form: FormDefinition, path: string): readonly [list?: Field, ...rest: string[]] => {
  const name = rootOf(form, path);
  const field = form.fields[name];
  return field?.kind === "list" && name !== path ? [field, ...path.slice(name.length + 1).split(".")] : [];
};
