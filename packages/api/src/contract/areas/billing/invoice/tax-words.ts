import type { InvoiceDetail, InvoiceLine } from "./invoice-rows.ts";

/** What a document must say where no tax is charged, or on a supply to a special economic zone (CGST Rule 46); else nothing. */
export const supplyLegend = ({
  zone,
  undertaking,
  reverseCharge,
}: Pick<InvoiceDetail, "zone" | "undertaking" | "reverseCharge">): readonly string[] => {
  if (reverseCharge) return ["Tax on this supply is payable by the recipient on reverse charge"];
  if (zone === null) return [];
  const payment =
    zone === "TAXED"
      ? "on payment of integrated tax"
      : "under bond or letter of undertaking without payment of integrated tax";
  return [
    `Supply meant for export/supply to SEZ unit or SEZ developer for authorised operations ${payment}`.toUpperCase(),
    ...(undertaking === null ? [] : [`Letter of undertaking, ARN ${undertaking}`]),
  ];
};

/** What is said below a line whose tax is not GST on its taxable value alone: `Taxed on MRP`, `Cess 5% + ₹4.17 a unit`. */
export const taxNote = ({
  taxBase,
  cessRate,
  cessPerUnit,
  free,
}: Pick<InvoiceLine, "taxBase" | "cessRate" | "cessPerUnit" | "free">): readonly string[] => {
  if (free) return [];
  const cess = [...(cessRate === 0 ? [] : [`${cessRate}%`]), ...(cessPerUnit === 0 ? [] : [`₹${cessPerUnit} a unit`])];
  return [
    ...(taxBase === "RETAIL_PRICE" ? ["Taxed on MRP"] : []),
    ...(cess.length === 0 ? [] : [`Cess ${cess.join(" + ")}`]),
  ];
};
