import type { DateTextProps } from "./date-text.types.ts";
import { formatDate, formatDateTime, noDate } from "./format-date.ts";

/** A day or an instant as DD-MM-YYYY, with the ISO value for machines. */
export function DateText({ value, time = false }: DateTextProps) {
  const text = time ? formatDateTime(value) : formatDate(value);
  if (text === noDate || value === null || value === undefined) return <span>{noDate}</span>;
  return (
    <time dateTime={typeof value === "string" ? value : value.toISOString()} data-timed={time || undefined}>
      {text}
    </time>
  );
}
