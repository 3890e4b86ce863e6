import { Card, formatMoney } from "@o2r/ui";
import { Link } from "react-router-dom";
import "./ranked.css";

export interface RankedRow {
  readonly id: string;
  readonly name: string;
  /** What is said between the name and the value. */
  readonly note: string;
  readonly value: number;
  readonly href: string;
}

/** Parts of what was ordered with what they come to, the largest first. */
export function Ranked({ title, rows }: { readonly title: string; readonly rows: readonly RankedRow[] }) {
  if (rows.length === 0) return null;
  return (
    <Card title={title} flush>
      <ul className="dashboard-ranked" aria-label={title}>
        {rows
          .toSorted((one, other) => other.value - one.value)
          .map(({ id, name, note, value, href }) => (
            <li key={id}>
              <Link to={href}>
                <span>{name}</span>
                <span>{note}</span>
                <b>{formatMoney(value)}</b>
              </Link>
            </li>
          ))}
      </ul>
    </Card>
  );
}
