import type { PricePoint } from "@o2r/api/contract/catalogue";
import { formatDate } from "@o2r/ui";

export const priceLines = [
  { id: "formProductMrp", name: "MRP" },
  { id: "formRlp", name: "PTR" },
  { id: "formDlp", name: "PTH" },
  { id: "formO2rPrice", name: "O2RLP" },
] as const;

const dayMs = 864e5;
/** As many places as a chart shows without crowding. */
const most = 40;
/** A history of a day or two would be a wall. */
const least = 30;

/** As much of a day as an axis has room for: its year only where two could be meant, and in two figures. */
const dayText = (instant: number, withinAYear: boolean): string => {
  const text = formatDate(new Date(instant));
  return withinAYear ? text.slice(0, 5) : `${text.slice(0, 6)}${text.slice(8)}`;
};

/**
 * The prices at evenly spaced days from a product's beginning until now, so that a chart's axis is time: between two
 * changes a price stays. `points` are newest first.
 */
export const priceSeries = (points: readonly PricePoint[], now: Date) => {
  const oldest = points.at(-1);
  if (oldest === undefined) return { days: [], series: [] };
  const begin = Math.min(Date.parse(oldest.at), now.getTime() - least * dayMs);
  const step = Math.max(dayMs, (now.getTime() - begin) / (most - 1));
  const count = Math.floor((now.getTime() - begin) / step) + 1;
  const at = Array.from({ length: count }, (_, place) => now.getTime() - (count - 1 - place) * step);
  const inForce = at.map((instant) => points.find((point) => Date.parse(point.at) <= instant));
  return {
    days: at.map((instant) => dayText(instant, now.getTime() - begin < 300 * dayMs)),
    series: priceLines.map(({ id, name }) => ({ id, name, values: inForce.map((point) => point?.[id] ?? null) })),
  };
};
