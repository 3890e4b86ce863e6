import { isDay } from "@o2r/api/contract/core";
import { chargeBases, chargePlatforms, type TypedCharge } from "@o2r/api/contract/settings";

/** The fields of the form that say what is charged, of which orders, and when. */
export const typedFields = [
  "name",
  "basis",
  "fromValue",
  "toValue",
  "fromWeight",
  "toWeight",
  "amount",
  "percent",
  "hubId",
  "retailerType",
  "platform",
  "validFrom",
  "validTill",
] as const;
type Typed = Readonly<Partial<Record<(typeof typedFields)[number], unknown>>>;

/** As the form reads it when it saves. */
const textOf = (value: unknown): string | null => (typeof value === "string" && value.trim()) || null;
const oneOf = <V extends string>(options: readonly { readonly value: V }[], value: unknown): V | null =>
  options.find((option) => option.value === value)?.value ?? null;

/** What is taken of each: up to how much, and with how many decimals. */
const rupees = { most: 10_000_000, decimals: 2 };
export const kilograms = { most: 100_000, decimals: 3 };

/** A figure as it is typed, with or without commas; undefined where it is none, below 0, or more than is taken. */
export const figureOf = (value: unknown, { most, decimals } = rupees): number | undefined => {
  const text = typeof value === "number" || typeof value === "string" ? String(value).replaceAll(",", "").trim() : "";
  const figure = Number(text);
  return text !== "" && figure >= 0 && figure <= most && Number(figure.toFixed(decimals)) === figure
    ? figure
    : undefined;
};

/** The charge that stands in the form; null while it does not say what is charged, or what the form would refuse. */
export const chargeOf = (typed: Typed): TypedCharge | null => {
  const [name, basis] = [textOf(typed.name), oneOf(chargeBases, typed.basis)];
  const amount =
    basis === "PERCENT"
      ? figureOf(typed.percent, { most: 100, decimals: 2 })
      : figureOf(typed.amount, { most: 1_000_000, decimals: 2 });
  const weighs = basis === "WEIGHT";
  const [first, last] =
    basis === "FLAT" ? [] : weighs ? [typed.fromWeight, typed.toWeight] : [typed.fromValue, typed.toValue];
  const boundOf = <E>(value: unknown, empty: E) =>
    value == null || value === "" ? empty : figureOf(value, weighs ? kilograms : rupees);
  const [from, to] = [boundOf(first, 0), boundOf(last, null)];
  if (name === null || name.length > 50 || basis === null || amount === undefined) return null;
  if (from === undefined || to === undefined) return null;
  if ([typed.validFrom, typed.validTill].some((day) => !isDay(textOf(day) ?? "2000-01-01"))) return null;
  return {
    name,
    basis,
    from,
    to,
    amount,
    hubId: textOf(typed.hubId),
    retailerType: textOf(typed.retailerType),
    platform: oneOf(chargePlatforms, typed.platform),
  };
};

/** Whether an order is of its slab. */
export const isWithin = ({ basis, from, to }: TypedCharge, order: ReturnType<typeof orderOf>): boolean => {
  const at = basis === "WEIGHT" ? order.weight : order.value;
  return at >= from && (to === null || at < to);
};

/** A day on which it holds: today, or the nearest to it. Days are `YYYY-MM-DD`. */
export const dayOf = (typed: Typed, today: string): string => {
  const [from, till] = [textOf(typed.validFrom), textOf(typed.validTill)];
  if (from !== null && from > today) return from;
  return till !== null && till < today ? till : today;
};

/** What an order is worth and weighs that the charge is for: in the middle of its slab. In rupees and kilograms. */
export const orderOf = (charge: TypedCharge | null): { readonly value: number; readonly weight: number } => {
  const { basis, from, to } = charge ?? { basis: "FLAT", from: 0, to: null };
  const within = (usual: number, parts: number): number =>
    to === null ? Math.max(from, usual) : Math.round(((from + to) / 2) * parts) / parts;
  // Paise and grams.
  return basis === "WEIGHT" ? { value: 1000, weight: within(10, 1000) } : { value: within(1000, 100), weight: 10 };
};
