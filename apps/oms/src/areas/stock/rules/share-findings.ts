import type { Finding } from "@o2r/api/contract/stock";

/** What a check has found of units that were rejected before. */
export interface Rechecked {
  readonly failed: number;
  readonly held: number;
  readonly passed: number;
}

/**
 * Shares what a check has found of a line among the rejections that waited for it, so many units each, in their order. Units
 * of a batch cannot be told from each other: those that were rejected before are the first that are rejected again, and the
 * first that are held; what is left of them has passed.
 */
export const shareFindings = (
  waiting: readonly number[],
  { rejected, held }: Pick<Finding, "rejected" | "held">,
): readonly Rechecked[] => {
  let [toFail, toHold] = [rejected, held];
  return waiting.map((units) => {
    const failed = Math.min(units, toFail);
    const kept = Math.min(units - failed, toHold);
    toFail -= failed;
    toHold -= kept;
    return { failed, held: kept, passed: units - failed - kept };
  });
};
