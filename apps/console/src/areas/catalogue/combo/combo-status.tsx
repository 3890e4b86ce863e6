import type { Combo } from "@o2r/api/contract/catalogue";
import { todayIn } from "@o2r/forms/days";
import { Badge, DateText, Status } from "@o2r/ui";
import { CalendarClock, Hourglass } from "lucide-react";
import { ActiveBadge, ActiveStatus } from "../../../kit/activity/active-status.tsx";
import { PartsOff } from "../parts-off.tsx";
import { comboState } from "./combo-state.ts";

interface ComboStatusProps {
  readonly combo: Combo;
  /** Beside its name, not in a cell of its own. */
  readonly badge?: true;
}

/** Whether a combo may be ordered today: what is switched on and past its days is not what sells. */
export function ComboStatus({ combo, badge }: ComboStatusProps) {
  const Mark = badge ? Badge : Status;
  const Active = badge ? ActiveBadge : ActiveStatus;
  switch (comboState(combo, todayIn())) {
    case "ended":
      return <Mark icon={Hourglass}>Ended</Mark>;
    case "incomplete":
      return <PartsOff parts={combo.partsOff} badge={badge} />;
    case "coming":
      return (
        <Mark tone="info" icon={CalendarClock}>
          Starts <DateText value={combo.validFrom} />
        </Mark>
      );
    default:
      return <Active active={combo.active} />;
  }
}
