import type { ChartSeries } from "./chart.types.ts";
import { isValue } from "./ticks.ts";

export interface StackPart {
  /** Place of the series. */
  readonly index: number;
  readonly from: number;
  readonly to: number;
}

/** The parts of one category on top of each other: positive ones grow upwards from 0, negative ones downwards. */
export function stackBars(series: readonly ChartSeries[], place: number): readonly StackPart[] {
  let up = 0;
  let down = 0;
  return series.flatMap(({ values }, index) => {
    const value = values[place];
    if (!isValue(value) || value === 0) return [];
    const from = value > 0 ? up : down;
    const to = from + value;
    if (value > 0) up = to;
    else down = to;
    return [{ index, from, to }];
  });
}

/** How far the stacks of all categories reach. */
export const stackEnds = (series: readonly ChartSeries[], categories: number): readonly number[] =>
  Array.from({ length: categories }, (_, place) => stackBars(series, place).map(({ to }) => to)).flat();
