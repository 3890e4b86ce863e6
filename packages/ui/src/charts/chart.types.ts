import type { ReactNode } from "react";

/** One of the six hues that stay apart for colour-blind people. They do not follow the role. */
export type ChartColor = 1 | 2 | 3 | 4 | 5 | 6;

/** One line, or the bars of one colour: a value for each category. */
export interface ChartSeries {
  readonly id: string;
  readonly name: string;
  /** One for each category. What is no finite number leaves a gap. */
  readonly values: readonly (number | null | undefined)[];
  /** @default its place among the series */
  readonly color?: ChartColor | undefined;
}

export interface ChartLabels {
  /** Shown when there is nothing to draw. */
  empty: string;
  viewAsTable: string;
  viewAsChart: string;
  /** Heading of the table's first column. */
  category: string;
  /** What a screen reader calls the thing that is walked through by arrows. */
  chart: string;
  /** Stands for a value that is not known. */
  none: string;
  total: string;
  /** Stands for the slices that are too many. */
  other: string;
}

/** What charts of series share. */
export interface SeriesChartProps {
  /** What the chart shows: its name, and the caption of its table. */
  label: string;
  /** Names along the axis, such as days. */
  categories: readonly string[];
  /** One line, or the bars of one colour, each. */
  series: readonly ChartSeries[];
  /** CSS pixels. @default 240 */
  height?: number | undefined;
  /** A value in words. @default Indian grouping, at most two decimals */
  format?: ((value: number) => string) | undefined;
  /** A value along the axis, where room is short. @default Indian grouping, `1.2L`, `3Cr` */
  formatAxis?: ((value: number) => string) | undefined;
  /** Shows the numbers instead of the drawing; the caller then offers the choice. Without it the chart offers it itself. */
  view?: "chart" | "table" | undefined;
  /** Stands above the chart, at the start of the line that offers the table. */
  summary?: ReactNode;
  labels?: Partial<ChartLabels> | undefined;
}

/** A part of the ring. What is no positive number takes no room. */
export interface ChartSlice {
  readonly id: string;
  readonly name: string;
  readonly value: number | null | undefined;
  readonly color?: ChartColor | undefined;
}
