import type { LimitName } from "@o2r/api/contract";

/** So many calls at once, refilled at so many a minute. */
export interface Limit {
  readonly burst: number;
  readonly perMinute: number;
}

/** What one address may call in all, before anybody is asked who they are. */
export const addressLimit: Limit = { burst: 1200, perMinute: 12_000 };

/** How many links that are not good one address may bring. Those that are good are given back. */
export const linkLimit: Limit = { burst: 30, perMinute: 10 };

/** What one address may ask beside the calls of the contract. The console's files are not counted: a browser keeps them. */
export const visitLimits = {
  /** Everybody of an office behind one address may open the console at the same minute. */
  page: { burst: 600, perMinute: 120 },
  document: { burst: 120, perMinute: 120 },
  /** It asks the database and the object store. */
  readiness: { burst: 120, perMinute: 120 },
  /** Those who watch over the service ask it often, restart it when they are refused, and cost nothing. */
  life: { burst: 1200, perMinute: 1200 },
} as const satisfies Readonly<Record<string, Limit>>;

export type VisitName = keyof typeof visitLimits;

/**
 * What one signed-in user may call, and of what is public everybody together at one address who is not signed in. Counted
 * in this process: they protect it, not a secret.
 */
export const callLimits: Readonly<Record<CallLimitName, Limit>> = {
  read: { burst: 300, perMinute: 1800 },
  write: { burst: 120, perMinute: 600 },
  upload: { burst: 60, perMinute: 120 },
  // Whole lists: what nobody reads many of in a minute.
  export: { burst: 20, perMinute: 20 },
  // As fast as somebody types; each may ring at the desks of staff.
  chat: { burst: 30, perMinute: 30 },
  // The apps show many at once, to all who are behind one address.
  picture: { burst: 600, perMinute: 3000 },
  // Of providers, which tell of each message and each call as they like.
  report: { burst: 600, perMinute: 6000 },
};

export type AttemptName = "login" | "otp" | "refresh" | "code";

/** Kinds of attempts that are counted before their call is answered. Codes of promotions are counted by whoever reads them. */
export type TriedBefore = Extract<LimitName, AttemptName>;

/** An allowance of calls, which are let through one by one; that of attempts is given back by success. */
export type CallLimitName = Exclude<LimitName, AttemptName>;

/** How often one kind of secret may be tried. */
export interface AttemptLimit {
  /**
   * For one account from one address, where anybody can name the account: a stranger who guesses shuts out nobody but
   * the people at their own address.
   */
  readonly pair?: Limit;
  /** For one account (or token), from all addresses together; not from one where the account has signed in lately. */
  readonly subject: Limit;
  /** From one address, on all accounts. */
  readonly address: Limit;
}

/**
 * How often a secret may be tried. Counted in the database, so that every process and every restart knows. An attempt
 * that succeeds is given back.
 */
export const attemptLimits: Readonly<Record<AttemptName, AttemptLimit>> = {
  login: {
    pair: { burst: 10, perMinute: 1 },
    subject: { burst: 60, perMinute: 2 },
    address: { burst: 60, perMinute: 10 },
  },
  otp: { subject: { burst: 5, perMinute: 1 }, address: { burst: 30, perMinute: 5 } },
  refresh: { subject: { burst: 20, perMinute: 10 }, address: { burst: 300, perMinute: 120 } },
  // Of promotions, each code once: many of one office type theirs wrong on the same morning.
  code: { subject: { burst: 10, perMinute: 1 }, address: { burst: 60, perMinute: 10 } },
};

export const isAttempt = (name: LimitName | undefined): name is TriedBefore =>
  name !== undefined && Object.hasOwn(attemptLimits, name);

/** The limit with every number multiplied. */
export const scaled = ({ burst, perMinute }: Limit, factor: number): Limit => ({
  burst: burst * factor,
  perMinute: perMinute * factor,
});
