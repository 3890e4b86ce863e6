import { Badge, Status } from "@o2r/ui";
import { PackageX } from "lucide-react";

interface PartsOffProps {
  /** The parts that are switched off, by name. */
  readonly parts: readonly string[];
  /** Beside a name, not in a cell of its own. */
  readonly badge?: boolean | undefined;
}

/** That a kit or a combo cannot be sold, because parts of it are switched off. */
export function PartsOff({ parts, badge = false }: PartsOffProps) {
  // A column of states is as wide as "Inactive".
  if (!badge)
    return (
      <Status tone="warning" icon={PackageX}>
        Part off
      </Status>
    );
  return (
    <Badge tone="warning" icon={PackageX}>
      {parts.length === 1 ? "A part is off" : `${parts.length} parts are off`}
    </Badge>
  );
}

/** The same with the names, below the name of what they are parts of; nothing where none is off. */
export function PartsOffNames({ parts }: Pick<PartsOffProps, "parts">) {
  return parts.length > 0 && <span>Cannot be sold while inactive: {parts.join(", ")}</span>;
}
