import "./chart.css";
import { isValue } from "./ticks.ts";

export interface SparklineProps {
  /** What it shows, for screen readers, such as “Orders a day, from 132 to 184 within 30 days”. */
  label: string;
  /** In their order; a gap stands for `null`. */
  values: readonly (number | null | undefined)[];
  /** CSS pixels. @default 96 */
  width?: number | undefined;
  /** CSS pixels. @default 28 */
  height?: number | undefined;
}

const pad = 3;

/** A line beside a number, which only tells which way it goes. */
export function Sparkline({ label, values, width = 96, height = 28 }: SparklineProps) {
  const known = values.filter(isValue);
  const low = Math.min(...known);
  const span = Math.max(...known) - low;
  const step = (width - 2 * pad) / Math.max(known.length - 1, 1);
  const points = known.map((value, index) => ({
    x: pad + index * step,
    y: height - pad - (span > 0 ? (value - low) / span : 0.5) * (height - 2 * pad),
  }));
  const line = points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
  const end = points.at(-1);
  return (
    <svg className="o2r-sparkline" width={width} height={height} role="img" aria-label={label}>
      {points.length > 1 && <polygon points={`${line} ${end?.x.toFixed(1)},${height} ${pad},${height}`} />}
      {points.length > 1 && <polyline points={line} />}
      {end && <circle cx={end.x} cy={end.y} r={2} />}
    </svg>
  );
}
