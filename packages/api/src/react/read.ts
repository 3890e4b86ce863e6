import type { AnyEndpoint, ReplyOf } from "../contract/core/endpoint.ts";
import type { CallInput, CallOptions } from "../client/index.ts";
import type { Api } from "./api-context.ts";

/**
 * Reads a key for SWR: joins a reading ahead that is under way, asks with what is known already so that the service need
 * not say it again, ends when nothing shows the key any more, and throws a failure, as SWR wants it.
 */
export const read = async <E extends AnyEndpoint>(
  { client, kept }: Api,
  key: string,
  endpoint: E,
  input: CallInput<E>,
  options: Pick<CallOptions, "quiet" | "timeout">,
): Promise<ReplyOf<E>> => {
  const ended = Promise.withResolvers<void>();
  kept.asked(key, ended.promise);
  try {
    const ahead = await kept.ahead.get(key);
    if (ahead !== undefined) {
      kept.arrived(key, ahead.payload, ahead.etag);
      return ahead.payload as ReplyOf<E>; // it was asked for at the same address
    }
    for (;;) {
      const said = kept.said(key);
      const signal = kept.asked(key, ended.promise);
      const result = await client.call(endpoint, input, { ...options, signal, etag: said?.etag });
      if (result.error === undefined) {
        kept.arrived(key, result.payload, result.etag);
        return result.payload;
      }
      if (result.error.code === "client.unchanged" && said !== undefined) {
        kept.arrived(key, said.data, said.etag);
        return said.data as ReplyOf<E>; // what the service said at this address
      }
      // Unless something shows the key again, which waits for this very reading.
      if (result.error.code !== "client.aborted" || !kept.isUsed(key)) {
        // oxlint-disable-next-line only-throw-error -- a value that SWR hands on as `error`: nothing reads its stack
        throw result.error;
      }
    }
  } finally {
    setTimeout(ended.resolve); // once SWR has taken over what came of it
  }
};
