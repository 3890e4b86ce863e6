import type { BatchState, InventoryRow } from "@o2r/api/contract/stock";
import { Badge, DateText, Status, TwoLineCell, type IconDrawing, type Tone } from "@o2r/ui";
import { Ban, CircleCheck, PackageX } from "lucide-react";
import { batchStateText, daysLeftText, expiryTone } from "./inventory-words.ts";

const looks: Readonly<Record<BatchState, { readonly tone: Tone; readonly icon: IconDrawing }>> = {
  IN_STOCK: { tone: "success", icon: CircleCheck },
  OUT_STOCK: { tone: "warning", icon: PackageX },
  EXPIRED: { tone: "danger", icon: PackageX },
  BLOCKED: { tone: "danger", icon: Ban },
};

interface StateProps {
  readonly row: InventoryRow;
}

/** Whether units of a batch may be sold, in a list. */
export function BatchStatus({ row: { state } }: StateProps) {
  return <Status tone={looks[state].tone}>{batchStateText(state)}</Status>;
}

/** The same beside its name. */
export function BatchBadge({ row: { state } }: StateProps) {
  return <Badge {...looks[state]}>{batchStateText(state)}</Badge>;
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
