import type { Column, Filter, FlagValues } from "./list.ts";

/** The filter of a flag, in the words of its column. */
export const flagFilter = <const Key extends string>(key: Key, label: string, [yes, no]: FlagValues) =>
  ({ kind: "flag", key, label, yes: yes.label, no: no.label }) as const satisfies Filter;

/** Whether something holds, where nothing else is to be said of it. */
export const yesOrNo: FlagValues = [
  { value: true, label: "Yes" },
  { value: false, label: "No" },
];

/** Whether a row is in use. */
export const activeValues: FlagValues = [
  { value: true, label: "Active", tone: "success" },
  { value: false, label: "Inactive", tone: "neutral" },
];

/** The column and the filter of that. */
export const activeColumn = {
  field: "active",
  label: "Status",
  kind: "flag",
  sort: true,
  shown: true,
  width: 116,
  values: activeValues,
} as const satisfies Column;
export const activeFilter = flagFilter("active", "Status", activeValues);
