import { useCallback, useEffect, useRef } from "react";
import { useSWRConfig } from "swr";
import type { AnyEndpoint } from "../contract/core/endpoint.ts";
import type { CallInput } from "../client/index.ts";
import { useApi } from "./api-context.ts";
import { fetchAhead } from "./fetch-ahead.ts";

/** How long a pointer must rest before what lies under it is fetched, in milliseconds: less is passing over. */
const restBefore = 100;

/** To be spread on a link or a row. */
export interface PrefetchHandlers {
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/**
 * Fetches what a link leads to as soon as a pointer rests on it or it has the focus, but on a line that is to be spared:
 * `<Link {...prefetch(productEndpoints.get, { params: { id } })}>`.
 */
export const usePrefetch = (): (<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>) => PrefetchHandlers) => {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const giveUp = useRef<() => void>(undefined);
  useEffect(() => () => giveUp.current?.(), []);

  return useCallback(
    (endpoint, input) => {
      const begin = () => {
        giveUp.current?.();
        const wait = setTimeout(() => {
          giveUp.current = fetchAhead(api, mutate, endpoint, input);
        }, restBefore);
        giveUp.current = () => clearTimeout(wait);
      };
      const end = () => {
        giveUp.current?.();
        giveUp.current = undefined;
      };
      return { onPointerEnter: begin, onPointerLeave: end, onFocus: begin, onBlur: end };
    },
    [api, mutate],
  );
};
