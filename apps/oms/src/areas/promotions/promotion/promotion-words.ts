import { moneyText } from "@o2r/api/contract";
import type { PromotionRow } from "@o2r/api/contract/promotions";
import type { StoredPromotion } from "./promotion-columns.ts";

const off = (type: StoredPromotion["discount_type"], hundredths: number): string =>
  type === "PERCENT" ? `${hundredths / 100}% off` : `${moneyText(hundredths / 100)} off`;

type Giving = Pick<
  StoredPromotion,
  "kind" | "discount_type" | "discount" | "slabs" | "buy_quantity" | "get_quantity" | "combo_parts" | "combo_price"
>;

const slabText = ({ kind, discount_type, slabs }: Giving): string => {
  const [first, ...rest] = slabs.toSorted((one, other) => one.from - other.from);
  if (first === undefined) return "";
  const from = kind === "VALUE_SLAB" ? moneyText(first.from / 100) : `${first.from} units`;
  const each = kind === "QUANTITY_SLAB" && discount_type === "VALUE" ? " each" : "";
  const best = rest.at(-1);
  const upTo = best === undefined ? "" : `, up to ${off(discount_type, best.value)}`;
  return `${off(discount_type, first.value)}${each} from ${from}${upTo}`;
};

/** What a promotion gives, in words for people: `5 % off`, `1 free for each 10`. */
export const givesText = (row: Giving): string => {
  switch (row.kind) {
    case "DISCOUNT":
      return off(row.discount_type, row.discount ?? 0);
    case "QUANTITY_SLAB":
    case "VALUE_SLAB":
      return slabText(row);
    case "BUY_GET":
      return `${row.get_quantity ?? 0} free for each ${row.buy_quantity ?? 0}`;
    case "COMBO_PRICE":
      return `${row.combo_parts.length} products for ${moneyText((row.combo_price ?? 0) / 100)}`;
  }
};

const percentOf = (part: number, whole: number): number => Math.round((part / whole) * 10_000) / 100;

/** Who pays which part, in words: `Brand 60%, distributor 40%`. */
export const fundingText = ({
  funded_by,
  company_share,
  company_of,
}: Pick<StoredPromotion, "funded_by" | "company_share" | "company_of">): string => {
  const company: Record<PromotionRow["fundedBy"], string> = { BRAND: "Brand", O2R: "O2R" };
  const share = percentOf(company_share, company_of);
  if (share === 0) return "Distributor";
  return share === 100
    ? company[funded_by]
    : `${company[funded_by]} ${share}%, distributor ${percentOf(company_of - company_share, company_of)}%`;
};
