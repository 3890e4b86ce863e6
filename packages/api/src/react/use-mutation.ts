import { useCallback, useState } from "react";
import { useSWRConfig } from "swr";
import type { AnyEndpoint, ReplyOf } from "../contract/core/endpoint.ts";
import type { CallInput, CallOptions, Result } from "../client/index.ts";
import { useApi } from "./api-context.ts";

interface MutationOptions {
  /** Paths whose data is read anew after success, such as `/oms/product`; everything below them too. */
  readonly affects?: readonly string[];
}

interface Mutation<E extends AnyEndpoint> {
  readonly run: (input: CallInput<E>, options?: CallOptions) => Promise<Result<ReplyOf<E>>>;
  readonly running: boolean;
}

/**
 * A change to be made by a person's act. It never throws; while it runs, `running` is true. After success, affected
 * data on screen is being read anew, and affected data off screen is forgotten.
 */
export const useMutation = <E extends AnyEndpoint>(
  endpoint: E,
  { affects = [] }: MutationOptions = {},
): Mutation<E> => {
  const { client, kept } = useApi();
  const { mutate } = useSWRConfig();
  const [running, setRunning] = useState(false);
  const touched = affects.join(" ");
  const run = useCallback<Mutation<E>["run"]>(
    async (input, options) => {
      setRunning(true);
      const result = await client.call(endpoint, input, options);
      setRunning(false);
      if (result.error === undefined && touched !== "" && kept.isAttached()) {
        const paths = touched.split(" ");
        const isTouched = (key: unknown): boolean =>
          typeof key === "string" &&
          paths.some((path) => key === path || key.startsWith(`${path}/`) || key.startsWith(`${path}?`));
        void mutate(isTouched);
        kept.dropUnused(isTouched);
      }
      return result;
    },
    [client, endpoint, kept, mutate, touched],
  );
  return { run, running };
};
