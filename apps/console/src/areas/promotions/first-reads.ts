import { promotionEndpoints, promotionUseEndpoints } from "@o2r/api/contract/promotions";
import { readOf, readsOfList, type FirstReads } from "../../boot/first-reads.ts";
import { promotions, promotionUses } from "./promocode/promotion-words.ts";

/** What the pages of promotions read first. */
export const firstReads: FirstReads = {
  ...readsOfList({ ...promotions, endpoint: promotionEndpoints.list }),
  ...readsOfList({ ...promotionUses, endpoint: promotionUseEndpoints.list }),
  [`${promotions.path}/:id`]: [readOf(promotionEndpoints.page)],
  [`${promotions.path}/:id/edit`]: [readOf(promotionEndpoints.get)],
};
