import type { PriceChangeState } from "@o2r/api/contract/catalogue";
import { Badge, Status, type IconDrawing } from "@o2r/ui";
import { CalendarClock, CircleCheck, CircleSlash, Hourglass } from "lucide-react";
import { stateText, stateTones } from "./price-change-words.ts";

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
export function StateStatus({ state }: StateProps) {
  return (
    <Status tone={stateTones[state]} icon={icons[state]}>
      {stateText(state)}
    </Status>
  );
}

/** How far a price change has come, beside its name. */
export function StateBadge({ state }: StateProps) {
  return (
    <Badge tone={stateTones[state]} icon={icons[state]}>
      {stateText(state)}
    </Badge>
  );
}
