import type { LimitName } from "@o2r/api/contract";

/** So many calls at once, refilled at so many a minute. */
export interface Limit {
  readonly burst: number;
  readonly perMinute: number;
}

/** What one address may call in all, before anybody is asked who they are. */
export const addressLimit: Limit = { burst: 1200, perMinute: 12_000 };

/** What one signed-in user may call. Counted in this process: they protect it, not a secret. */
export const callLimits: Readonly<Record<Exclude<LimitName, AttemptName>, Limit>> = {
  read: { burst: 300, perMinute: 1800 },
  write: { burst: 120, perMinute: 600 },
  upload: { burst: 60, perMinute: 120 },
  // Whole lists: what nobody reads many of in a minute.
  export: { burst: 20, perMinute: 20 },
};

export type AttemptName = "login" | "otp" | "refresh";

/**
 * How often a secret may be tried, for one account (or token) and from one address. Counted in the database, so that
 * every process and every restart knows. An attempt that succeeds is given back.
 */
export const attemptLimits: Readonly<Record<AttemptName, { readonly subject: Limit; readonly address: Limit }>> = {
  login: { subject: { burst: 10, perMinute: 1 }, address: { burst: 60, perMinute: 10 } },
  otp: { subject: { burst: 5, perMinute: 1 }, address: { burst: 30, perMinute: 5 } },
  refresh: { subject: { burst: 20, perMinute: 10 }, address: { burst: 300, perMinute: 120 } },
};

export const isAttempt = (name: LimitName | undefined): name is AttemptName =>
  name !== undefined && Object.hasOwn(attemptLimits, name);

/** The limit with every number multiplied. */
export const scaled = ({ burst, perMinute }: Limit, factor: number): Limit => ({
  burst: burst * factor,
  perMinute: perMinute * factor,
});
