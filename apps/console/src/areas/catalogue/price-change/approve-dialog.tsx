import type { PriceChange } from "@o2r/api/contract/catalogue";
import { DateText, notify } from "@o2r/ui";
import { ConfirmDialog } from "@o2r/ui/overlays";
import { useState } from "react";
import { stateText } from "./price-change-words.ts";
import { usePriceSteps, whyNot } from "./use-steps.ts";

export interface StepDialogProps {
  /** The price change in question; without one nothing is asked. */
  readonly change: PriceChange | undefined;
  readonly onClose: () => void;
}

/** Asks before somebody else's proposal is approved, and says in place why it failed. */
export function ApproveDialog({ change, onClose }: StepDialogProps) {
  const { approve, approving } = usePriceSteps();
  const [failure, setFailure] = useState<string>();
  const close = () => {
    setFailure(undefined);
    onClose();
  };
  const confirm = async () => {
    if (change === undefined) return;
    const result = await approve(change);
    const why = whyNot(result);
    setFailure(why);
    if (why !== undefined) return;
    close();
    const state = result.payload?.state ?? "APPROVED";
    notify({
      kind: "success",
      title: `${change.product}: price change ${stateText(state).toLowerCase()}`,
      ...(state === "SCHEDULED" && { description: "It takes effect by itself on its day." }),
    });
  };
  return (
    <ConfirmDialog
      open={change !== undefined}
      action="Approve"
      tone="primary"
      loading={approving}
      error={failure}
      onConfirm={() => void confirm()}
      onClose={close}
    >
      {change && (
        <>
          From <DateText value={change.effectiveOn} /> on, <b>{change.product}</b> is sold at the proposed prices. Where
          that day has come, they take effect at once.
        </>
      )}
    </ConfirmDialog>
  );
}
