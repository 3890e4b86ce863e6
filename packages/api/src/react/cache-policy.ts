import type { SWRConfiguration } from "swr";
import type { ApiError } from "../client/index.ts";

/** How long data is kept after its last use, in milliseconds (specification §9). */
export const keptFor = 30_000;
/** After how long data counts as stale (specification §9). */
export const staleAfter = 60_000;
const mostRetries = 2;

/** Specification §9: no refetch on focus or mount; a failed query is retried only on a 401, at most twice. */
export const cachePolicy: SWRConfiguration<unknown, ApiError> = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  dedupingInterval: staleAfter,
  errorRetryCount: mostRetries,
  shouldRetryOnError: (error: ApiError) => error.status === 401,
};
