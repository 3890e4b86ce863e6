const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const base = digits.length;
const at = (text: string, index: number, past: number): number =>
  index < text.length ? digits.indexOf(text.charAt(index)) : past;

/**
 * A rank between two, so that whoever moves one rail changes no other; null is before the first or after the last. Never
 * ends with the lowest digit, so that there is always room before it.
 */
export const rankBetween = (low: string | null, high: string | null): string => {
  const after = low ?? "";
  let rank = "";
  let open = high === null;
  for (let index = 0; ; index += 1) {
    const lower = at(after, index, 0);
    const upper = open ? base : at(high ?? "", index, base);
    if (upper - lower > 1) return rank + digits.charAt(Math.floor((lower + upper) / 2));
    rank += digits.charAt(lower);
    if (upper - lower === 1) open = true;
  }
};

/** Ranks for so many in a row, as short as they come. */
export const ranksFor = (count: number): readonly string[] => {
  const width = Math.max(1, Math.ceil(Math.log(count + 2) / Math.log(base)));
  const step = Math.floor(base ** width / (count + 1));
  return Array.from({ length: count }, (_, index) => {
    let left = (index + 1) * step;
    let rank = "";
    for (let place = 0; place < width; place += 1) {
      rank = digits.charAt(left % base) + rank;
      left = Math.floor(left / base);
    }
    return rank.endsWith("0") ? `${rank}V` : rank;
  });
};
