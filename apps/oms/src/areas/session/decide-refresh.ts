/** What the database knows of a session family: one sign-in on one device. */
export interface FamilyState {
  /** Generation of the refresh token that is good now. The first is 1. */
  readonly generation: number;
  readonly createdAt: Date;
  /** When the generation in force was issued. */
  readonly rotatedAt: Date;
  readonly revokedAt: Date | null;
}

export type RefreshDecision =
  /** The good token: issue the next generation, under a guard on the present one. */
  | { readonly act: "rotate"; readonly generation: number }
  /** The token before the good one, shown again within the grace: hand out the same successor once more. */
  | { readonly act: "repeat"; readonly generation: number }
  /** A token that was used up: somebody else has a copy. End the family. */
  | { readonly act: "kill" }
  | { readonly act: "refuse"; readonly reason: "revoked" | "expired" };

/** How long a used refresh token may be shown again, in milliseconds: two tabs, or a reply that was lost. */
export const refreshGraceMs = 10_000;
/** A session that was not renewed for so long is over, in milliseconds (7 days). */
export const refreshIdleMs = 7 * 24 * 3_600_000;
/** A session ends after so long whatever happens, in milliseconds (30 days). */
export const refreshLifeMs = 30 * 24 * 3_600_000;

/**
 * Decides what a refresh token of generation `shown` is worth at `now`. Its signature has been checked already, so
 * a generation that was never issued can only be a family restored from a backup, and is treated as a replay.
 * Source: RFC 9700 §4.14.2, with a grace so that a lost reply is no logout.
 */
export const decideRefresh = (family: FamilyState, shown: number, now: Date): RefreshDecision => {
  if (family.revokedAt) return { act: "refuse", reason: "revoked" };
  const idle = now.getTime() - family.rotatedAt.getTime();
  if (shown === family.generation) {
    const expired = idle >= refreshIdleMs || now.getTime() - family.createdAt.getTime() >= refreshLifeMs;
    return expired ? { act: "refuse", reason: "expired" } : { act: "rotate", generation: family.generation + 1 };
  }
  if (shown === family.generation - 1 && idle < refreshGraceMs) return { act: "repeat", generation: family.generation };
  return { act: "kill" };
};
