import { useEffect } from "react";
import { useSWRConfig, type SWRResponse } from "swr";
import type { AnyEndpoint, ReplyOf } from "../contract/core/endpoint.ts";
import type { Page } from "../contract/core/list/pages.ts";
import type { ApiError, CallInput } from "../client/index.ts";
import { useApi } from "./api-context.ts";
import { fetchAhead } from "./fetch-ahead.ts";
import { useEndpoint } from "./use-endpoint.ts";

/** How long a page must stand before the next one is fetched ahead, in milliseconds. */
const restBefore = 300;

/**
 * Reads one page of a list, keeps the page before on screen until the new one is there, and fetches the next page
 * ahead once this one stands, so that paging forward is instant.
 */
export const useList = <E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E> | null,
): SWRResponse<ReplyOf<E>, ApiError> => {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const list = useEndpoint(endpoint, input, { keepPreviousData: true });
  const page = list.data as Page<unknown> | undefined; // every list endpoint replies a page
  // While a page is on its way or did not come, the one before it stands here: its cursor belongs to another query.
  const next = list.isValidating || list.error !== undefined ? null : (page?.nextCursor ?? null);
  const address = input === null ? null : api.client.addressOf(endpoint, input);

  useEffect(() => {
    if (next === null || address === null || input === null) return;
    const ahead = { ...input, query: { ...(input.query as object | undefined), cursor: next } } as CallInput<E>; // the same query, further on
    let giveUp: (() => void) | undefined;
    const wait = setTimeout(() => {
      giveUp = fetchAhead(api, mutate, endpoint, ahead);
    }, restBefore);
    return () => {
      clearTimeout(wait);
      giveUp?.();
    };
    // oxlint-disable-next-line exhaustive-deps -- the input is named by its address
  }, [address, next, api, endpoint, mutate]);
  return list;
};
