import { useEffect, useRef } from "react";
import useSWR, { type SWRConfiguration, type SWRResponse } from "swr";
import type { AnyEndpoint, ReplyOf } from "../contract/core/endpoint.ts";
import type { ApiError, CallInput, CallOptions } from "../client/index.ts";
import { useApi } from "./api-context.ts";
import { read } from "./read.ts";

/** How a screen reads: SWR's own options, and ours. */
export interface ReadOptions<E extends AnyEndpoint> extends SWRConfiguration<ReplyOf<E>, ApiError> {
  /** The screen shows the error itself: no toast. */
  readonly quiet?: CallOptions["quiet"];
  /** Milliseconds; 30 s unless told. */
  readonly timeout?: CallOptions["timeout"];
}

/**
 * Reads an endpoint through the cache. Its address is its key; `null` reads nothing. Data is dropped 30 s after its
 * last use; stale data (60 s) is shown and read again when a mounted component turns to it. What failed keeps the data
 * that was there beside its `error`; `mutate()` tries again. A reading that nothing waits for any more is ended.
 */
export const useEndpoint = <E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E> | null,
  { quiet, timeout, ...config }: ReadOptions<E> = {},
): SWRResponse<ReplyOf<E>, ApiError> => {
  const api = useApi();
  const { client, kept } = api;
  const key = input === null ? null : client.addressOf(endpoint, input);
  const response = useSWR<ReplyOf<E>, ApiError, string | null>(
    key,
    // Never asked while the input is null.
    (address: string) => read(api, address, endpoint, input ?? ({} as CallInput<E>), { quiet, timeout }),
    config,
  );

  useEffect(() => (key === null ? undefined : kept.use(key)), [key, kept]);

  const { mutate } = response;
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const turned = shown.current !== null && shown.current !== key;
    shown.current = key;
    if (turned && key !== null && kept.isStale(key)) void mutate();
  }, [key, kept, mutate]);

  return response;
};
