import type { Column } from "@o2r/api/contract";
import type { ReactNode } from "react";
import { clockText, dayText } from "../format/date.ts";
import { columnMoney } from "../format/money.ts";

const plain = new Intl.NumberFormat("en-IN");
const calendarDay = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Columns whose figures stand under each other, at the right. */
export const isFigure = ({ kind }: Pick<Column, "kind">): boolean =>
  kind === "money" || kind === "number" || kind === "percent";

const dateText = (value: string): string =>
  calendarDay.test(value) ? value.replace(calendarDay, "$3-$2-$1") : dayText(new Date(value));

/** How a column of a kind shows a value when the screen has no drawing of its own for it. */
export const cellContent = ({ kind }: Pick<Column, "kind">, value: unknown): ReactNode => {
  if (value === null || value === undefined || value === "") return null;
  switch (kind) {
    case "money":
      return typeof value === "number" ? columnMoney(value) : null;
    case "number":
      return typeof value === "number" ? plain.format(value) : String(value);
    case "percent":
      return `${String(value)}%`;
    case "date":
      return typeof value === "string" ? dateText(value) : null;
    case "dateTime": {
      if (typeof value !== "string") return null;
      const at = new Date(value);
      return `${dayText(at)} ${clockText(at)}`;
    }
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
