import type { RateChange } from "@o2r/api/contract/catalogue";

/** What a rate has of cess, and that it is taken of the printed price: `5% + ₹4.17 a unit`, `0%, on MRP`. */
export const cessText = ({
  cess,
  cessPerUnit,
  taxBase,
}: Pick<RateChange, "cess" | "cessPerUnit" | "taxBase">): string =>
  `${cess}%${cessPerUnit === 0 ? "" : ` + ₹${cessPerUnit} a unit`}${taxBase === "RETAIL_PRICE" ? ", on MRP" : ""}`;
