import { number, string, type ObjectSchema, type StringSchema } from "yup";
import { daysBetween, readDates } from "../calendar/days.ts";
import type { Filter, FilterKey, ListDeclaration } from "../list.ts";
import { defaultPageSize, lookupSize, mostIds, pageSizes } from "./pages.ts";
import { idPattern, shape } from "../schemas.ts";

/** The query of a list call, as the service reads it. Filters stand beside these under their own keys. */
export interface ListQuery {
  readonly q: string;
  readonly sort: string;
  readonly size: number;
  readonly cursor: string | null;
}

/** A filter as the call writes it: `a,b` · `true` · `10..20`. */
export type FilterTexts<L extends ListDeclaration> = {
  readonly [K in FilterKey<L>]?: string | undefined;
};

const fewest = 3;
const commaList = /^[^,]+(,[^,]+){0,49}$/;
const range = /^(-?\d{1,12}(\.\d{1,4})?)?\.\.(-?\d{1,12}(\.\d{1,4})?)?$/;
const dates = /^\d{4}-\d{2}-\d{2}\.\.\d{4}-\d{2}-\d{2}$/;
const ids = new RegExp(`^${idPattern}(,${idPattern}){0,${mostIds - 1}}$`);

/** A comma list of ids, as the query of a call has it. */
export const idListSchema = (label: string): StringSchema<string | undefined> =>
  string().matches(ids, `${label} is not a list of ids`);

const filterSchema = (filter: Filter): StringSchema<string | undefined> => {
  switch (filter.kind) {
    case "oneOf":
      return string()
        .matches(commaList, `${filter.label} is not a list of values`)
        .test("known", `${filter.label} names an unknown value`, (text) =>
          (text ?? "")
            .split(",")
            .every((value) => value === "" || filter.options.some((option) => option.value === value)),
        )
        .meta({ rule: `One or more of ${filter.options.map(({ value }) => value).join(", ")}; joined by commas` });
    case "lookup":
      return idListSchema(filter.label);
    case "flag":
      return string().oneOf(["true", "false"], `${filter.label} is true or false`);
    case "range":
      return string().matches(range, `${filter.label} is not a range such as 10..20`);
    case "dates":
      return string()
        .matches(dates, `${filter.label} is not a range of dates such as 2026-04-01..2026-04-30`)
        .test("days", `${filter.label} is not a range of dates such as 2026-04-01..2026-04-30`, (text) =>
          text === undefined ? true : readDates(text) !== null,
        )
        .test("span", `${filter.label} spans more than ${filter.maxDays} days`, (text) => {
          const days = text === undefined ? null : readDates(text);
          return days === null || filter.maxDays === undefined || daysBetween(days.from, days.to) + 1 <= filter.maxDays;
        })
        .meta({
          rule: `Two days, joined by two dots${filter.maxDays === undefined ? "" : `; at most ${filter.maxDays} days`}`,
        });
  }
};

/**
 * The query schema of a list: `q` empty or 3 and more characters, `sort` one of the sortable columns with or without
 * `-`, `size` one of the page sizes, an opaque `cursor`, and each filter as text (`a,b` · `true` · `10..20`).
 */
export const listQuerySchema = <const L extends ListDeclaration>(list: L): ObjectSchema<ListQuery & FilterTexts<L>> => {
  const sorts = list.columns.filter((column) => column.sort).flatMap(({ field }) => [field, `-${field}`]);
  return shape({
    q: string()
      .trim()
      .max(100)
      .default("")
      .test("long-enough", `Search needs ${fewest} or more characters`, (text) => text === "" || text.length >= fewest)
      .meta({ rule: `Words to search for: none, or ${fewest} and more characters` }),
    sort: string().oneOf(sorts, "This list cannot be sorted so").default(list.defaultSort),
    size: number()
      .oneOf(pageSizes, `Not a page size: take one of ${pageSizes.join(", ")}`)
      .default(defaultPageSize),
    cursor: string().max(1024).nullable().default(null),
    ...Object.fromEntries(list.filters.map((filter) => [filter.key, filterSchema(filter)])),
    // The filters' keys are known to the declaration only, not to yup's types.
  }) as unknown as ObjectSchema<ListQuery & FilterTexts<L>>;
};

/** The query of an async dropdown: words, how many, and extra filters, each a comma list of ids. */
export interface LookupQuery {
  readonly query: string;
  readonly size: number;
}

/** The query schema of an async dropdown that may be narrowed by the named filters. */
export const lookupQuery = <const K extends string>(filters: readonly K[]) =>
  shape({
    query: string().trim().max(100).default(""),
    size: number().integer().min(1).max(lookupSize).default(lookupSize),
    ...Object.fromEntries(filters.map((key) => [key, idListSchema(key)])),
    // The filters' keys are known to the caller only, not to yup's types.
  }) as unknown as ObjectSchema<LookupQuery & { readonly [P in K]?: string | undefined }>;

/** One bound pair of a range filter's text; null where the side is open. */
export const readRange = (text: string): { readonly min: number | null; readonly max: number | null } => {
  const [min = "", max = ""] = text.split("..");
  return { min: min === "" ? null : Number(min), max: max === "" ? null : Number(max) };
};
