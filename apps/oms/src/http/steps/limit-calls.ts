import { AppError } from "../../app-error.ts";
import type { Limit } from "../limits/limits.ts";

interface Bucket {
  tokens: number;
  at: number;
}

/** Buckets kept at most; beyond, those that are full again are forgotten. */
const most = 50_000;

/** 429 with the seconds until the next call has a chance. */
export const limitReached = (retryAfter: number): AppError =>
  new AppError("limit.reached", `Too many requests: please wait ${retryAfter} s and try again`, { retryAfter });

/** Token buckets of this process, by key. */
export class CallLimiter {
  readonly #buckets = new Map<string, Bucket>();

  /** Takes one call of `key`, or throws 429. `now` in milliseconds. */
  take(key: string, { burst, perMinute }: Limit, now: number): void {
    const perMs = perMinute / 60_000;
    const bucket = this.#buckets.get(key) ?? { tokens: burst, at: now };
    const tokens = Math.min(burst, bucket.tokens + (now - bucket.at) * perMs);
    if (tokens < 1) throw limitReached(Math.ceil((1 - tokens) / perMs / 1000));
    if (this.#buckets.size >= most) this.#forget(now);
    this.#buckets.set(key, { tokens: tokens - 1, at: now });
  }

  /** Gives a call of `key` back that is none of those that are counted. */
  giveBack(key: string, { burst }: Limit): void {
    const bucket = this.#buckets.get(key);
    if (bucket !== undefined) bucket.tokens = Math.min(burst, bucket.tokens + 1);
  }

  #forget(now: number): void {
    const idle = 10 * 60_000;
    for (const [key, bucket] of this.#buckets) {
      if (now - bucket.at > idle) this.#buckets.delete(key);
    }
    // All are busy: start again, rather than grow without end.
    if (this.#buckets.size >= most) this.#buckets.clear();
  }
}
