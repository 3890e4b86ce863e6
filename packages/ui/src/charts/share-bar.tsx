import "./chart.css";
import type { ChartColor } from "./chart.types.ts";

/** A part of the whole bar, such as stock of one age. */
export interface SharePiece {
  readonly name: string;
  readonly value: number | null | undefined;
  /** A hue, or a step of age: two greys, amber, red. */
  readonly color: ChartColor | `age-${1 | 2 | 3 | 4}`;
}

export interface ShareBarProps {
  /** What it divides, such as “Ageing of orders to confirm”. */
  label: string;
  /** What the bar is divided into. */
  pieces: readonly SharePiece[];
  /** A value in words. @default as it is */
  format?: ((value: number) => string) | undefined;
}

/** How a number is made up, in a line of a table. Its pieces are named by a legend above the table. */
export function ShareBar({ label, pieces, format = String }: ShareBarProps) {
  const known = pieces.flatMap(({ name, value, color }) =>
    typeof value === "number" && Number.isFinite(value) && value > 0 ? [{ name, value, color }] : [],
  );
  const said = known.map(({ name, value }) => `${name} ${format(value)}`).join(", ");
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an image that is drawn by elements
    <span className="o2r-share-bar" role="img" aria-label={said === "" ? label : `${label}: ${said}`}>
      {known.map(({ name, value, color }) => (
        <span key={name} data-color={color} style={{ flexGrow: value }} title={`${name} ${format(value)}`} />
      ))}
    </span>
  );
}
