import { ChartLine, Table2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "../button/button.tsx";
import "../visually-hidden/visually-hidden.css";
import { formatNumber } from "../money/format-money.ts";
import { ChartTable } from "./chart-table.tsx";
import "./chart.css";
import type { ChartLabels, ChartSeries, SeriesChartProps } from "./chart.types.ts";
import { isValue } from "./ticks.ts";
import { useWidth } from "./use-width.ts";

interface ChartFrameProps extends Pick<SeriesChartProps, "label" | "view" | "summary" | "format"> {
  categories: readonly string[];
  series: readonly ChartSeries[];
  height: number;
  words: ChartLabels;
  /** Names of the series above the drawing; without it the drawing names them itself. */
  legend: boolean;
  /** Draws the chart in the room that there is. */
  draw: (width: number) => ReactNode;
}

/** What stands around every drawing: its name, its legend, the same numbers as a table, and the choice between both. */
export function ChartFrame(props: ChartFrameProps) {
  const { label, view, summary, categories, series, height, words, legend, draw } = props;
  const { format = formatNumber } = props;
  const [own, setOwn] = useState<"chart" | "table">("chart");
  const [measure, width] = useWidth();
  const shown = view ?? own;
  const isEmpty = !series.some(({ values }) => values.some(isValue));
  return (
    <figure className="o2r-chart" aria-label={label}>
      {(summary !== undefined || view === undefined) && (
        <div className="o2r-chart-head">
          <div className="o2r-chart-summary">{summary}</div>
          {view === undefined && !isEmpty && (
            <Button
              variant="ghost"
              size="sm"
              icon={shown === "chart" ? Table2 : ChartLine}
              onClick={() => setOwn(shown === "chart" ? "table" : "chart")}
            >
              {shown === "chart" ? words.viewAsTable : words.viewAsChart}
            </Button>
          )}
        </div>
      )}
      {legend && shown === "chart" && !isEmpty && (
        <ul className="o2r-chart-legend">
          {series.map(({ id, name, color }, place) => (
            <li key={id}>
              <span className="o2r-chart-swatch" data-color={color ?? colorAt(place)} aria-hidden />
              {name}
            </li>
          ))}
        </ul>
      )}
      {isEmpty ? (
        <p className="o2r-chart-empty" style={{ blockSize: height }}>
          {words.empty}
        </p>
      ) : (
        <>
          {shown === "chart" && (
            <div ref={measure} className="o2r-chart-room" style={{ blockSize: height }}>
              {width > 0 && draw(width)}
            </div>
          )}
          <ChartTable
            label={label}
            categories={categories}
            series={series}
            format={format}
            words={words}
            hidden={shown === "chart"}
          />
        </>
      )}
    </figure>
  );
}

/** The hue of a series by its place; beyond six they begin again, so that no chart of ours has more. */
export const colorAt = (place: number): number => (place % 6) + 1;
