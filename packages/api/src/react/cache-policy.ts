import type { SWRConfiguration } from "swr";
import type { ApiError, Client } from "../client/index.ts";

/** How long data is kept after its last use, in milliseconds (specification §9). */
export const keptFor = 30_000;
/** After how long data counts as stale, in milliseconds (specification §9). */
export const staleAfter = 60_000;
const mostRetries = 2;

/**
 * Specification §9: no refetch on focus or mount; a failed query is retried only on a 401, at most twice, and no more
 * once the session is over.
 */
export const cachePolicy = (client: Client): SWRConfiguration<unknown, ApiError> => ({
  revalidateOnFocus: false,
  revalidateIfStale: false,
  errorRetryCount: mostRetries,
  errorRetryInterval: 1000,
  shouldRetryOnError: (error: ApiError) => error.status === 401 && client.store.access() !== undefined,
});
