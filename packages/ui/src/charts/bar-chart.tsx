import { useLabels } from "../labels/labels.tsx";
import { formatNumber } from "../money/format-money.ts";
import { ChartFrame, colorAt } from "./chart-frame.tsx";
import { chartEnglish, formatAxisNumber } from "./chart-labels.ts";
import type { SeriesChartProps } from "./chart.types.ts";
import { Plot, type PlotScale } from "./plot.tsx";
import { stackBars, stackEnds } from "./stack-bars.ts";
import { isValue, ticksFor } from "./ticks.ts";

export interface BarChartProps extends SeriesChartProps {
  /** Puts the series of a category on top of each other instead of beside. */
  stacked?: boolean | undefined;
}

/** The most that a bar grows to, in CSS pixels. */
const widest = 40;

interface Bar {
  readonly key: string;
  readonly color: number;
  readonly x: number;
  readonly width: number;
  readonly from: number;
  readonly to: number;
}

function drawBars(bars: readonly Bar[], { y }: PlotScale) {
  return bars.map(({ key, color, x, width, from, to }) => (
    <rect
      key={key}
      className="o2r-bar"
      data-color={color}
      x={x}
      width={Math.max(width, 1)}
      y={Math.min(y(from), y(to))}
      height={Math.max(Math.abs(y(to) - y(from)), to === from ? 0 : 1)}
    />
  ));
}

/** Amounts beside each other, or on top of each other when they make a whole. */
export function BarChart(props: BarChartProps) {
  const { label, categories, series, height = 240, stacked = false, format = formatNumber } = props;
  const { formatAxis = formatAxisNumber } = props;
  const words = useLabels("chart", chartEnglish, props.labels);
  const shown = series.map((each) => ({ ...each, values: each.values.slice(0, categories.length) }));
  const ticks = ticksFor(stacked ? stackEnds(shown, categories.length) : shown.flatMap(({ values }) => values));
  const hueOf = (index: number) => shown[index]?.color ?? colorAt(index);

  const bars = (scale: PlotScale): readonly Bar[] => {
    const room = Math.min(scale.band * 0.7, stacked ? widest : widest * shown.length);
    const each = stacked ? room : room / Math.max(shown.length, 1);
    return categories.flatMap((_, place) => {
      const start = scale.x(place) - room / 2;
      if (stacked)
        return stackBars(shown, place).map(({ index, from, to }) => ({
          key: `${place} ${shown[index]?.id}`,
          color: hueOf(index),
          x: start,
          width: each,
          from,
          to,
        }));
      return shown.flatMap(({ id, values }, index) => {
        const value = values[place];
        if (!isValue(value)) return [];
        const gap = each > 6 ? 2 : 0;
        return [
          {
            key: `${place} ${id}`,
            color: hueOf(index),
            x: start + index * each,
            width: each - gap,
            from: 0,
            to: value,
          },
        ];
      });
    });
  };
  return (
    <ChartFrame
      {...props}
      series={shown}
      height={height}
      words={words}
      legend={series.length > 1}
      draw={(width) => (
        <Plot
          label={label}
          width={width}
          height={height}
          end={8}
          ticks={ticks}
          categories={categories}
          series={shown}
          spread="bands"
          format={format}
          formatAxis={formatAxis}
          words={words}
        >
          {(scale) => drawBars(bars(scale), scale)}
        </Plot>
      )}
    />
  );
}
