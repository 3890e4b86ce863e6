import type { Lifecycle, StateGiven } from "@o2r/api/contract/core";
import { Badge, Status, type IconDrawing } from "@o2r/ui";

interface StateProps {
  readonly life: Pick<Lifecycle, "states">;
  readonly state: string;
  /** Its tone's unless told. */
  readonly icon?: IconDrawing | undefined;
}

const stateOf = ({ states }: StateProps["life"], state: string): StateGiven =>
  states[state] ?? { label: state, tone: "neutral" };

/** How far a row has come, in a list or on a card. */
export function StateStatus({ life, state, icon }: StateProps) {
  const { label, tone } = stateOf(life, state);
  return (
    <Status tone={tone} icon={icon}>
      {label}
    </Status>
  );
}

/** How far a row has come, beside its name. */
export function StateBadge({ life, state, icon }: StateProps) {
  const { label, tone } = stateOf(life, state);
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  );
}
