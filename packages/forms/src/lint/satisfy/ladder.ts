/** More points than this are not tried; the values then count as impossible to tell apart. */
const most = 400;

const round = (value: number): number => Number(value.toPrecision(12));

/** At most `count` points strictly between two; on the grid of `step`, or evenly spread without one. */
const between = (low: number, high: number, count: number, step: number | undefined): number[] => {
  const stride = step ?? (Number.isFinite(high - low) ? (high - low) / (count + 1) : 1);
  const points: number[] = [];
  for (let index = 1; index <= count; index += 1) {
    const point = Number.isFinite(low)
      ? step === undefined
        ? low + index * stride
        : (Math.floor(round(low / step)) + index) * step
      : step === undefined
        ? high - index * stride
        : (Math.ceil(round(high / step)) - index) * step;
    if (round(point) > low && round(point) < high) points.push(round(point));
  }
  return points;
};

/**
 * Numbers that stand for all others: every order that `count` values can have among themselves and with the constants
 * can be had with these. `steps` are the grids on which values lie, `undefined` for no grid.
 *
 * Coarse grids come first: their points part what the finer ones then fill.
 */
export const ladder = (
  constants: Iterable<number>,
  count: number,
  steps: Iterable<number | undefined>,
): readonly number[] | undefined => {
  let points = [...new Set(constants)].sort((a, b) => a - b);
  if (points.length === 0) points = [0];
  const levels = [...new Set(steps)].sort((a, b) => (b ?? 0) - (a ?? 0));
  for (const step of levels) {
    const ends = [-Infinity, ...points, Infinity];
    const added = ends.slice(1).flatMap((high, index) => between(ends[index] ?? 0, high, count, step));
    points = [...new Set([...points, ...added])].sort((a, b) => a - b);
    if (points.length > most) return undefined;
  }
  return points;
};
