import type { EventHint } from "../contract/areas/engagement/events.ts";
import type { Wait } from "./backoff.ts";
import type { Client } from "../client/index.ts";
import { isHidden, onReturn } from "./page-sight.ts";
import { holdOpen } from "./hold-open.ts";
import { shareAmongTabs } from "./share-among-tabs.ts";
import type { Signal } from "./signal.ts";

/** `live`: events come as they happen. `polling`: they do not, so that something may have happened at any time. */
export type StreamState = "connecting" | "live" | "polling";

/** Whom to ask, and what to do with what comes. */
export interface EventStreamOptions {
  readonly client: Client;
  /** Something has changed. An empty hint: perhaps something has, nobody knows what. */
  readonly onHint: (hint: EventHint) => void;
  /** The service cannot say what was missed: read everything again. */
  readonly onReset: () => void;
  readonly onState?: (state: StreamState) => void;
  /**
   * One stream for all tabs of this browser that give the same name: one per person, such as a name with the user's id.
   * Without it, this program holds a stream of its own.
   */
  readonly sharedAs?: string;
  /** Milliseconds without a byte after which a connection counts as dead; 45 s, three of the service's heartbeats. */
  readonly silence?: number;
  /** Milliseconds between empty hints while there is no stream; 30 s. */
  readonly pollEvery?: number;
  /** The waits between two connections; 1 s to 30 s. */
  readonly wait?: Wait;
}

/** An open stream of events. */
export interface EventStream {
  readonly close: () => void;
}

/** Failed tries in a row after which the stream counts as missing. */
const patience = 2;

/**
 * Listens to the service's event stream: with the client's session, coming back by itself, resuming after the last
 * message, and polling where a stream cannot be had. Close it when it is no longer needed.
 */
export const createEventStream = ({
  client,
  onHint,
  onReset,
  onState,
  sharedAs,
  silence = 45_000,
  pollEvery = 30_000,
  wait = { first: 1000, most: 30_000 },
}: EventStreamOptions): EventStream => {
  let state: StreamState = "connecting";
  let wasLive = false;
  let polls: ReturnType<typeof setInterval> | undefined;

  const poll = () => {
    if (state === "polling" && !isHidden()) onHint({});
  };
  const become = (next: StreamState) => {
    if (state === next) return;
    state = next;
    clearInterval(polls);
    if (next === "polling") polls = setInterval(poll, pollEvery);
    onState?.(next);
  };

  // The tab that holds the stream may have been put to sleep; then nobody says that it is down.
  const giveUp = () => become("polling");
  let quiet = setTimeout(giveUp, 2 * silence);

  const hear = (signal: Signal): void => {
    clearTimeout(quiet);
    quiet = setTimeout(giveUp, 2 * silence);
    if (signal.kind === "down") return become(signal.failures < patience ? "connecting" : "polling");
    become("live");
    const isFirst = !wasLive;
    wasLive = true;
    if (signal.kind === "hint") onHint(signal.hint);
    else if (signal.kind === "reset" || (signal.kind === "open" && !signal.resumed && !isFirst)) onReset();
    // What was read before the stream stood may have changed since.
    else if (isFirst) onHint({});
  };

  const hold = holdOpen(client, { silence, wait });
  const close = (sharedAs === undefined ? hold : shareAmongTabs(sharedAs, hold))({ id: undefined }, hear);
  const stop = onReturn(poll);
  return {
    close: () => {
      close();
      stop();
      clearTimeout(quiet);
      clearInterval(polls);
    },
  };
};
