import { Badge, Status } from "@o2r/ui";
import { CircleCheck, CirclePause } from "lucide-react";

interface ActiveProps {
  readonly active: boolean;
}

/** Whether a row is in use, in a list. */
export function ActiveStatus({ active }: ActiveProps) {
  return active ? <Status tone="success">Active</Status> : <Status>Inactive</Status>;
}

/** Whether a row is in use, beside its name. */
export function ActiveBadge({ active }: ActiveProps) {
  return active ? (
    <Badge tone="success" icon={CircleCheck}>
      Active
    </Badge>
  ) : (
    <Badge icon={CirclePause}>Inactive</Badge>
  );
}
