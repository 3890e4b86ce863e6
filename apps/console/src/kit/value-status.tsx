import type { ColumnValue } from "@o2r/api/contract/core";
import { Badge, Status, type IconDrawing } from "@o2r/ui";
import "./list/wrapped.css";

interface ValueProps {
  /** What the column calls its values. */
  readonly values: readonly ColumnValue[];
  readonly value: ColumnValue["value"];
  /** Its tone's unless told. */
  readonly icon?: IconDrawing | undefined;
}

const known = ({ values, value }: ValueProps): Pick<ColumnValue, "label" | "tone"> =>
  values.find((one) => one.value === value) ?? { label: String(value) };

/** A value in the words and the tone of its column, in a list or on a card. */
export function ValueStatus(props: ValueProps) {
  const { label, tone } = known(props);
  if (tone === undefined) return <span className="words">{label}</span>;
  return (
    <Status tone={tone} icon={props.icon}>
      {label}
    </Status>
  );
}

/** The same beside a name. */
export function ValueBadge(props: ValueProps) {
  const { label, tone } = known(props);
  return (
    <Badge tone={tone} icon={props.icon}>
      {label}
    </Badge>
  );
}
