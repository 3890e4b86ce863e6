import { boolean, number, string, type InferType } from "yup";
import { defineForm, text } from "@o2r/forms";
import { endpoint } from "../../../core/endpoint.ts";
import { formatField, type Report } from "../../../core/report.ts";
import { listOf, rupeesSchema, shape } from "../../../core/schemas.ts";

const hsnColumns = [
  "HSN",
  "Description",
  "UQC",
  "Total Quantity",
  "Total Value",
  "Rate",
  "Taxable Value",
  "Integrated Tax Amount",
  "Central Tax Amount",
  "State/UT Tax Amount",
  "Cess Amount",
] as const;

/**
 * The tables of GSTR-1, with the columns of its files as the portal has published them. Source: GSTN, Returns Offline Tool,
 * templates of GSTR-1; domain.md §14. Exports and advances, which the trade has none of, are left out.
 */
export const gstr1Sections = {
  b2b: {
    title: "Registered buyers",
    says: "Invoices to buyers with a GSTIN, by rate (table 4).",
    columns: [
      "GSTIN/UIN of Recipient",
      "Receiver Name",
      "Invoice Number",
      "Invoice date",
      "Invoice Value",
      "Place Of Supply",
      "Reverse Charge",
      "Applicable % of Tax Rate",
      "Invoice Type",
      "E-Commerce GSTIN",
      "Rate",
      "Taxable Value",
      "Cess Amount",
    ],
  },
  b2cl: {
    title: "Large, to other states",
    says: "Invoices above the limit to unregistered buyers in other states, by rate (table 5).",
    columns: [
      "Invoice Number",
      "Invoice date",
      "Invoice Value",
      "Place Of Supply",
      "Applicable % of Tax Rate",
      "Rate",
      "Taxable Value",
      "Cess Amount",
      "E-Commerce GSTIN",
    ],
  },
  b2cs: {
    title: "Other unregistered buyers",
    says: "Everything else, by place of supply and rate, less what was credited of it (table 7).",
    columns: [
      "Type",
      "Place Of Supply",
      "Applicable % of Tax Rate",
      "Rate",
      "Taxable Value",
      "Cess Amount",
      "E-Commerce GSTIN",
    ],
  },
  cdnr: {
    title: "Credit notes, registered",
    says: "Credit notes on invoices to buyers with a GSTIN, by rate (table 9B).",
    columns: [
      "GSTIN/UIN of Recipient",
      "Receiver Name",
      "Note Number",
      "Note Date",
      "Note Type",
      "Place Of Supply",
      "Reverse Charge",
      "Note Supply Type",
      "Note Value",
      "Applicable % of Tax Rate",
      "Rate",
      "Taxable Value",
      "Cess Amount",
    ],
  },
  cdnur: {
    title: "Credit notes, large",
    says: "Credit notes on large invoices to other states, by rate (table 9B).",
    columns: [
      "UR Type",
      "Note Number",
      "Note Date",
      "Note Type",
      "Place Of Supply",
      "Note Value",
      "Applicable % of Tax Rate",
      "Rate",
      "Taxable Value",
      "Cess Amount",
    ],
  },
  exemp: {
    title: "Exempt goods",
    says: "What bore no tax, by who bought and from where (table 8).",
    columns: ["Description", "Nil Rated Supplies", "Exempted(other than nil rated/non GST supply)", "Non-GST Supplies"],
  },
  hsnb2b: {
    title: "HSN, registered",
    says: "What registered buyers bought less what they were credited, by HSN and rate (table 12).",
    columns: hsnColumns,
  },
  hsnb2c: {
    title: "HSN, unregistered",
    says: "The same of unregistered buyers (table 12).",
    columns: hsnColumns,
  },
  docs: {
    title: "Documents",
    says: "From which number to which, with those that were cancelled (table 13).",
    columns: ["Nature of Document", "Sr. No. From", "Sr. No. To", "Total Number", "Cancelled"],
  },
} as const;
export type Gstr1Section = keyof typeof gstr1Sections;

export const gstr1SectionKeys = Object.keys(gstr1Sections) as Gstr1Section[]; // of a record that is declared above

/** The month of the return, `YYYY-MM`. */
const month = () => string().matches(/^20\d\d-(0[1-9]|1[0-2])$/, "A month is written 2026-11");
const gstin = () => string().matches(/^[0-9A-Z]{15}$/, "A GSTIN has 15 characters");

/** What supplies come to, in rupees. */
const sums = () => ({
  taxable: rupeesSchema(),
  igst: rupeesSchema(),
  cgst: rupeesSchema(),
  sgst: rupeesSchema(),
  cess: rupeesSchema(),
});

/** The return of a month, table by table, and what the ledger says of the same documents. */
export const gstr1Summary = shape({
  gstin: string().defined(),
  month: string().defined(),
  sections: listOf(
    shape({
      section: string().oneOf(gstr1SectionKeys).defined(),
      /** Documents of the tables that list them, rows of the others. */
      count: number().integer().defined(),
      ...sums(),
    }),
  ),
  /** Invoices less credit notes, exempt goods among them. */
  total: shape(sums()).defined(),
  /** What sales and taxes on the ledger moved by the same documents. */
  ledger: shape(sums()).defined(),
  agrees: boolean().defined(),
  /** Credit notes without tax, which are no part of the return. */
  commercial: rupeesSchema(),
  /** Documents with goods that are taxed on their printed price: CSV has no column for such a tax, and JSON has. */
  onPrintedPrice: number().integer().defined(),
});
export type Gstr1Summary = InferType<typeof gstr1Summary>;

const path = "/oms/report/gstr1";
const allowed = { allow: "report.gst", scope: "all", limit: "read" } as const;

/** The return of outward supplies, GSTR-1, of a GSTIN and a month. */
export const gstr1Endpoints = {
  gstins: endpoint({
    method: "GET",
    path: `${path}/gstins`,
    summary: "The GSTINs that documents were issued under, with their warehouses",
    reply: listOf(shape({ gstin: string().defined(), name: string().defined() })),
    ...allowed,
  }),
  summary: endpoint({
    method: "GET",
    path,
    summary:
      "GSTR-1 of a GSTIN and a month, table by table, against the ledger; of the first GSTIN and of the month that ended unless told",
    query: shape({ gstin: gstin(), month: month() }),
    reply: gstr1Summary,
    ...allowed,
  }),
  file: endpoint({
    method: "GET",
    path: `${path}/file`,
    summary: "A table of GSTR-1 as a file, or the whole of it as the portal takes it; CSV and JSON",
    query: shape({
      gstin: gstin().required(),
      month: month().required(),
      /** A table as CSV, or `all` of them as JSON. */
      section: string()
        .oneOf([...gstr1SectionKeys, "all"] as const)
        .required(),
    }),
    reply: string().defined(),
    raw: true,
    allow: "report.gst",
    scope: "all",
    limit: "export",
  }),
};

/** What the return is asked for with, when a job makes its file. */
export const gstr1Form = defineForm({
  id: "report-gstr1",
  version: 1,
  fields: {
    gstin: text({
      label: "GSTIN",
      required: true,
      maxLength: 15,
      upper: true,
      pattern: "[0-9A-Z]{15}",
      messages: { pattern: "A GSTIN has 15 characters" },
      width: "half",
    }),
    month: text({
      label: "Month",
      required: true,
      maxLength: 7,
      pattern: "20[0-9][0-9]-(0[1-9]|1[0-2])",
      messages: { pattern: "A month is written 2026-11" },
      width: "half",
    }),
    format: formatField(["zip", "json"]),
  },
});

/** The return as a file that a job makes: all tables as CSV in one ZIP, or the JSON of the portal. */
export const gstr1Report = {
  title: "GSTR-1",
  says: "The return of outward supplies of a month: every table as CSV, or whole as the portal's JSON.",
  allow: "report.gst",
  scope: "all",
  form: gstr1Form,
} as const satisfies Report;
