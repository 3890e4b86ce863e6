import { useEffect } from "react";
import type { SWRResponse } from "swr";
import type { AnyEndpoint, ReplyOf } from "../contract/core/endpoint.ts";
import { backoff } from "../events/backoff.ts";
import { isHidden, onReturn } from "../events/page-sight.ts";
import type { ApiError, CallInput } from "../client/index.ts";
import { useApi } from "./api-context.ts";
import { useEndpoint, type ReadOptions } from "./use-endpoint.ts";

/** How often something is asked again. */
export interface PollOptions<E extends AnyEndpoint> extends ReadOptions<E> {
  /** Milliseconds from one asking to the next. */
  readonly every: number;
}

/** The longest wait after failures, in milliseconds. */
const longestWait = 60_000;

/** Milliseconds that an answer may take: much longer than usual, much shorter than a person would wait. */
const patienceFor = (every: number): number => Math.min(30_000, Math.max(5000, 5 * every));

/**
 * Reads an endpoint again and again while `input` is not null and the page is seen. One asking at a time, in however
 * many components; what is known already is not sent again (by `ETag`); failures make no toast and the pauses longer,
 * at least as long as the service asks for. A page that is seen again asks at once.
 */
export const usePoll = <E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E> | null,
  { every, ...options }: PollOptions<E>,
): SWRResponse<ReplyOf<E>, ApiError> => {
  const { client, kept } = useApi();
  const response = useEndpoint(endpoint, input, { quiet: true, timeout: patienceFor(every), ...options });
  const key = input === null ? null : client.addressOf(endpoint, input);
  const { mutate } = response;

  useEffect(() => {
    if (key === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isBusy = false;
    let over = false;
    let failures = 0;
    let judgedAt = 0;
    /** When to ask again at the earliest, after a failure; and when, if the service said so. */
    let notBefore = 0;
    let toldBefore = 0;

    const failure = () => kept.cache.get(key)?.error as ApiError | undefined; // every read fails with one
    const judge = () => {
      if (judgedAt === kept.askedAt(key)) return;
      judgedAt = kept.askedAt(key);
      failures = failure() === undefined ? 0 : failures + 1;
      toldBefore = Date.now() + 1000 * (failure()?.retryAfter ?? 0);
      const wait = { first: Math.max(every, 1000), most: Math.max(every, longestWait) };
      notBefore = failures === 0 ? 0 : Math.max(toldBefore, Date.now() + backoff(failures, wait));
    };
    const untilDue = () => Math.max(kept.askedAt(key) + every, notBefore) - Date.now();
    const schedule = () => {
      clearTimeout(timer);
      if (!over && !isBusy && !isHidden()) timer = setTimeout(() => void step(), Math.max(0, untilDue()));
    };
    const step = async () => {
      isBusy = true;
      // Whoever else reads it asks for us too.
      await kept.idle(key);
      judge();
      if (!over && !isHidden() && untilDue() <= 0) {
        await mutate();
        judge();
      }
      isBusy = false;
      schedule();
    };
    /** Whatever was wrong may be over, except for what the service asked for. */
    const returned = () => {
      failures = 0;
      notBefore = toldBefore;
      schedule();
    };

    void step();
    const stop = onReturn(returned);
    return () => {
      over = true;
      clearTimeout(timer);
      stop();
    };
  }, [key, every, kept, mutate]);

  return response;
};
