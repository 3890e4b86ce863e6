import type { Selectable } from "kysely";
import type { Database } from "../../../db/schema.ts";
import { toRupees } from "../../../trade/paise.ts";

type Line = Pick<
  Selectable<Database["invoice_line"]>,
  | "name"
  | "sku"
  | "hsn"
  | "uqc"
  | "gst"
  | "cess"
  | "cess_per_unit"
  | "tax_base"
  | "mrp"
  | "taxable"
  | "cgst"
  | "sgst"
  | "igst"
  | "cess_amount"
>;

/** What a line of every tax document says, as the wire has it: what was supplied, at which rates, and what came of them. */
export const lineOnPaper = (line: Line) => ({
  name: line.name,
  sku: line.sku,
  hsnNumber: line.hsn,
  uqc: line.uqc,
  gstRate: Number(line.gst),
  cessRate: Number(line.cess),
  cessPerUnit: Number(line.cess_per_unit),
  taxBase: line.tax_base,
  mrp: toRupees(line.mrp),
  taxable: toRupees(line.taxable),
  cgst: toRupees(line.cgst),
  sgst: toRupees(line.sgst),
  igst: toRupees(line.igst),
  cess: toRupees(line.cess_amount),
});
