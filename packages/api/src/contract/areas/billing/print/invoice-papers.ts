import { date, defineForm, lookup, select, text } from "@o2r/forms";
import { formatField, type Report } from "../../../core/report.ts";
import { rowsOfInvoices } from "../invoice/invoice-life.ts";

/** Most invoices that are printed as one file. */
export const mostPapers = 1000;

/** Which invoices are printed. */
export const paperChoices = [
  { value: "DAYS", label: "Of some days" },
  { value: "SHIPMENT", label: "Of a shipment" },
  { value: "NUMBERS", label: "By their numbers" },
] as const;

/** What is asked for when invoices are printed as one file. */
export const invoicePapersForm = defineForm({
  id: "report-invoice-papers",
  version: 1,
  fields: {
    of: select({ label: "Invoices", required: true, options: paperChoices }),
    dayFrom: date({
      label: "Date, from",
      required: true,
      width: "half",
      visible: { field: "of", in: ["DAYS"] },
    }),
    dayTo: date({ label: "Date, to", required: true, width: "half", visible: { field: "of", in: ["DAYS"] } }),
    // Shipments are numbered by hub.
    warehouse: lookup({
      label: "Hub",
      source: "warehouse",
      required: { field: "of", in: ["SHIPMENT"] },
      visible: { field: "of", in: ["DAYS", "SHIPMENT"] },
    }),
    shipment: text({
      label: "Shipment number",
      required: true,
      maxLength: 20,
      upper: true,
      visible: { field: "of", in: ["SHIPMENT"] },
    }),
    numbers: text({
      label: "Invoice numbers",
      required: true,
      maxLength: 17 * mostPapers,
      upper: true,
      help: "Apart by spaces or commas",
      visible: { field: "of", in: ["NUMBERS"] },
    }),
    format: formatField(["pdf", "zip"]),
  },
  rules: [{ compare: ["dayFrom", "<=", "dayTo"], message: { right: "The last day is before the first" } }],
});

/** Invoices on paper as a job makes them, in the order in which vehicles drive them: one PDF, or a ZIP with one of each. */
export const invoicePapersReport = {
  title: "Invoices on paper",
  says: "Invoices as PDF, in the order of their route: all in one, or a ZIP with one of each.",
  allow: "invoice.read",
  scope: rowsOfInvoices,
  form: invoicePapersForm,
} as const satisfies Report;
