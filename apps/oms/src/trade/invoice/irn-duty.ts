import type { Db } from "../../db/schema.ts";
import { readSettings } from "../setting/read-settings.ts";

/** As much of an invoice as says whether the law asks for an IRN of it. */
export interface Registrable {
  /** Of the buyer; null where they are not registered. */
  readonly gstNumber: string | null;
  readonly kind: "INVOICE" | "BILL" | "BOTH";
}

/**
 * Which invoices need an IRN, as the settings stand: tax invoices to registered buyers, of a business whose turnover is above
 * the limit (CGST Rule 48 (4)).
 */
export const readIrnDuty = async (db: Db): Promise<(invoice: Registrable) => boolean> => {
  const { turnover, eInvoiceTurnover } = await readSettings(db, ["turnover", "eInvoiceTurnover"], null);
  return ({ gstNumber, kind }) => turnover > eInvoiceTurnover && gstNumber !== null && kind !== "BILL";
};
