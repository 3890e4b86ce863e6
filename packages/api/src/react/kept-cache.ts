import type { Cache, State } from "swr";
import type { Success } from "../client/api-error.ts";
import { keptFor, staleAfter } from "./cache-policy.ts";

/** What the service last said at a key. */
export interface Said {
  readonly data: unknown;
  /** Names the answer, where the service does. */
  readonly etag: string | undefined;
}

/** Who uses which data of a cache, how old it is, and what is on its way: what SWR itself does not know. */
export interface KeptCache {
  readonly cache: Cache;
  /** Says that something shows a key's data, until the returned function is called. */
  readonly use: (key: string) => () => void;
  /** Whether something shows a key's data. */
  readonly isUsed: (key: string) => boolean;
  /** Says that a key is being read until `ended`, and ends that reading when nothing shows the key any more. */
  readonly asked: (key: string, ended: Promise<unknown>) => AbortSignal;
  /** Resolves when the reading of a key that is under way has ended; at once when there is none. */
  readonly idle: (key: string) => Promise<unknown>;
  /** When a key was last asked for, in milliseconds since 1970; 0 when it never was. */
  readonly askedAt: (key: string) => number;
  /** Says that a key's data has just arrived. */
  readonly arrived: (key: string, data: unknown, etag?: string) => void;
  /** What the service last said at a key, while there is data to stand for it. */
  readonly said: (key: string) => Said | undefined;
  /** Readings under way that nobody asked for yet, by key: whoever asks joins them. */
  readonly ahead: Map<string, Promise<Success<unknown> | undefined>>;
  /** Whether there is data that counts as stale. */
  readonly isStale: (key: string) => boolean;
  /** Drops the data of every key that matches and is not in use, so that its next user reads it again. */
  readonly dropUnused: (matches: (key: string) => boolean) => void;
  /** How often data was dropped so. What was asked for before the last time may be old when it arrives. */
  readonly drops: () => number;
  /** Says that its provider is on the page, until the returned function is called. */
  readonly attach: () => () => void;
  /** Whether its provider is on the page. SWR knows nothing of a cache whose provider has gone, and throws. */
  readonly isAttached: () => boolean;
}

interface Kept {
  users: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  reading: AbortController | undefined;
  ended: Promise<unknown> | undefined;
  askedAt: number;
  arrivedAt: number | undefined;
  said: Said | undefined;
}

/** A reading that nobody waited for any more is no failure of its data. */
const withoutAbort = (state: State<unknown, { readonly code?: string }>): State => {
  const { error, ...rest } = state;
  return error?.code === "client.aborted" ? rest : state;
};

/** A cache that drops data 30 s after its last use. One per `ApiProvider`: the next person must not see it. */
export const createKeptCache = (): KeptCache => {
  const held = new Map<string, State>();
  const cache: Cache = {
    keys: () => held.keys(),
    get: (key) => held.get(key),
    set: (key, state) => void held.set(key, withoutAbort(state)),
    delete: (key) => void held.delete(key),
  };
  const kept = new Map<string, Kept>();
  let dropped = 0;
  let attached = false;

  const at = (key: string): Kept => {
    const found = kept.get(key) ?? {
      users: 0,
      timer: undefined,
      reading: undefined,
      ended: undefined,
      askedAt: 0,
      arrivedAt: undefined,
      said: undefined,
    };
    kept.set(key, found);
    return found;
  };
  const drop = (key: string): void => {
    clearTimeout(kept.get(key)?.timer);
    kept.delete(key);
    cache.delete(key);
  };
  const dropLater = (key: string): void => {
    const one = at(key);
    clearTimeout(one.timer);
    one.timer = setTimeout(() => drop(key), keptFor);
  };
  /** A little later, since what shows a key may only be changing places. */
  const endReading = (key: string): void => {
    setTimeout(() => {
      const one = kept.get(key);
      if (one === undefined || one.users > 0) return;
      one.reading?.abort();
      one.reading = undefined;
    });
  };

  return {
    cache,
    use: (key) => {
      clearTimeout(at(key).timer);
      at(key).users += 1;
      return () => {
        const one = at(key);
        one.users = Math.max(0, one.users - 1);
        if (one.users > 0) return;
        dropLater(key);
        endReading(key);
      };
    },
    isUsed: (key) => (kept.get(key)?.users ?? 0) > 0,
    asked: (key, ended) => {
      const one = at(key);
      one.askedAt = Date.now();
      one.ended = ended;
      one.reading ??= new AbortController();
      return one.reading.signal;
    },
    idle: (key) => kept.get(key)?.ended ?? Promise.resolve(),
    askedAt: (key) => kept.get(key)?.askedAt ?? 0,
    arrived: (key, data, etag) => {
      const one = at(key);
      one.arrivedAt = Date.now();
      one.said = { data, etag };
      if (one.users === 0) dropLater(key);
    },
    said: (key) => (cache.get(key)?.data === undefined ? undefined : kept.get(key)?.said),
    ahead: new Map(),
    isStale: (key) => {
      const arrival = kept.get(key)?.arrivedAt;
      return arrival !== undefined && Date.now() - arrival > staleAfter;
    },
    dropUnused: (matches) => {
      dropped += 1;
      for (const key of held.keys()) if ((kept.get(key)?.users ?? 0) === 0 && matches(key)) drop(key);
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
