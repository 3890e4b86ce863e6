/** Bounds of a growing wait, in milliseconds. */
export interface Wait {
  readonly first: number;
  readonly most: number;
}

/**
 * Milliseconds to wait after so many failures in a row (1 and more): twice as long each time, and drawn at random from
 * the upper half, so that many clients do not come back at the same moment.
 */
export const backoff = (failures: number, { first, most }: Wait): number => {
  const longest = Math.min(most, first * 2 ** Math.min(failures - 1, 30));
  return longest / 2 + (Math.random() * longest) / 2;
};
