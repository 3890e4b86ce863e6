import { priceChangeLife, type PriceChangeState } from "@o2r/api/contract/catalogue";
import type { IconDrawing } from "@o2r/ui";
import { CalendarClock, CircleCheck, CircleSlash, Hourglass } from "lucide-react";
import { StateBadge, StateStatus } from "../../../kit/lifecycle/state-status.tsx";

const icons: Readonly<Record<PriceChangeState, IconDrawing>> = {
  PROPOSED: Hourglass,
  APPROVED: CalendarClock,
  SCHEDULED: CalendarClock,
  APPLIED: CircleCheck,
  REVOKED: CircleSlash,
};

interface StateProps {
  readonly state: PriceChangeState;
}

/** How far a price change has come, in a list. */
export const PriceChangeStatus = ({ state }: StateProps) => (
  <StateStatus life={priceChangeLife} state={state} icon={icons[state]} />
);

/** How far a price change has come, beside its name. */
export const PriceChangeBadge = ({ state }: StateProps) => (
  <StateBadge life={priceChangeLife} state={state} icon={icons[state]} />
);
