import type { ProductRow } from "@o2r/api/contract/catalogue";
import { ActiveBadge, ActiveStatus } from "../../../kit/activity/active-status.tsx";
import { PartsOff } from "../parts-off.tsx";

interface ProductStatusProps {
  readonly product: Pick<ProductRow, "active" | "partsOff">;
  /** Beside its name, not in a cell of its own. */
  readonly badge?: true;
}

/** Whether a product can be sold: an active kit cannot while a part of it is switched off. */
export function ProductStatus({ product: { active, partsOff }, badge }: ProductStatusProps) {
  if (active && partsOff.length > 0) return <PartsOff parts={partsOff} badge={badge} />;
  return badge ? <ActiveBadge active={active} /> : <ActiveStatus active={active} />;
}
