import { date, defineForm, lookup, select, type Field, type FormDefinition, type RuleGiven } from "@o2r/forms";
import type { Permission } from "./access/permissions.ts";
import type { ScopeRule } from "./access/row-scope.ts";
import type { Filter } from "./list.ts";
import type { ListEndpoint } from "./list/list-export.ts";

/** What the file of a report may be, by the suffix of its name. */
export const reportFormats = [
  { value: "csv", label: "CSV" },
  { value: "xlsx", label: "Excel" },
  { value: "json", label: "JSON" },
  { value: "pdf", label: "PDF" },
  { value: "zip", label: "ZIP" },
] as const;
export type ReportFormat = (typeof reportFormats)[number]["value"];

/** The field of every report's form that asks for what its file is to be. */
export const formatField = <const F extends ReportFormat>(formats: readonly F[]) =>
  select({
    label: "Format",
    required: true,
    options: formats.map((value) => ({
      value,
      label: reportFormats.find((one) => one.value === value)?.label ?? value,
    })),
    width: "half",
  });

/** A file that the service makes in its own time of what was asked for. */
export interface Report {
  readonly title: string;
  /** What it tells, in a sentence. */
  readonly says: string;
  /** Who may have it made, and which rows it then holds: by what they may and reach when it is made. */
  readonly allow: Permission;
  readonly scope: ScopeRule;
  /** What is asked for; among its fields is `format`, a `formatField`. */
  readonly form: FormDefinition;
  /** The list whose rows it holds. The service needs to be told nothing else then. */
  readonly list?: ListEndpoint;
}

/** The two fields of a range of days. */
const daysOf = (key: string) => [`${key}From`, `${key}To`] as const;

const fieldsOf = (filter: Filter): readonly (readonly [string, Field])[] => {
  const { key, label } = filter;
  switch (filter.kind) {
    case "dates": {
      const [from, to] = daysOf(key);
      return [
        [from, date({ label: `${label}, from`, required: true, width: "half" })],
        [to, date({ label: `${label}, to`, required: true, width: "half" })],
      ];
    }
    case "lookup":
      return [[key, lookup({ label, source: filter.source.slice("/api/".length), width: "half" })]];
    case "oneOf":
      return [[key, select({ label, options: filter.options, width: "half" })]];
    case "flag": {
      const options = [
        { value: "true", label: filter.yes },
        { value: "false", label: filter.no },
      ];
      return [[key, select({ label, options, width: "half" })]];
    }
    // A figure is narrowed where one looks at it.
    case "range":
      return [];
  }
};

/** A report that holds the rows of a list, narrowed as the list can be. */
export const listReport = ({
  list,
  formats = ["csv", "xlsx"],
  ...words
}: {
  readonly title: string;
  readonly says: string;
  readonly list: ListEndpoint;
  readonly formats?: readonly ReportFormat[];
}): Report & { readonly list: ListEndpoint } => {
  const { filters } = list.listed.list;
  const fields: Readonly<Record<string, Field>> = Object.fromEntries([
    ...filters.flatMap(fieldsOf),
    ["format", formatField(formats)],
  ]);
  const rules = filters.flatMap(({ kind, key }): RuleGiven[] => {
    const [from, to] = daysOf(key);
    const message = { right: "The last day is before the first" };
    return kind === "dates" ? [{ compare: [from, "<=", to], message }] : [];
  });
  const form = defineForm({ id: `report${list.path.replaceAll("/", "-")}`, version: 1, fields, rules });
  return { ...words, allow: list.allow as Permission, scope: list.scope, form, list }; // a list that is read by anybody is no report
};

/** What a report's list is asked, from what its form holds. */
export const listFilters = (
  { listed }: ListEndpoint,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    listed.list.filters.flatMap(({ kind, key }): [string, string][] => {
      if (kind === "dates") {
        const [from, to] = daysOf(key).map((field) => values[field]);
        return typeof from === "string" && typeof to === "string" ? [[key, `${from}..${to}`]] : [];
      }
      const value = values[key];
      return typeof value === "string" && value !== "" ? [[key, value]] : [];
    }),
  );

/** The field that a person can correct where the list refuses a filter. */
export const fieldOfFilter = ({ listed }: ListEndpoint, key: string): string =>
  listed.list.filters.some((filter) => filter.kind === "dates" && filter.key === key) ? daysOf(key)[1] : key;
