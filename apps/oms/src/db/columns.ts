import type { ColumnType } from "kysely";

/** An instant as the database gives it: ISO 8601 in UTC with milliseconds. Written as a Date or as such a string. */
export type Instant = ColumnType<string, Date | string, Date | string>;

/** A decimal figure: the driver gives it as text, so that nothing is lost; a number is accepted. */
export type Decimal = ColumnType<string, number | string, number | string>;
