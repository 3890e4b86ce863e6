import { useLabels } from "../labels/labels.tsx";
import { phoneQuery, useMediaQuery } from "../media-query/use-media-query.ts";
import { formatNumber } from "../money/format-money.ts";
import { ChartFrame, colorAt } from "./chart-frame.tsx";
import { chartEnglish, formatAxisNumber } from "./chart-labels.ts";
import type { ChartSeries, SeriesChartProps } from "./chart.types.ts";
import { Plot, type PlotScale } from "./plot.tsx";
import { isValue, spreadLabels, ticksFor } from "./ticks.ts";

export interface LineChartProps extends SeriesChartProps {
  /** Tones the area below the first line. @default true */
  area?: boolean | undefined;
}

/** What a letter of a name at the end of a line takes, in CSS pixels. */
const perLetter = 6.6;

/** The runs of a line between its gaps, as paths. */
function runsOf(values: ChartSeries["values"], { x, y }: PlotScale) {
  const runs: { readonly x: number; readonly y: number }[][] = [[]];
  values.forEach((value, place) => {
    if (isValue(value)) runs.at(-1)?.push({ x: x(place), y: y(value) });
    else if (runs.at(-1)?.length) runs.push([]);
  });
  return runs.filter((run) => run.length > 0);
}

const pathOf = (run: readonly { readonly x: number; readonly y: number }[]) =>
  run.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

/** The last value that a line has, and where. */
function endOf(values: ChartSeries["values"]) {
  const place = values.findLastIndex(isValue);
  const value = values[place];
  return isValue(value) ? { place, value } : undefined;
}

interface LineProps {
  values: ChartSeries["values"];
  name: string;
  color: number;
  scale: PlotScale;
  area: boolean;
  /** Where its name stands; undefined where names have no room. */
  nameAt: number | undefined;
}

const mostLetters = 14;

function Line({ values, name, color, scale, area, nameAt }: LineProps) {
  const runs = runsOf(values, scale);
  const end = endOf(values);
  return (
    <g data-color={color}>
      {area &&
        runs.map((run) => (
          <path
            key={run[0]?.x}
            className="o2r-line-area"
            d={`${pathOf(run)}V${scale.y(0).toFixed(1)}H${run[0]?.x.toFixed(1)}Z`}
          />
        ))}
      {runs.map((run) =>
        run.length > 1 ? (
          <path key={run[0]?.x} className="o2r-line-path" d={pathOf(run)} />
        ) : (
          <circle key={run[0]?.x} className="o2r-line-end" cx={run[0]?.x} cy={run[0]?.y} r={2} />
        ),
      )}
      {end && <circle className="o2r-line-end" cx={scale.x(end.place)} cy={scale.y(end.value)} r={2.5} />}
      {end && nameAt !== undefined && (
        <text className="o2r-line-name" x={scale.right + 10} y={nameAt} dy="0.32em">
          {name.length > mostLetters ? `${name.slice(0, mostLetters - 1)}…` : name}
        </text>
      )}
    </g>
  );
}

/** How something went on over time. Each line is named at its end; where that has no room, a legend stands above. */
export function LineChart(props: LineChartProps) {
  const { label, categories, series, height = 240, area = true, format = formatNumber } = props;
  const { formatAxis = formatAxisNumber } = props;
  const words = useLabels("chart", chartEnglish, props.labels);
  const isPhone = useMediaQuery(phoneQuery);
  const shown = series.map((each) => ({ ...each, values: each.values.slice(0, categories.length) }));
  const ticks = ticksFor(shown.flatMap(({ values }) => values));
  const longest = Math.min(Math.max(...series.map(({ name }) => name.length), 0), mostLetters);
  return (
    <ChartFrame
      {...props}
      series={shown}
      height={height}
      words={words}
      legend={isPhone && series.length > 1}
      draw={(width) => (
        <Plot
          label={label}
          width={width}
          height={height}
          end={isPhone ? 16 : longest * perLetter + 20}
          ticks={ticks}
          categories={categories}
          series={shown}
          spread="points"
          format={format}
          formatAxis={formatAxis}
          words={words}
        >
          {(scale) => {
            const ends = shown.map(({ values }) => endOf(values));
            const wanted = ends.map((end) => (end ? scale.y(end.value) : scale.bottom));
            const places = spreadLabels(wanted, 16, 8, scale.bottom);
            return shown.map(({ id, name, values, color }, index) => (
              <Line
                key={id}
                values={values}
                name={name}
                color={color ?? colorAt(index)}
                scale={scale}
                area={area && index === 0}
                nameAt={isPhone ? undefined : places[index]}
              />
            ));
          }}
        </Plot>
      )}
    />
  );
}
