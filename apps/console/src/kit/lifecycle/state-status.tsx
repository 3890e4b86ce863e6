import type { Lifecycle } from "@o2r/api/contract/core";
import type { IconDrawing } from "@o2r/ui";
import { ValueBadge, ValueStatus } from "../value-status.tsx";

interface StateProps {
  readonly life: Pick<Lifecycle, "values">;
  readonly state: string;
  /** Its tone's unless told. */
  readonly icon?: IconDrawing | undefined;
}

/** How far a row has come, in a list or on a card. */
export const StateStatus = ({ life, state, icon }: StateProps) => (
  <ValueStatus values={life.values} value={state} icon={icon} />
);

/** How far a row has come, beside its name. */
export const StateBadge = ({ life, state, icon }: StateProps) => (
  <ValueBadge values={life.values} value={state} icon={icon} />
);
