import { promotionLife, type PromotionState } from "@o2r/api/contract/promotions";
import type { IconDrawing } from "@o2r/ui";
import { Archive, CalendarClock, CircleCheck, CircleDashed, CirclePause, CircleSlash, Hourglass } from "lucide-react";
import { StateBadge, StateStatus } from "../../../kit/lifecycle/state-status.tsx";

const icons: Readonly<Record<PromotionState, IconDrawing>> = {
  DRAFT: CircleDashed,
  SCHEDULED: CalendarClock,
  ACTIVE: CircleCheck,
  PAUSED: CirclePause,
  EXPIRED: Hourglass,
  EXHAUSTED: CircleSlash,
  ARCHIVED: Archive,
};

interface StateProps {
  readonly state: PromotionState;
}

/** How far a promotion has come, in a list. */
export const PromotionStatus = ({ state }: StateProps) => (
  <StateStatus life={promotionLife} state={state} icon={icons[state]} />
);

/** How far a promotion has come, beside its name. */
export const PromotionBadge = ({ state }: StateProps) => (
  <StateBadge life={promotionLife} state={state} icon={icons[state]} />
);
