import { returnLife, type ReturnRow } from "@o2r/api/contract/orders";
import { CircleCheck, CircleX } from "lucide-react";
import { StateBadge, StateStatus } from "../../../kit/lifecycle/state-status.tsx";

const icons = { CREDITED: CircleCheck, REFUSED: CircleX } as const;
const iconOf = (state: ReturnRow["state"]) => (state === "CREDITED" || state === "REFUSED" ? icons[state] : undefined);

/** How far a return has come, in a list. */
export const ReturnStatus = ({ state }: Pick<ReturnRow, "state">) => (
  <StateStatus life={returnLife} state={state} icon={iconOf(state)} />
);

/** The same beside its number. */
export const ReturnBadge = ({ state }: Pick<ReturnRow, "state">) => (
  <StateBadge life={returnLife} state={state} icon={iconOf(state)} />
);
