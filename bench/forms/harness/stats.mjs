/** The middle value, or the mean of the two in the middle. @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = Number.NaN, high = Number.NaN] =
    sorted.length % 2 === 0 ? sorted.slice(middle - 1) : sorted.slice(middle);
  return sorted.length % 2 === 0 ? (low + high) / 2 : low;
}

/** Half the way from the least to the most, as a share of the median. @param {readonly number[]} values */
export const spread = (values) => (Math.max(...values) - Math.min(...values)) / 2 / median(values);

/** The mean of ratios. @param {readonly number[]} ratios */
export const geometricMean = (ratios) =>
  Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
