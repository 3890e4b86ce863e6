import { may } from "@o2r/api/contract/core";
import {
  ownPartIn,
  rejectedEndpoints,
  rejectedMoves,
  type RejectedAction,
  type RejectedRow,
} from "@o2r/api/contract/stock";
import { useMutation } from "@o2r/api/react";
import { defineForm, text, textarea } from "@o2r/forms";
import { formatNumber } from "@o2r/ui";
import { Check, PackageMinus, Undo2, X, type LucideIcon } from "lucide-react";
import { useMemo } from "react";
import { eachRow } from "../../../kit/list/each-row.ts";
import type { BulkAction, BulkDialogProps } from "../../../kit/list/list-page.types.ts";
import { useCurrentUser } from "../../../session/current-user.ts";
import { given } from "../given.ts";
import { failureOf } from "../inventory/use-block.ts";
import { ActDialog } from "../../../kit/form/act-dialog.tsx";
import { consequences, countRejected, rejectedNoun, stateInWords } from "./rejected-words.ts";

/** One note for all that goes back together. */
const returnForm = defineForm({
  id: "return-note",
  version: 1,
  fields: {
    note: text({
      label: "Return note",
      required: true,
      maxLength: 300,
      help: "Its number, or what is written on it. Every row that goes back with it keeps it.",
    }),
  },
});

/** Why several are to be thrown away, for whoever decides. */
const discardForm = defineForm({
  id: "discard-rejected",
  version: 1,
  fields: { note: textarea({ label: "Note", maxLength: 300, rows: 2 }) },
});

interface Bulk {
  readonly action: RejectedAction;
  readonly label: string;
  readonly icon: LucideIcon;
  /** What was done, for the result. */
  readonly done: string;
  /** What is written down with it, where anything is; otherwise a yes is enough. */
  readonly form?: typeof returnForm | typeof discardForm;
}

/** What is done with several at once; the rest is decided one by one. */
const bulks: readonly Bulk[] = [
  { action: "return", label: "Create return note", icon: Undo2, done: "returned", form: returnForm },
  { action: "askDiscard", label: "Ask to discard", icon: PackageMinus, done: "asked for", form: discardForm },
  { action: "discard", label: "Approve discard", icon: Check, done: "discarded" },
  { action: "keep", label: "Refuse discard", icon: X, done: "kept" },
];

/** What may be done to several rejections at once. Nobody decides on what they have asked for or rejected. */
export const useBulkMoves = (): readonly BulkAction<RejectedRow>[] => {
  const { id: self, userType } = useCurrentUser();
  const { run } = useMutation(rejectedEndpoints.move, eachRow);
  return useMemo(() => {
    const move =
      (action: RejectedAction, note = "") =>
      async ({ id, version }: RejectedRow) =>
        failureOf((await run({ params: { id }, body: { action, note } }, { version })).error);
    return bulks.flatMap(({ action, label, icon, done, form }): BulkAction<RejectedRow>[] => {
      const step = rejectedMoves.find((one) => one.action === action);
      if (step === undefined || !may(userType, step.allow)) return [];
      const shared = {
        label,
        icon,
        done,
        unfit: (row: RejectedRow) => {
          if (row.state !== step.from) return stateInWords(row.state);
          const own = ownPartIn(step, row, self);
          return own === null ? undefined : `${own} by yourself`;
        },
      };
      if (form === undefined) {
        const consequence = (count: number) =>
          `The units of ${formatNumber(count)} ${count === 1 ? rejectedNoun.one : rejectedNoun.many} ${consequences[action]}`;
        return [{ ...shared, ask: { action: label, consequence }, run: move(action) }];
      }
      const dialog = ({ rows, about, onRun, onClose }: BulkDialogProps<RejectedRow>) => (
        <ActDialog
          definition={form}
          size="sm"
          title={label}
          lead={
            <>
              {`${countRejected(rows)}. They ${consequences[action]}`}
              {about}
            </>
          }
          submit={label}
          act={given<{ readonly note?: string }>}
          onDone={({ note }) => onRun(move(action, note))}
          onClose={onClose}
        />
      );
      return [{ ...shared, dialog }];
    });
  }, [self, userType, run]);
};
