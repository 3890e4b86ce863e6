import { useLabels } from "../labels/labels.tsx";
import { formatNumber } from "../money/format-money.ts";
import { chartEnglish } from "./chart-labels.ts";
import "./chart.css";
import type { ChartLabels, ChartSlice } from "./chart.types.ts";
import { shareSlices } from "./share-slices.ts";

export interface DonutChartProps {
  /** What the chart shows. */
  label: string;
  /** Beyond six the smallest are shown as one. */
  slices: readonly ChartSlice[];
  /** Diameter in CSS pixels. @default 160 */
  size?: number | undefined;
  /** A value in words. @default Indian grouping, at most two decimals */
  format?: ((value: number) => string) | undefined;
  labels?: Partial<ChartLabels> | undefined;
}

const percent = new Intl.NumberFormat("en-IN", { style: "percent", maximumFractionDigits: 1 });

/** How a whole is made up. The numbers stand beside it as a table, with the colours as their marks. */
export function DonutChart({ label, slices, size = 160, format = formatNumber, labels }: DonutChartProps) {
  const words = useLabels("chart", chartEnglish, labels);
  const { total, parts } = shareSlices(slices, words.other);
  const middle = size / 2;
  const radius = middle - 12;
  const around = 2 * Math.PI * radius;
  if (parts.length === 0)
    return (
      <figure className="o2r-chart" aria-label={label}>
        <p className="o2r-chart-empty" style={{ blockSize: size }}>
          {words.empty}
        </p>
      </figure>
    );
  return (
    <figure className="o2r-chart o2r-donut" aria-label={label}>
      <svg width={size} height={size} aria-hidden focusable={false}>
        <g transform={`rotate(-90 ${middle} ${middle})`}>
          {parts.map(({ id, color, share, before }) => (
            <circle
              key={id}
              className="o2r-donut-slice"
              data-color={color}
              cx={middle}
              cy={middle}
              r={radius}
              strokeDasharray={`${Math.max(share * around - (parts.length > 1 ? 2 : 0), 0.5)} ${around}`}
              strokeDashoffset={-before * around}
            />
          ))}
        </g>
        <text className="o2r-donut-total" x={middle} y={middle - 2} textAnchor="middle">
          {format(total)}
        </text>
        <text className="o2r-plot-text" x={middle} y={middle + 16} textAnchor="middle">
          {words.total}
        </text>
      </svg>
      <table className="o2r-chart-table o2r-donut-table">
        <caption className="o2r-visually-hidden">{label}</caption>
        <tbody>
          {parts.map(({ id, name, color, value, share }) => (
            <tr key={id}>
              <th scope="row">
                <span className="o2r-chart-swatch" data-color={color} aria-hidden />
                <span>{name}</span>
              </th>
              <td data-number="">{format(value)}</td>
              <td data-number="" className="o2r-muted">
                {percent.format(share)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
