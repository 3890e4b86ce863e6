import type { ApiError } from "@o2r/api/client";
import {
  checkForm,
  discardEndpoints,
  discardForm,
  inventoryEndpoints,
  qcEndpoints,
  type InventoryRow,
  type StaleInventory,
} from "@o2r/api/contract/stock";
import { useMutation } from "@o2r/api/react";
import type { ValuesOf } from "@o2r/forms";
import { formatNumber, notify } from "@o2r/ui";
import { useState } from "react";
import { ActDialog } from "../../../kit/form/act-dialog.tsx";
import { later } from "../../../kit/deferred.tsx";
import { useTakeBack } from "../../../kit/undo/undo.ts";
import { adjustmentOf, countForm, OnHandPreview } from "./adjust/count-form.tsx";
import { batchName, changesText, promisedText } from "./inventory-words.ts";

// It judges the reason by its form.
const ResetQuestion = later(async () => (await import("./reset-question.tsx")).ResetQuestion);

/** Which of its dialogs a batch has open. */
export type BatchAct = "adjust" | "discard" | "check" | "reset";

export interface BatchDialogProps {
  readonly row: InventoryRow;
  readonly onClose: () => void;
}

const changedMeanwhile = "Someone else has changed this batch. These are its figures now";
/** The batch as it stands now, from what a stale change of it is answered with. */
const staleRow = ({ current }: ApiError): InventoryRow => (current as StaleInventory).row;

/** What the dialog shows of a batch, to be changed or left as it is. */
const figuresOf = ({ mrp, retailPrice, discountType, discount }: InventoryRow) => ({
  mrp,
  sellingPrice: retailPrice,
  ...(discountType && { discountType }),
  ...(discount !== null && { discount }),
});

const nothingEntered: ApiError = {
  code: "form.invalid",
  status: 0,
  message: "Enter what is to be adjusted",
  errors: [],
};

/** Whether the dialog is sent as it was opened: a reason alone adjusts nothing. */
const isAsItWas = ({ counted, reason: _, ...figures }: ValuesOf<typeof countForm>, row: InventoryRow): boolean => {
  const shown: Readonly<Record<string, unknown>> = figuresOf(row);
  return (
    counted === undefined &&
    Object.entries(figures).every(([key, value]) => value === undefined || value === shown[key])
  );
};

/** Units by count, into stock or out of it, buffer, MRP and discount. Saved over a newer version only once that has been said. */
function AdjustDialog({ row, onClose }: BatchDialogProps) {
  const { run } = useMutation(inventoryEndpoints.adjust);
  const [shown, setShown] = useState(row);
  return (
    <ActDialog
      definition={countForm}
      title="Adjust stock"
      lead={
        <>
          {batchName(row)}: {formatNumber(shown.stock)} on hand, {formatNumber(shown.free)} free,{" "}
          {formatNumber(shown.bufferStock)} kept back.
          <OnHandPreview onHand={shown.stock} />
        </>
      }
      submit="Adjust"
      initial={figuresOf(row)}
      act={async (values) => {
        if (isAsItWas(values, shown)) return { error: nothingEntered };
        const body = adjustmentOf(values, shown.stock);
        const result = await run({ params: { id: row.id }, body }, { version: shown.version });
        if (result.error === undefined) return result;
        if (result.error.status !== 412) {
          // It speaks of the units that follow from the count.
          const errors = result.error.errors.map((one) =>
            one.field === "stock" && values.counted !== undefined ? { ...one, field: "counted" } : one,
          );
          return { error: { ...result.error, errors } };
        }
        const message = [changedMeanwhile, ...changesText(shown, staleRow(result.error))].join(": ");
        return { error: { ...result.error, message } };
      }}
      onRefused={(error, form) => {
        if (error.status !== 412) return;
        const now = staleRow(error);
        // What was typed stays; what was not is as it stands now, and is not put back by the next press.
        const typed = form.changes().map(({ field }) => [field, form.engine.raw(field)] as const);
        form.load(figuresOf(now));
        for (const [field, raw] of typed) form.change(field, raw);
        setShown(now);
      }}
      done={() => `${row.name} is adjusted`}
      onClose={onClose}
    />
  );
}

/** Asks for units to be thrown away. */
function DiscardDialog({ row, onClose }: BatchDialogProps) {
  const { run } = useMutation(inventoryEndpoints.discard);
  const takeBack = useTakeBack();
  return (
    <ActDialog
      definition={discardForm}
      title="Ask to discard"
      lead={
        <>
          {batchName(row)}: {formatNumber(row.free)} free
          {row.discarding > 0 && `, ${formatNumber(row.discarding)} of them asked for already`}. The units stay in stock
          until somebody else has approved.
        </>
      }
      submit="Ask to discard"
      act={(body) => run({ params: { id: row.id }, body })}
      done={({ quantity }) => `${formatNumber(quantity)} ${quantity === 1 ? "unit" : "units"} wait for approval`}
      undo={{
        undone: ({ quantity }) =>
          quantity === 1 ? "1 unit stays in stock" : `${formatNumber(quantity)} units stay in stock`,
        takeBack: (request) => () => takeBack(discardEndpoints.withdraw, request),
      }}
      onClose={onClose}
    />
  );
}

/** Sends units from the shelf to a quality check. */
function CheckDialog({ row, onClose }: BatchDialogProps) {
  const { run } = useMutation(qcEndpoints.create);
  return (
    <ActDialog
      definition={checkForm}
      size="sm"
      title="Send to quality check"
      lead={
        <>
          {batchName(row)}: {formatNumber(row.free)} free. The units wait in quarantine until the check has ended.
        </>
      }
      submit="Send"
      act={({ quantity }) =>
        run({
          body: {
            warehouseId: row.warehouseId,
            source: "STOCK",
            supplier: "",
            items: [{ inventoryId: row.id, quantity }],
          },
        })
      }
      done={({ number }) => `${number} waits under QC Management`}
      onClose={onClose}
    />
  );
}

/** Takes the batch off the books. Done to a newer version only once that has been said. */
function ResetDialog({ row, onClose }: BatchDialogProps) {
  const { run, running } = useMutation(inventoryEndpoints.reset);
  const [shown, setShown] = useState(row);
  const [failure, setFailure] = useState<{ readonly at: "reason" | "all"; readonly message: string }>();
  const confirm = async (reason: string) => {
    const { error } = await run({ params: { id: row.id }, body: { reason } }, { version: shown.version });
    if (error === undefined) {
      notify({ kind: "success", title: `${row.name} is reset` });
      onClose();
      return;
    }
    if (error.status === 412) {
      setShown(staleRow(error));
      setFailure({ at: "all", message: changedMeanwhile });
      return;
    }
    const atReason = error.errors.find(({ field }) => field === "reason");
    setFailure({ at: atReason ? "reason" : "all", message: atReason?.message ?? error.message });
  };
  return (
    <ResetQuestion
      loading={running}
      reasonError={failure?.at === "reason" ? failure.message : undefined}
      error={failure?.at === "all" ? failure.message : undefined}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    >
      {batchName(shown)} at {shown.warehouse} is taken off the books, all {formatNumber(shown.stock)} on hand
      {promisedText(shown.reserved)}. The ledger keeps the reason.
    </ResetQuestion>
  );
}

/** The dialog of an act on a batch. */
export function BatchDialog({ act, ...props }: BatchDialogProps & { readonly act: BatchAct }) {
  if (act === "adjust") return <AdjustDialog {...props} />;
  if (act === "discard") return <DiscardDialog {...props} />;
  return act === "check" ? <CheckDialog {...props} /> : <ResetDialog {...props} />;
}
