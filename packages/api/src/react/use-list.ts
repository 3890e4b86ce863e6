import { useEffect } from "react";
import { preload, type SWRResponse } from "swr";
import type { AnyEndpoint, ReplyOf } from "../contract/core/endpoint.ts";
import type { Page } from "../contract/core/pages.ts";
import type { ApiError, CallInput } from "../client/index.ts";
import { useClient } from "./api-context.ts";
import { readOrThrow, useEndpoint } from "./use-endpoint.ts";

/**
 * Reads one page of a list, keeps the page before on screen until the new one is there, and fetches the next page
 * ahead once this one stands, so that paging forward is instant.
 */
export const useList = <E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E> | null,
): SWRResponse<ReplyOf<E>, ApiError> => {
  const client = useClient();
  const list = useEndpoint(endpoint, input, { keepPreviousData: true });
  const page = list.data as Page<unknown> | undefined; // every list endpoint replies a page
  const next = list.isValidating ? null : (page?.nextCursor ?? null);
  const address = input === null ? null : client.addressOf(endpoint, input);

  useEffect(() => {
    if (next === null || address === null || input === null) return;
    const ahead = { ...input, query: { ...(input.query as object | undefined), cursor: next } } as CallInput<E>; // the same query, further on
    const wait = setTimeout(() => {
      void preload(client.addressOf(endpoint, ahead), () => readOrThrow(client, endpoint, ahead, true)).catch(
        () => undefined,
      );
    }, 300);
    return () => clearTimeout(wait);
    // The input is named by its address.
  }, [address, next, client, endpoint]); // oxlint-disable-line exhaustive-deps
  return list;
};
