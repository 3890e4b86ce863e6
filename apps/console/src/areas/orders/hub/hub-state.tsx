import { hubOrderLife, type HubOrderRow } from "@o2r/api/contract/orders";
import { Badge } from "@o2r/ui";
import { Ban, CircleCheck, CircleX, ClipboardCheck, PackageOpen, TriangleAlert, Truck } from "lucide-react";
import { StateBadge, StateStatus } from "../../../kit/lifecycle/state-status.tsx";

const icons: Readonly<Partial<Record<HubOrderRow["state"], typeof Ban>>> = {
  REJECTED: CircleX,
  PICKING: PackageOpen,
  DISPATCHED: Truck,
  PARTIALLY_DISPATCHED: Truck,
  QC_PENDING: ClipboardCheck,
  COMPLETED: CircleCheck,
  CANCELLED: Ban,
};

/** How far a hub order has come, in a list. */
export const HubOrderStatus = ({ state }: Pick<HubOrderRow, "state">) => (
  <StateStatus life={hubOrderLife} state={state} icon={icons[state]} />
);

/** The same beside its number. */
export const HubOrderBadges = ({ state, short }: Pick<HubOrderRow, "state" | "short">) => (
  <>
    <StateBadge life={hubOrderLife} state={state} icon={icons[state]} />
    {short && (
      <Badge tone="warning" icon={TriangleAlert}>
        Short
      </Badge>
    )}
  </>
);
