import type { InventoryRow } from "@o2r/api/contract/stock";
import { Badge, DateText, Status, TwoLineCell, type Tone } from "@o2r/ui";
import { Ban, CircleCheck, PackageX } from "lucide-react";
import { daysLeftText, expiryTone } from "./inventory-words.ts";

interface StateProps {
  readonly row: InventoryRow;
}

/** Whether units of a batch may be sold, in a list. */
export function BatchStatus({ row }: StateProps) {
  if (row.blocked) return <Status tone="danger">Blocked</Status>;
  if (row.daysLeft <= 0) return <Status tone="danger">Expired</Status>;
  return row.state === "IN_STOCK" ? (
    <Status tone="success">In stock</Status>
  ) : (
    <Status tone="warning">Out of stock</Status>
  );
}

/** The same beside its name. */
export function BatchBadge({ row }: StateProps) {
  const [tone, icon, word]: readonly [Tone, typeof Ban, string] = row.blocked
    ? ["danger", Ban, "Blocked"]
    : row.daysLeft <= 0
      ? ["danger", PackageX, "Expired"]
      : row.state === "IN_STOCK"
        ? ["success", CircleCheck, "In stock"]
        : ["warning", PackageX, "Out of stock"];
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  );
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
