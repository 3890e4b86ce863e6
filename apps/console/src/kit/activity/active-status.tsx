import { activeValues } from "@o2r/api/contract/core";
import { CircleCheck, CirclePause } from "lucide-react";
import { ValueBadge, ValueStatus } from "../value-status.tsx";

interface ActiveProps {
  readonly active: boolean;
}

/** Whether a row is in use, in a list. */
export const ActiveStatus = ({ active }: ActiveProps) => <ValueStatus values={activeValues} value={active} />;

/** Whether a row is in use, beside its name. */
export const ActiveBadge = ({ active }: ActiveProps) => (
  <ValueBadge values={activeValues} value={active} icon={active ? CircleCheck : CirclePause} />
);
