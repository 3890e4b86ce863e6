import type { AnyEndpoint, ReplyOf } from "../contract/core/endpoint.ts";
import { addressOf, type CallInput } from "../client/index.ts";

/** What a change will do to data that is shown. */
export interface Foreseen {
  readonly isMeant: (key: string) => boolean;
  readonly change: (data: unknown) => unknown;
}

/**
 * Says what a change will do to an endpoint's data, so that it is shown at once: at one input, or at `"every"` input
 * that is shown. `change` gets what is shown and returns what will be; it must not alter what it gets.
 */
export const foresee = <E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E> | "every",
  change: (shown: ReplyOf<E>) => ReplyOf<E>,
): Foreseen => {
  const address = input === "every" ? endpoint.path : addressOf(endpoint, input);
  return {
    isMeant: (key) => key === address || (input === "every" && key.startsWith(`${address}?`)),
    change: (data) => change(data as ReplyOf<E>), // the data at this endpoint's addresses is its reply
  };
};
