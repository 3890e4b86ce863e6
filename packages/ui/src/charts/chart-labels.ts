import type { ChartLabels } from "./chart.types.ts";

export const chartEnglish: ChartLabels = {
  empty: "Nothing to show",
  viewAsTable: "View as table",
  viewAsChart: "View as chart",
  category: "Category",
  chart: "Chart",
  none: "–",
  total: "Total",
  other: "Other",
};

const axis = new Intl.NumberFormat("en-IN", { notation: "compact", maximumFractionDigits: 1 });

/** A number where room is short: `1.2L`, `3Cr`. */
export const formatAxisNumber = (value: number): string => axis.format(value).replace("-", "−");
