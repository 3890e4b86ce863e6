import type { Selectable } from "kysely";
import type { Database } from "../../../db/schema.ts";
import { toRupees, type Paise } from "../../../trade/paise.ts";

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

type Sums = Readonly<Record<"taxable" | "cgst" | "sgst" | "igst" | "cess" | "round_off" | "total", Paise>>;

/** What every tax document comes to, as the wire has it. */
export const sumsOnPaper = (row: Sums) => ({
  taxable: toRupees(row.taxable),
  cgst: toRupees(row.cgst),
  sgst: toRupees(row.sgst),
  igst: toRupees(row.igst),
  cess: toRupees(row.cess),
  roundOff: toRupees(row.round_off),
  total: toRupees(row.total),
});
