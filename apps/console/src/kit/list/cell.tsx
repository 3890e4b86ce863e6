import type { Column } from "@o2r/api/contract/core";
import { DateText, formatMoneyColumn, formatNumber } from "@o2r/ui";
import type { ReactNode } from "react";
import { ValueStatus } from "../value-status.tsx";

/** How a column of a kind shows a value when the screen has no drawing of its own for it. */
export const cellContent = ({ kind, values }: Pick<Column, "kind" | "values">, value: unknown): ReactNode => {
  if (value === null || value === undefined || value === "") return null;
  const known = values?.find((one) => one.value === value);
  if (values && known) return <ValueStatus values={values} value={known.value} />;
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
    case "code":
      return <span className="o2r-mono">{String(value)}</span>;
    case "text":
    case "badge":
    case "flag":
      return Array.isArray(value) ? value.join(", ") : String(value);
    case "image":
      return null;
  }
};
