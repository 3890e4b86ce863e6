import type { Cache } from "swr";
import { keptFor, staleAfter } from "./cache-policy.ts";

/** Who uses which data of a cache, and how old it is: what SWR itself does not know. */
export interface KeptCache {
  readonly cache: Cache;
  /** Says that something shows a key's data, until the returned function is called. */
  readonly use: (key: string) => () => void;
  /** Says that a key's data has just arrived. */
  readonly arrived: (key: string) => void;
  /** Whether there is data that counts as stale. */
  readonly isStale: (key: string) => boolean;
  /** Drops the data of every key that matches and is not in use, so that its next user reads it anew. */
  readonly dropUnused: (matches: (key: string) => boolean) => void;
  /** How often data was dropped so. What was asked for before the last time may be old when it arrives. */
  readonly drops: () => number;
  /** Says that its provider is on the page, until the returned function is called. */
  readonly attach: () => () => void;
  /** Whether its provider is on the page. SWR knows nothing of a cache whose provider has gone, and throws. */
  readonly isAttached: () => boolean;
}

/** A cache that drops data 30 s after its last use. One per `ApiProvider`: the next person must not see it. */
export const createKeptCache = (): KeptCache => {
  const cache: Cache = new Map();
  const users = new Map<string, number>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const arrivals = new Map<string, number>();
  let dropped = 0;
  let attached = false;

  const drop = (key: string): void => {
    clearTimeout(timers.get(key));
    timers.delete(key);
    arrivals.delete(key);
    cache.delete(key);
  };
  const dropLater = (key: string): void => {
    clearTimeout(timers.get(key));
    timers.set(
      key,
      setTimeout(() => drop(key), keptFor),
    );
  };

  return {
    cache,
    use: (key) => {
      clearTimeout(timers.get(key));
      users.set(key, (users.get(key) ?? 0) + 1);
      return () => {
        const left = (users.get(key) ?? 1) - 1;
        users.set(key, left);
        if (left > 0) return;
        users.delete(key);
        dropLater(key);
      };
    },
    arrived: (key) => {
      arrivals.set(key, Date.now());
      if (!users.has(key)) dropLater(key);
    },
    isStale: (key) => {
      const arrival = arrivals.get(key);
      return arrival !== undefined && Date.now() - arrival > staleAfter;
    },
    dropUnused: (matches) => {
      dropped += 1;
      for (const key of cache.keys()) if (!users.has(key) && matches(key)) drop(key);
    },
    drops: () => dropped,
    attach: () => {
      attached = true;
      return () => {
        attached = false;
      };
    },
    isAttached: () => attached,
  };
};
