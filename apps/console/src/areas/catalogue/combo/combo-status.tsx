import type { Combo } from "@o2r/api/contract/catalogue";
import { todayIn } from "@o2r/forms/days";
import { Badge, DateText, Status } from "@o2r/ui";
import { CalendarClock, CalendarX2 } from "lucide-react";
import { ActiveBadge, ActiveStatus } from "../../../kit/activity/active-status.tsx";
import { comboState } from "./combo-state.ts";

interface ComboProps {
  readonly combo: Combo;
}

/** Whether a combo may be ordered today, in a list: what is switched on and past its days is not what sells. */
export function ComboStatus({ combo }: ComboProps) {
  switch (comboState(combo, todayIn())) {
    case "ended":
      return <Status icon={CalendarX2}>Ended</Status>;
    case "coming":
      return (
        <Status tone="info" icon={CalendarClock}>
          Starts <DateText value={combo.validFrom} />
        </Status>
      );
    default:
      return <ActiveStatus active={combo.active} />;
  }
}

/** The same beside its name. */
export function ComboBadge({ combo }: ComboProps) {
  switch (comboState(combo, todayIn())) {
    case "ended":
      return <Badge icon={CalendarX2}>Ended</Badge>;
    case "coming":
      return (
        <Badge tone="info" icon={CalendarClock}>
          Starts <DateText value={combo.validFrom} />
        </Badge>
      );
    default:
      return <ActiveBadge active={combo.active} />;
  }
}
