import { availableOf, type Balance, type Movement } from "./balance.ts";

/** What a check that has ended found of one batch, and where its units are now. */
export interface EndedLine {
  readonly batchId: string;
  /** The product's. */
  readonly name: string;
  readonly accepted: number;
  readonly rejected: number;
  readonly balance: Balance;
  /** Of the rejected units, those of which nothing has become since. */
  readonly rejectedStill: number;
  /** Units of the batch that checks say they have in quarantine: all of those that are open, the held ones of others. */
  readonly inChecks: number;
}

export type Reopening = { readonly changes: readonly Movement["change"][] } | { readonly refusal: string };

const refusalOf = ({ name, accepted, rejected, balance, rejectedStill, inChecks }: EndedLine): string | undefined => {
  const free = Math.max(availableOf(balance), 0);
  if (free < accepted) {
    return `Only ${free} of the ${accepted} accepted units of ${name} are still free: the others are reserved, sold or kept back`;
  }
  if (rejectedStill < rejected || balance.rejected < rejected) {
    return `What was rejected of ${name} is no longer open: it was returned, discarded, or sent to another check`;
  }
  if (balance.quarantine < inChecks) return `What this check holds of ${name} has left quarantine`;
  return undefined;
};

/**
 * What reopening a check does to the batch of each line, in the order of the lines: every unit goes back into quarantine,
 * where it was before the check ended. Or, in words, which units are no longer where the check has put them.
 */
export const judgeReopening = (lines: readonly EndedLine[]): Reopening => {
  const refusal = lines.map(refusalOf).find((words) => words !== undefined);
  if (refusal !== undefined) return { refusal };
  return {
    changes: lines.map(({ accepted, rejected }) => ({
      on_hand: -accepted,
      rejected: -rejected,
      quarantine: accepted + rejected,
    })),
  };
};
