import type { PromotionValues } from "@o2r/api/contract/promotions";
import { day } from "../../test/trade-day.ts";

/** A tenth off for everybody from today on, by no code, unless told; what is of another kind takes no percent. */
export const tenthOff = (more: Partial<PromotionValues> = {}): PromotionValues => ({
  title: "Tenth off",
  kind: "DISCOUNT",
  discountType: "PERCENT",
  ...(more.kind === undefined && { discount: 10 }),
  fundedBy: "BRAND",
  companyDiscount: 6,
  distributorDiscount: 4,
  validFrom: day(0),
  validTill: day(30),
  platform: "ALL",
  priority: 10,
  stackable: false,
  ...more,
});
