import {
  promotionLife,
  promotionList,
  promotionUseList,
  type PromotionRecord,
  type PromotionRow,
} from "@o2r/api/contract/promotions";

/** What the screens of promotions have in common. */
export const promotions = {
  noun: promotionLife.name,
  path: "/promocode",
  declaration: promotionList,
} as const;

/** A promotion in words. */
export const promotionName = ({ title }: Pick<PromotionRow | PromotionRecord, "title">): string => title;

/** Whether everything of it can still be changed: it does not hold yet. */
export const isEditable = ({ state }: Pick<PromotionRow, "state">): boolean =>
  state === "DRAFT" || state === "SCHEDULED";

/** What the list of uses is told. */
export const promotionUses = {
  noun: { one: "use", many: "uses" },
  path: `${promotions.path}/use`,
  declaration: promotionUseList,
} as const;
