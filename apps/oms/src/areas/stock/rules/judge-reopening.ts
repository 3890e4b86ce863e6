import { freeOf, type Balance, type Movement } from "./balance.ts";

/** What a check that has ended found of one batch, and where its units are now. */
export interface EndedLine {
  readonly batchId: string;
  /** The product's. */
  readonly name: string;
  readonly accepted: number;
  readonly rejected: number;
  readonly held: number;
  /** What it held is checked again by another check. */
  readonly passedOn: boolean;
  /** The batch has not been reset since the check last moved it: what was rejected and held may be there still. */
  readonly stands: boolean;
  readonly balance: Balance;
  /** Of the rejected units, those of which nothing has become since. */
  readonly rejectedStill: number;
  /** What all checks of the batch say is in quarantine. */
  readonly inChecks: number;
  /** What all checks of the batch have rejected and is still to be dealt with. */
  readonly inRejects: number;
}

export type Reopening = { readonly changes: readonly Movement["change"][] } | { readonly refusal: string };

const refusalOf = (line: EndedLine): string | undefined => {
  const { name, accepted, rejected, held, passedOn, stands, balance, rejectedStill, inChecks, inRejects } = line;
  if (passedOn) return `What this check held of ${name} is checked again by another check`;
  const free = Math.max(freeOf(balance), 0);
  if (free < accepted) {
    return `Only ${free} of the ${accepted} accepted units of ${name} are still free: the others are reserved, sold or kept back`;
  }
  // Units of one check cannot be told from those of another: while any is missing, nobody can say whose it was.
  if (rejected > 0 && (!stands || rejectedStill < rejected || balance.rejected < inRejects)) {
    return `What was rejected of ${name} is no longer open: it was returned, discarded, reset, or sent to another check`;
  }
  if (held > 0 && (!stands || balance.quarantine < inChecks)) {
    return `What this check holds of ${name} has left quarantine`;
  }
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
