import { readDates } from "@o2r/api/contract/core";
import { plainNumeral } from "@o2r/forms/numerals";

/** What one filter of a list is set to. A filter that is not set has no value at all. */
export type FilterValue =
  | { readonly kind: "oneOf"; readonly values: readonly string[] }
  | { readonly kind: "lookup"; readonly values: readonly string[] }
  | { readonly kind: "flag"; readonly on: boolean }
  | { readonly kind: "range"; readonly min: number | null; readonly max: number | null }
  /** Days, `YYYY-MM-DD`, both included. */
  | { readonly kind: "dates"; readonly from: string; readonly to: string };

/** As much of a filter as it takes to read what it is set to. */
export type ReadableFilter =
  | { readonly kind: "oneOf"; readonly key: string; readonly options: readonly { readonly value: string }[] }
  | { readonly kind: "lookup" | "flag" | "range" | "dates"; readonly key: string };

/** As many values as one filter may carry, so that an address cannot grow without bound. */
const mostValues = 50;
const identifier = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** What the service reads of a bound. */
const bound = /^-?\d{1,12}(\.\d{1,4})?$/;

/** A bound as it was typed or stands in an address: null where that side is open, nothing where it is no number. */
export const readBound = (text: string): number | null | undefined => {
  if (text.trim() === "") return null;
  const plain = Number(plainNumeral(text) ?? Number.NaN);
  return bound.test(String(plain)) ? plain : undefined;
};

/** Nothing where neither side is set, or where one is no number or above the other. */
export const rangeOf = (min: number | null | undefined, max: number | null | undefined): FilterValue | undefined => {
  if (min === undefined || max === undefined || (min === null && max === null)) return undefined;
  return min !== null && max !== null && min > max ? undefined : { kind: "range", min, max };
};

const readRange = (text: string): FilterValue | undefined => {
  const [from = "", to, ...rest] = text.split("..");
  return to === undefined || rest.length > 0 ? undefined : rangeOf(readBound(from), readBound(to));
};

const readValues = (
  kind: "oneOf" | "lookup",
  text: string,
  allowed: (value: string) => boolean,
): FilterValue | undefined => {
  const values = [...new Set(text.split(","))].filter(allowed).slice(0, mostValues);
  return values.length > 0 ? { kind, values } : undefined;
};

/** What a filter's text in the URL says, or undefined when the text says nothing that the filter allows. */
export const readFilterValue = (filter: ReadableFilter, text: string): FilterValue | undefined => {
  switch (filter.kind) {
    case "oneOf":
      return readValues("oneOf", text, (value) => filter.options.some((option) => option.value === value));
    case "lookup":
      return readValues("lookup", text, (value) => identifier.test(value));
    case "flag":
      return text === "true" || text === "false" ? { kind: "flag", on: text === "true" } : undefined;
    case "range":
      return readRange(text);
    case "dates": {
      const days = readDates(text);
      return days === null ? undefined : { kind: "dates", ...days };
    }
  }
};

/** A filter's value as text, for the URL and for the call: `a,b`, `true`, `10..20`, `..20`. */
export const writeFilterValue = (value: FilterValue): string => {
  switch (value.kind) {
    case "oneOf":
    case "lookup":
      return value.values.join(",");
    case "flag":
      return String(value.on);
    case "range":
      return `${value.min ?? ""}..${value.max ?? ""}`;
    case "dates":
      return `${value.from}..${value.to}`;
  }
};
