/** The specified answer to an amount below 0 or above 10 billion (§8). */
export const outOfRange = "NUMBER OUT OF RANGE!";

const largest = 10_000_000_000;

const small =
  "Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen".split(
    " ",
  );
const tens = "Zero Ten Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split(" ");

const units = [
  { size: 10_000_000, name: "Crore" },
  { size: 100_000, name: "Lakh" },
  { size: 1000, name: "Thousand" },
  { size: 100, name: "Hundred" },
] as const;

function belowHundred(value: number): string {
  if (value < small.length) return small[value] ?? "";
  const rest = value % 10;
  return [tens[Math.floor(value / 10)], rest > 0 ? small[rest] : ""].filter(Boolean).join(" ");
}

/** A whole number ≥ 0 in the Indian system. Above 99 Crore the crores are themselves spelled: `One Thousand Crore`. */
function wholeInWords(value: number): string {
  const unit = units.find(({ size }) => value >= size);
  if (!unit) return belowHundred(value);
  const rest = value % unit.size;
  const head = `${wholeInWords(Math.floor(value / unit.size))} ${unit.name}`;
  return rest > 0 ? `${head} ${wholeInWords(rest)}` : head;
}

/**
 * An amount of rupees in words, rounded to the paisa: `One Lakh Twenty Three Thousand Rupee and Fifty Paisa`
 * (specification §9). Below 0, above 10 billion or no number: `NUMBER OUT OF RANGE!`.
 */
export function amountInWords(rupees: number): string {
  if (!(rupees >= 0 && rupees <= largest)) return outOfRange;
  const paisa = Math.round((rupees + Number.EPSILON * rupees) * 100);
  const whole = `${wholeInWords(Math.floor(paisa / 100))} Rupee`;
  const part = paisa % 100;
  return part > 0 ? `${whole} and ${belowHundred(part)} Paisa` : whole;
}
