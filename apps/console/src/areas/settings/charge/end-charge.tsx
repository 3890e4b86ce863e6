import { chargeEndpoints, endChargeForm, type Charge } from "@o2r/api/contract/settings";
import { useMutation } from "@o2r/api/react";
import { formatDate } from "@o2r/ui";
import { ActDialog } from "../../../kit/form/act-dialog.tsx";
import { chargeName } from "./charge-words.ts";

export interface EndChargeProps {
  readonly row: Charge;
  readonly onClose: () => void;
}

/** Says until when a charge holds. */
export function EndCharge({ row, onClose }: EndChargeProps) {
  const { run } = useMutation(chargeEndpoints.end);
  return (
    <ActDialog
      definition={endChargeForm}
      size="sm"
      title={`End ${chargeName(row)}`}
      lead={<p>Orders that are placed after this day do not bear it. Those before it stay as they are.</p>}
      submit="End"
      initial={row.validTill === null ? {} : { validTill: row.validTill }}
      act={(body) => run({ params: { id: row.id }, body }, { version: row.version })}
      done={(after) => `${chargeName(after)} holds until ${formatDate(after.validTill ?? "")}`}
      onClose={onClose}
    />
  );
}
