import useSWR, { type SWRConfiguration, type SWRResponse } from "swr";
import type { AnyEndpoint, ReplyOf } from "../contract/core/endpoint.ts";
import type { ApiError, CallInput, CallOptions, Client } from "../client/index.ts";
import { useClient } from "./api-context.ts";
import { useKept } from "./use-kept.ts";

interface ReadOptions<E extends AnyEndpoint> extends SWRConfiguration<ReplyOf<E>, ApiError> {
  /** The screen shows the error itself: no toast. */
  readonly quiet?: CallOptions["quiet"];
}

/** Makes a read whose failure is thrown, as SWR wants it. */
export const readOrThrow = async <E extends AnyEndpoint>(
  client: Client,
  endpoint: E,
  input: CallInput<E>,
  quiet?: CallOptions["quiet"],
): Promise<ReplyOf<E>> => {
  const result = await client.call(endpoint, input, { quiet });
  // An ApiError is a value that SWR hands on as `error`; nothing reads a stack from it.
  // oxlint-disable-next-line only-throw-error
  if (result.error !== undefined) throw result.error;
  return result.payload;
};

/**
 * Reads an endpoint through the cache. Its address is its key; `null` reads nothing. Data is dropped 30 s after its
 * last use, and shown while newer data is on the way.
 */
export const useEndpoint = <E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E> | null,
  { quiet, ...config }: ReadOptions<E> = {},
): SWRResponse<ReplyOf<E>, ApiError> => {
  const client = useClient();
  const key = input === null ? null : client.addressOf(endpoint, input);
  useKept(key);
  return useSWR<ReplyOf<E>, ApiError, string | null>(
    key,
    () => readOrThrow(client, endpoint, input ?? ({} as CallInput<E>), quiet), // never asked while the input is null
    config,
  );
};
