import { useEffect } from "react";
import { useSWRConfig } from "swr";
import { keptFor } from "./cache-policy.ts";

/** How many components use a key now, and when an unused one is dropped. Per page, as the cache itself. */
const users = new Map<string, number>();
const drops = new Map<string, ReturnType<typeof setTimeout>>();

/** Drops a key's data from the cache 30 s after its last user has gone. */
export const useKept = (key: string | null): void => {
  const { cache } = useSWRConfig();
  useEffect(() => {
    if (key === null) return;
    clearTimeout(drops.get(key));
    users.set(key, (users.get(key) ?? 0) + 1);
    return () => {
      const left = (users.get(key) ?? 1) - 1;
      users.set(key, left);
      if (left > 0) return;
      users.delete(key);
      drops.set(
        key,
        setTimeout(() => {
          drops.delete(key);
          cache.delete(key);
        }, keptFor),
      );
    };
  }, [key, cache]);
};
