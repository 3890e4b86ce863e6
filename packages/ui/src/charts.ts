// Charts, as plain drawings with their numbers beside. Loaded by the screens that show them.
export { BarChart, type BarChartProps } from "./charts/bar-chart.tsx";
export type { ChartColor, ChartLabels, ChartSeries, SeriesChartProps, ChartSlice } from "./charts/chart.types.ts";
export { DonutChart, type DonutChartProps } from "./charts/donut-chart.tsx";
export { LineChart, type LineChartProps } from "./charts/line-chart.tsx";
export { ShareBar, type ShareBarProps, type SharePiece } from "./charts/share-bar.tsx";
export { Sparkline, type SparklineProps } from "./charts/sparkline.tsx";
