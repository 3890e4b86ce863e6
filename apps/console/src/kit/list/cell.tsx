import type { Column } from "@o2r/api/contract/core";
import { DateText, formatMoneyColumn, formatNumber, Status } from "@o2r/ui";
import type { ReactNode } from "react";

/** How a column of a kind shows a value when the screen has no drawing of its own for it. */
export const cellContent = ({ kind, values }: Pick<Column, "kind" | "values">, value: unknown): ReactNode => {
  if (value === null || value === undefined || value === "") return null;
  const known = values?.find((one) => one.value === value);
  if (known) return known.tone === undefined ? known.label : <Status tone={known.tone}>{known.label}</Status>;
  switch (kind) {
    case "money":
      return typeof value === "number" ? formatMoneyColumn(value) : null;
    case "number":
      return typeof value === "number" ? formatNumber(value) : String(value);
    case "percent":
      return `${String(value)}%`;
    case "date":
    case "dateTime":
      return typeof value === "string" ? <DateText value={value} time={kind === "dateTime"} /> : null;
    case "flag":
      return value === true ? "Yes" : "No";
    case "code":
      return <span className="o2r-mono">{String(value)}</span>;
    case "text":
    case "badge":
      return Array.isArray(value) ? value.join(", ") : String(value);
    case "image":
      return null;
  }
};
