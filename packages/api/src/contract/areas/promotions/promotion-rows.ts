import { boolean, number, string, type InferType, type ObjectSchema } from "yup";
import { stateSchema } from "../../core/lifecycle/index.ts";
import { recordOf, type RecordOf } from "../../core/record.ts";
import { idSchema, instantSchema, rupeesSchema, shape, textOrNull } from "../../core/schemas.ts";
import { promotionForm } from "./promotion-form.ts";
import { discountTypes, funders, promotionKinds, promotionPlatforms } from "./promotion-options.ts";

const oneOf = <V extends string>(options: readonly { readonly value: V }[]) =>
  string()
    .oneOf(options.map(({ value }) => value))
    .defined();
const limit = () => number().integer().nullable().defined();

/** How far a promotion has come (domain.md §5, Promo). */
export const promotionStates = {
  DRAFT: { label: "Draft", tone: "neutral" },
  SCHEDULED: { label: "Scheduled", tone: "info" },
  ACTIVE: { label: "Active", tone: "success" },
  PAUSED: { label: "Paused", tone: "warning" },
  EXPIRED: { label: "Expired", tone: "neutral" },
  EXHAUSTED: { label: "Used up", tone: "danger" },
  ARCHIVED: { label: "Archived", tone: "neutral" },
} as const;
export type PromotionState = keyof typeof promotionStates;

/** A promotion in the list and at the head of its page. */
export const promotionRow = shape({
  id: idSchema(),
  version: number().integer().defined(),
  code: textOrNull(),
  title: string().defined(),
  kind: oneOf(promotionKinds),
  discountType: oneOf(discountTypes).nullable(),
  /** What it gives, in words: `5% off`, `1 free for each 10`. */
  gives: string().defined(),
  fundedBy: oneOf(funders),
  /** Who pays which part, in words: `Brand 60%, distributor 40%`. */
  funding: string().defined(),
  validFrom: string().defined(),
  validTill: string().defined(),
  platform: oneOf(promotionPlatforms),
  /** Names of its hubs; null where it holds at every hub. */
  hub: textOrNull(),
  uses: number().integer().defined(),
  useLimit: limit(),
  retailerLimit: limit(),
  dayLimit: limit(),
  /** What it has cost until now, with free goods, in rupees. */
  spent: rupeesSchema(),
  budget: rupeesSchema().nullable(),
  priority: number().integer().defined(),
  stackable: boolean().defined(),
  state: stateSchema(promotionStates),
  createdBy: textOrNull(),
  updatedAt: instantSchema(),
});
export type PromotionRow = InferType<typeof promotionRow>;

/** What the form of a promotion holds, with what its page shows beside. */
export type PromotionRecord = RecordOf<(typeof promotionForm)["fields"]> & {
  id: string;
  version: number;
  active: boolean;
  updatedAt: string;
  state: PromotionState;
};
// `concat` joins the two, which yup's own types do not follow.
export const promotionDetail = shape({
  id: idSchema(),
  version: number().integer().defined(),
  active: boolean().defined(),
  updatedAt: instantSchema(),
  state: stateSchema(promotionStates),
}).concat(recordOf(promotionForm)) as unknown as ObjectSchema<PromotionRecord>;
