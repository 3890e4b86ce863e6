import type { Registry } from "@o2r/forms";
import { ConfirmDialog } from "@o2r/ui/overlays";
import { pageHeading } from "../reading-place.ts";
import { useOpeningDay } from "../format/use-opening-day.ts";
import { clashesOf, whoSaved } from "./conflict/conflict.ts";
import { ConflictDialog } from "./conflict/conflict-dialog.tsx";
import type { FormRow } from "./form-page.types.ts";
import { LeaveDialog } from "./leave/leave-dialog.tsx";
import type { Clash } from "./conflict/merge.ts";
import type { Editing } from "./use-editing.ts";
import { useNames } from "./use-names.ts";

export interface FormDialogsProps<Row extends FormRow> {
  readonly editing: Editing<Row>;
  readonly registry: Registry;
  /** What is being edited, such as `product`. */
  readonly noun: string;
}

const noClashes: readonly Clash[] = [];

/** The questions of a form: leave it, drop what was typed, or settle what somebody else changed meanwhile. */
export function FormDialogs<Row extends FormRow>({ editing, registry, noun }: FormDialogsProps<Row>) {
  const { form, base, stale, question, dismiss } = editing;
  const today = useOpeningDay();
  const comparing = question === "compare" && base !== undefined && stale !== undefined;
  const clashes = comparing ? clashesOf(form, base, stale) : noClashes;
  const nameOf = useNames(
    form.definition,
    registry,
    clashes.flatMap(({ field, before, theirs, yours }) => [before, theirs, yours].map((value) => ({ field, value }))),
  );
  return (
    <>
      <LeaveDialog
        open={question === "leave"}
        typed={form.changes().length > 0}
        filesMissing={editing.filesMissing}
        onLeave={editing.leave}
        onStay={dismiss}
      />
      <ConfirmDialog
        open={question === "discard"}
        action="Discard"
        onConfirm={editing.discard}
        onClose={dismiss}
        // Without changes there is no button to discard them.
        finalFocus={() => (form.changes().length > 0 ? null : pageHeading())}
      >
        Everything you changed since the last save is dropped, with its draft.
      </ConfirmDialog>
      {comparing && (
        <ConflictDialog
          definition={form.definition}
          noun={noun}
          who={whoSaved(form.definition, stale, today)}
          clashes={clashes}
          nameOf={nameOf}
          onClose={dismiss}
          onSettle={editing.settle}
        />
      )}
    </>
  );
}
