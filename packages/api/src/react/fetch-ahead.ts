import type { ScopedMutator } from "swr";
import type { AnyEndpoint } from "../contract/core/endpoint.ts";
import type { CallInput } from "../client/index.ts";
import type { Api } from "./api-context.ts";
import { sparesLine } from "./spares-line.ts";

/**
 * Reads quietly what will probably be shown next, if it is not there yet and the line need not be spared. The returned function gives it up, unless
 * something has turned to it meanwhile.
 */
export const fetchAhead = <E extends AnyEndpoint>(
  { client, kept }: Api,
  mutate: ScopedMutator,
  endpoint: E,
  input: CallInput<E>,
): (() => void) => {
  const key = client.addressOf(endpoint, input);
  const isThere = kept.cache.get(key)?.data !== undefined || kept.isUsed(key) || kept.ahead.has(key);
  if (isThere || !kept.isAttached() || sparesLine()) return () => undefined;

  const gone = new AbortController();
  const before = kept.drops();
  const reading = client.call(endpoint, input, { quiet: true, signal: gone.signal }).then(async (result) => {
    kept.ahead.delete(key);
    // After a change it may be old.
    if (result.error !== undefined || kept.drops() !== before || !kept.isAttached()) return undefined;
    if (!kept.isUsed(key)) {
      await mutate(key, result.payload, { revalidate: false });
      kept.arrived(key, result.payload, result.etag);
    }
    return result;
  });
  kept.ahead.set(key, reading);
  return () => {
    // A little later, since what gives it up may be making room for what shows it.
    setTimeout(() => {
      if (!kept.isUsed(key)) gone.abort();
    });
  };
};
