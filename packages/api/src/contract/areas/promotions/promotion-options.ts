/** What a promotion gives. */
export const promotionKinds = [
  { value: "DISCOUNT", label: "Discount" },
  { value: "QUANTITY_SLAB", label: "Quantity slab" },
  { value: "VALUE_SLAB", label: "Value slab" },
  { value: "BUY_GET", label: "Buy X get Y" },
  { value: "COMBO_PRICE", label: "Combo price" },
] as const;
export type PromotionKind = (typeof promotionKinds)[number]["value"];

/** What a discount is counted in (specification §3: PERCENT, any other is a fixed amount). */
export const discountTypes = [
  { value: "PERCENT", label: "Percent" },
  { value: "VALUE", label: "Amount in ₹" },
] as const;

/** Who pays the company's share of what a promotion costs; the distributor pays the rest. */
export const funders = [
  { value: "BRAND", label: "Brand" },
  { value: "O2R", label: "O2R" },
] as const;

/** By which way of ordering it holds. */
export const promotionPlatforms = [
  { value: "ALL", label: "All" },
  { value: "APP", label: "App" },
  { value: "CALL_CENTERS", label: "Call centers" },
] as const;
