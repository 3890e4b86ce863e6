import type { AnyEndpoint, ReplyOf } from "../contract/core/endpoint.ts";
import type { CallInput, CallOptions, Client } from "../client/index.ts";

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
