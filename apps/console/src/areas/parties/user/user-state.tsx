import { userLife, type UserRow } from "@o2r/api/contract/parties";
import { Badge } from "@o2r/ui";
import { Ban, CircleCheck, KeyRound } from "lucide-react";
import { StateBadge, StateStatus } from "../../../kit/lifecycle/state-status.tsx";

const icons = { ACTIVE: CircleCheck, BLOCKED: Ban } as const;
type Standing = Pick<UserRow, "state" | "mustChangePassword">;

/** Whether an account may sign in, in a list. */
export const UserStatus = ({ state }: Pick<Standing, "state">) => (
  <StateStatus life={userLife} state={state} icon={icons[state]} />
);

/** The same beside its name, and whether a one-time password waits to be changed. */
export const UserBadges = ({ state, mustChangePassword }: Standing) => (
  <>
    <StateBadge life={userLife} state={state} icon={icons[state]} />
    {mustChangePassword && (
      <Badge tone="warning" icon={KeyRound}>
        One-time password
      </Badge>
    )}
  </>
);
