import { batchStates, type BatchState, type InventoryRow } from "@o2r/api/contract/stock";
import { DateText, Status, TwoLineCell, type IconDrawing } from "@o2r/ui";
import { Ban, CircleCheck, PackageX } from "lucide-react";
import { ValueBadge } from "../../../kit/value-status.tsx";
import { daysLeftText, expiryTone } from "./inventory-words.ts";

const icons: Readonly<Record<BatchState, IconDrawing>> = {
  IN_STOCK: CircleCheck,
  OUT_STOCK: PackageX,
  EXPIRED: PackageX,
  BLOCKED: Ban,
};

interface StateProps {
  readonly row: InventoryRow;
}

/** Whether units of a batch may be sold, beside its name. */
export function BatchBadge({ row: { state } }: StateProps) {
  return <ValueBadge values={batchStates} value={state} icon={icons[state]} />;
}

/** When a batch expires, and how long that is; near and past stop the eye. */
export function Expiry({ row: { expiryDate, daysLeft } }: StateProps) {
  const left = daysLeftText(daysLeft);
  const tone = expiryTone(daysLeft);
  return (
    <TwoLineCell detail={tone === undefined ? left : <Status tone={tone}>{left}</Status>}>
      <DateText value={expiryDate} />
    </TwoLineCell>
  );
}
