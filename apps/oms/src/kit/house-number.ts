import { sql, type RawBuilder } from "kysely";

const digits = 6;
/** A year as numbers have it. */
export const yearOf = (year: number): string => `-${String(year % 100).padStart(2, "0")}-`;

/**
 * A number of what a warehouse draws up: `RO07-26-000042`, of the warehouse whose code is 07 and of a year, so that no two in
 * the whole house are the same. At most 16 characters up to a million a year, as CGST Rule 55 asks of challans.
 */
export const houseNumber = (kind: string, code: string, year: number, serial: number): string =>
  `${kind}${code}${yearOf(year)}${String(serial).padStart(digits, "0")}`;

/** What gives it where `next_no` follows that of a warehouse's series; the year as `yearOf` says it. */
export const houseNumbered = (kind: string, warehouseId: string, year: string): RawBuilder<string> => {
  const serial = sql`(next_no - 1)::text`;
  return sql`${kind}::text || (select code from warehouse where id = ${warehouseId}) || ${year}::text
    || lpad(${serial}, greatest(${digits}::integer, length(${serial})), '0')`;
};
