import { useCallback, useEffect, useRef, useState } from "react";
import { useSWRConfig } from "swr";
import { affectedBy } from "../contract/core/affected-by.ts";
import type { AnyEndpoint, ReplyOf } from "../contract/core/endpoint.ts";
import type { ApiError, CallInput, CallOptions, Result } from "../client/index.ts";
import { useApi } from "./api-context.ts";
import type { Foreseen } from "./foresee.ts";
import { useTouch, type Affected } from "./use-touch.ts";

/** What a change does to data that is shown. */
export interface MutationOptions<E extends AnyEndpoint> {
  /**
   * Whose data is read again after success, and after a refusal that says that what is shown is old: what the endpoint
   * declares. Told only by who knows more: for one of many changes, after which all is read once, it is empty.
   */
  readonly affects?: Exclude<Affected, "all">;
  /** What the change will do to data that is shown, by `foresee`. Shown at once, and taken back when it fails. */
  readonly optimistic?: (input: CallInput<E>) => readonly Foreseen[];
  /** Which failures make no toast. For one of many changes, where one toast speaks for all of them. */
  readonly quiet?: CallOptions["quiet"];
}

/**
 * A change that can be run; `running` until the service has answered. What is refused or fails makes a toast, whatever
 * else the screen says of it (specification §7, §8): a single run cannot be quiet.
 */
export interface Mutation<E extends AnyEndpoint> {
  readonly run: (input: CallInput<E>, options?: Omit<CallOptions, "quiet">) => Promise<Result<ReplyOf<E>>>;
  readonly running: boolean;
}

/** Somebody else was first: what is shown is not what the service has. */
const showsOld = ({ status }: ApiError): boolean => status === 404 || status === 409 || status === 412;
/** Whether what is shown may be wrong after a failure: nobody knows what was done, or somebody else was first. */
const leavesDoubt = (error: ApiError): boolean => error.status < 400 || error.status >= 500 || showsOld(error);

/**
 * A change to be made by a person's act. It never throws; while it runs, `running` is true. After success, or when
 * somebody else was first, affected data on screen is being read again, and affected data off screen is forgotten. It
 * goes on when its component leaves.
 */
export const useMutation = <E extends AnyEndpoint>(endpoint: E, options: MutationOptions<E> = {}): Mutation<E> => {
  const { client, kept } = useApi();
  const { mutate } = useSWRConfig();
  const touch = useTouch();
  const [running, setRunning] = useState(0);
  const isHere = useRef(false);
  const given = useRef(options);
  useEffect(() => {
    given.current = options;
  });
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  /** Shows what will be, until it is known how the call ended. Resolves when what is shown is settled. */
  const show = useCallback(
    async (foreseen: readonly Foreseen[], outcome: Promise<Result<unknown>>): Promise<void> => {
      const keys = [...kept.cache.keys()].filter((key) => kept.cache.get(key)?.data !== undefined);
      const end = async () => {
        const { error } = await outcome;
        // oxlint-disable-next-line only-throw-error -- SWR takes it for a failure, and takes back what was shown
        if (error !== undefined) throw error;
      };
      const shown = foreseen.flatMap(({ isMeant, change }) =>
        keys.filter(isMeant).map((key) =>
          mutate(key, end, {
            optimisticData: (_: unknown, current: unknown) => change(current),
            populateCache: false,
            revalidate: false,
            throwOnError: false,
          }),
        ),
      );
      await Promise.all(shown);
    },
    [kept, mutate],
  );

  const run = useCallback<Mutation<E>["run"]>(
    async (input, call) => {
      const { affects = affectedBy(endpoint), optimistic, quiet } = given.current;
      const foreseen = client.isUnderWay(endpoint, input) ? [] : (optimistic?.(input) ?? []);
      setRunning((count) => count + 1);
      const outcome = client.call(endpoint, input, { ...call, quiet });
      const settled = kept.isAttached() ? show(foreseen, outcome) : Promise.resolve();
      const result = await outcome;
      if (isHere.current) setRunning((count) => count - 1);
      // SWR takes no data while something foreseen is shown, so that the truth is read after that.
      void settled.then(async () => {
        if (result.error === undefined || showsOld(result.error)) await touch(affects);
        if (result.error === undefined) return;
        if (foreseen.length > 0 && leavesDoubt(result.error) && kept.isAttached()) {
          await mutate((key) => typeof key === "string" && foreseen.some(({ isMeant }) => isMeant(key)));
        }
      });
      return result;
    },
    [client, endpoint, kept, mutate, show, touch],
  );
  return { run, running: running > 0 };
};
