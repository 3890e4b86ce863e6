/** The steps that people count in. */
const steps = [1, 2, 2.5, 5, 10];

/** Keeps values like 0.30000000000000004 out of labels. */
const tidy = (value: number) => Number(value.toPrecision(12));

export const isValue = (value: number | null | undefined): value is number => Number.isFinite(value);

/**
 * Round numbers that an axis shows, from below the least value to above the greatest, with 0 among them; about as many as
 * asked for. `[0, 1]` when there is no value.
 */
export function ticksFor(values: readonly (number | null | undefined)[], about = 4): readonly number[] {
  let low = 0;
  let high = 0;
  for (const value of values) {
    if (!isValue(value)) continue;
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  const span = high - low;
  // What is smaller than the smallest normal number cannot be divided into steps.
  if (!(span > 1e-300) || !Number.isFinite(span)) return [0, 1];
  const rough = span / Math.max(about, 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (steps.find((each) => each * power >= rough * 0.999) ?? 10) * power;
  const first = Math.floor(low / step + 1e-9);
  const last = Math.ceil(high / step - 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => tidy((first + index) * step));
}

/** Which places of an axis are named when each name needs its room: the first, the last, and some between, evenly. */
export function namedPlaces(count: number, room: number, needed: number): ReadonlySet<number> {
  if (count <= 0) return new Set();
  const most = Math.max(Math.floor(room / needed), 2);
  if (count <= most) return new Set(Array.from({ length: count }, (_, index) => index));
  const every = Math.ceil((count - 1) / (most - 1));
  const places = new Set<number>([0, count - 1]);
  for (let place = every; count - 1 - place >= every * 0.75; place += every) places.add(place);
  return places;
}

/** Moves labels apart so that none covers another: each keeps its order, and all stay within bounds. */
export function spreadLabels(wanted: readonly number[], gap: number, least: number, most: number): readonly number[] {
  const order = wanted.map((at, index) => ({ at, index })).toSorted((a, b) => a.at - b.at);
  const places = wanted.map(() => 0);
  let free = least;
  for (const { at, index } of order) {
    places[index] = Math.max(at, free);
    free = (places[index] ?? 0) + gap;
  }
  let limit = most;
  for (const { index } of order.toReversed()) {
    places[index] = Math.max(Math.min(places[index] ?? 0, limit), least);
    limit = (places[index] ?? 0) - gap;
  }
  return places;
}
