import type { InvoiceDetail, InvoiceLine } from "./invoice-rows.ts";

type Rated = Pick<InvoiceLine, "cessRate" | "cessPerUnit">;

/** The cess of a line, for a column of rates: `5% + ₹4.17`; a dash where there is none. */
export const cessWords = ({ cessRate, cessPerUnit }: Rated): string =>
  [...(cessRate === 0 ? [] : [`${cessRate}%`]), ...(cessPerUnit === 0 ? [] : [`₹${cessPerUnit}`])].join(" + ") || "–";

/** What a document must say where no tax is charged, or on a supply to a special economic zone (CGST Rule 46); else nothing. */
export const supplyLegend = ({ zone, reverseCharge }: Pick<InvoiceDetail, "zone" | "reverseCharge">): string | null => {
  if (reverseCharge) return "Tax on this supply is payable by the recipient on reverse charge";
  return zone === null
    ? null
    : `Supply to SEZ unit or SEZ developer for authorised operations ${
        zone === "TAXED"
          ? "on payment of integrated tax"
          : "under bond or letter of undertaking without payment of integrated tax"
      }`.toUpperCase();
};

/** What is said below a line whose tax is not a percent of its taxable value alone. */
export const taxNote = ({
  taxBase,
  cessPerUnit,
  free,
}: Pick<InvoiceLine, "taxBase" | "cessPerUnit" | "free">): readonly string[] =>
  free
    ? []
    : [
        ...(taxBase === "RETAIL_PRICE" ? ["Taxed on MRP"] : []),
        ...(cessPerUnit === 0 ? [] : [`Cess ₹${cessPerUnit} a unit`]),
      ];
