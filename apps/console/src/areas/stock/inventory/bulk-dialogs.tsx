import { adjustmentForm, discardableOf, discardForm, type InventoryRow } from "@o2r/api/contract/stock";
import { defineForm, number, select, type ValuesOf } from "@o2r/forms";
import { formatNumber } from "@o2r/ui";
import type { ReactNode } from "react";
import { given } from "../../../kit/lifecycle/given.ts";
import { ActDialog } from "../../../kit/form/act-dialog.tsx";
import { later } from "../../../kit/deferred.tsx";
import { countBatches, promisedText } from "./inventory-words.ts";

// It judges the reason by its form.
const ResetQuestion = later(async () => (await import("./reset-question.tsx")).ResetQuestion);

const { bufferStock, reason } = adjustmentForm.fields;

/** Another buffer for each of several batches: an adjustment of the buffer alone. */
const bufferForm = defineForm({
  id: "buffer-of-many",
  version: 1,
  fields: {
    stockRequest: select({
      label: "Buffer",
      required: true,
      options: [
        { value: "IN_STOCK", label: "Keep back" },
        { value: "OUT_STOCK", label: "Give free" },
      ],
      width: "half",
    }),
    bufferStock: number({ ...bufferStock, label: "Units of each", required: true, help: "Of every batch chosen." }),
    reason,
  },
});

/** Whole batches thrown away: a request of each, for all of it that is free. */
const discardManyForm = defineForm({
  id: "discard-many",
  version: 1,
  fields: { reason: discardForm.fields.reason, note: discardForm.fields.note },
});

interface ManyProps<Values> {
  readonly rows: readonly InventoryRow[];
  /** Names them, and those that are left alone. */
  readonly about: ReactNode;
  /** Closes the dialog and begins. */
  readonly onStart: (values: Values) => void;
  readonly onClose: () => void;
}

/** Asks how much of each batch is kept back, or given free. */
export function BufferMany({ rows, about, onStart, onClose }: ManyProps<ValuesOf<typeof bufferForm>>) {
  return (
    <ActDialog
      definition={bufferForm}
      size="sm"
      title="Adjust buffer"
      lead={
        <>
          {countBatches(rows.length)}. Units kept back are not sold until they are given free.
          {about}
        </>
      }
      submit="Adjust"
      act={given}
      onDone={onStart}
      onClose={onClose}
    />
  );
}

/** Asks why all that is free of the batches is to be thrown away. */
export function DiscardMany({ rows, about, onStart, onClose }: ManyProps<ValuesOf<typeof discardManyForm>>) {
  const units = rows.reduce((sum, row) => sum + discardableOf(row), 0);
  const expired = rows.every(({ daysLeft }) => daysLeft <= 0);
  return (
    <ActDialog
      definition={discardManyForm}
      size="sm"
      title="Ask to discard"
      lead={
        <>
          All that is free of {countBatches(rows.length)}: {formatNumber(units)} {units === 1 ? "unit" : "units"}. They
          stay in stock until somebody else has approved.
          {about}
        </>
      }
      submit="Ask to discard"
      initial={expired ? { reason: "EXPIRED" } : {}}
      act={given}
      onDone={onStart}
      onClose={onClose}
    />
  );
}

/** Asks before several batches are taken off the books. */
export function ResetMany({ rows, about, onStart, onClose }: ManyProps<string>) {
  const promised = rows.reduce((sum, { reserved }) => sum + reserved, 0);
  return (
    <ResetQuestion about={about} onConfirm={onStart} onClose={onClose}>
      {countBatches(rows.length)} {rows.length === 1 ? "is" : "are"} taken off the books{promisedText(promised)}. The
      ledger keeps the reason.
    </ResetQuestion>
  );
}
