import { may } from "@o2r/api/contract";
import { AppError, invalid } from "../../../app-error.ts";
import type { Paise } from "../../../trade/paise.ts";
import { countMoney, type Moving } from "../../stock/ledger/count-value.ts";

const noBudget = "Give it a budget: without one an administrator does this";

/** What may be given away; null without a budget, and then it has no end. */
export type Budget = Paise | null;

/**
 * Counts what a promotion may give beyond what it might before against what somebody may give away in a day. One without a
 * budget may give anything, and is an administrator's to begin.
 */
export const countBudget = async (
  moving: Moving,
  { before, after }: { readonly before: Budget; readonly after: Budget },
  field?: string,
): Promise<void> => {
  if (before === null) return;
  if (after !== null) return countMoney(moving, Math.max(0, after - before) as Paise, field); // a difference of Paise
  if (may(moving.actor.userType, "stock.anyValue")) return;
  throw field === undefined ? new AppError("access.denied", noBudget) : invalid([{ field, message: noBudget }]);
};

/** Refuses more days of a promotion that may give anything to whoever could not have begun it. */
export const ensureMayExtend = (
  { actor }: Moving,
  { budget, before, after }: { readonly budget: Budget; readonly before: string; readonly after: string },
): void => {
  if (budget === null && after > before && !may(actor.userType, "stock.anyValue"))
    throw new AppError("access.denied", noBudget);
};
