/** The most digits that a number keeps exactly. */
const longest = 15;

export interface NumberRules {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly decimals: number;
}

/** Whole steps can be lost to binary fractions: 0.1 + 0.2. */
const tidy = (value: number, decimals: number) => Number(value.toFixed(Math.min(Math.max(decimals, 0), 10)));

/** The next whole step above or below a value, within bounds; a value between two steps goes to the nearer one of that side. */
export function stepNumber(value: number | null, direction: 1 | -1, { min, max, step, decimals }: NumberRules): number {
  const size = step > 0 && Number.isFinite(step) ? step : 1;
  if (value === null || !Number.isFinite(value)) return Math.min(Math.max(min, 0), max);
  const count = value / size;
  const near = Math.round(count);
  const isWhole = Math.abs(count - near) < 1e-9;
  const next = isWhole ? near + direction : direction > 0 ? Math.ceil(count) : Math.floor(count);
  return tidy(Math.min(Math.max(next * size, min), max), Math.max(decimals, fractionOf(size)));
}

const fractionOf = (step: number) => (Number.isInteger(step) ? 0 : (String(step).split(".")[1]?.length ?? 0));

/** Keeps of a typed text what may stand in a number: digits, one point when decimals are allowed, a minus when it may be negative. */
export function keepNumber(text: string, { min, decimals }: Pick<NumberRules, "min" | "decimals">): string {
  const negative = min < 0 && /^\s*[-−]/u.test(text);
  const [whole = "", ...rest] = text.replaceAll(/[^\d.]/gu, "").split(".");
  const fraction = decimals > 0 && rest.length > 0 ? `.${rest.join("").slice(0, decimals)}` : "";
  return `${negative ? "-" : ""}${whole.slice(0, longest)}${fraction}`;
}

/** The number that a text says; null for none. */
export function readNumber(text: string): number | null {
  const value = Number(text);
  return /\d/u.test(text) && Number.isFinite(value) ? value : null;
}
