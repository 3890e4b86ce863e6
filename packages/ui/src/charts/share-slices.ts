import type { ChartSlice } from "./chart.types.ts";

/** As many as stay apart for the eye. */
const most = 6;

export interface SharePart {
  readonly id: string;
  readonly name: string;
  readonly color: number;
  readonly value: number;
  /** Of the whole, between 0 and 1. */
  readonly share: number;
  /** The shares before it. */
  readonly before: number;
}

/** The parts of a whole in their order; beyond six the smallest become one. What is not above 0 has no part in it. */
export function shareSlices(slices: readonly ChartSlice[], other: string) {
  const positive = slices.flatMap(({ id, name, value, color }) =>
    typeof value === "number" && Number.isFinite(value) && value > 0 ? [{ id, name, value, color }] : [],
  );
  const largest = new Set(
    positive.toSorted((a, b) => b.value - a.value).slice(0, positive.length > most ? most - 1 : most),
  );
  const rest = positive.filter((slice) => !largest.has(slice)).reduce((sum, { value }) => sum + value, 0);
  const shown = positive.filter((slice) => largest.has(slice));
  const all = rest > 0 ? [...shown, { id: "other", name: other, value: rest, color: 5 }] : shown;
  const total = all.reduce((sum, { value }) => sum + value, 0);
  let before = 0;
  const parts = all.map(({ id, name, value, color }, place): SharePart => {
    const share = value / total;
    const part = { id, name, color: color ?? (place % most) + 1, value, share, before };
    before += share;
    return part;
  });
  return { total, parts };
}
