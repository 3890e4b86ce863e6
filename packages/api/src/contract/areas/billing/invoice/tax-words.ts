import type { InvoiceLine } from "./invoice-rows.ts";

type Rated = Pick<InvoiceLine, "cessRate" | "cessPerUnit">;

/** The cess of a line, for a column of rates: `5% + ₹4.17`; a dash where there is none. */
export const cessWords = ({ cessRate, cessPerUnit }: Rated): string =>
  [...(cessRate === 0 ? [] : [`${cessRate}%`]), ...(cessPerUnit === 0 ? [] : [`₹${cessPerUnit}`])].join(" + ") || "–";

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
