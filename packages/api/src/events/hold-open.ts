import { createParser, type EventSourceMessage } from "eventsource-parser";
import { eventEndpoints, readyEvent, resetEvent, type EventHint } from "../contract/areas/engagement/events.ts";
import { backoff, type Wait } from "./backoff.ts";
import type { ApiError, Client } from "../client/index.ts";
import { onReturn } from "./page-sight.ts";
import type { Hear, Hold, Position } from "./signal.ts";

export interface HoldOptions {
  /** Milliseconds without a byte after which a connection counts as dead. */
  readonly silence: number;
  /** Between two connections; the stream's own `retry` replaces `first`. */
  readonly wait: Wait;
}

/** Milliseconds that a connection may take to begin. */
const openTimeout = 15_000;

const readHint = (data: string): EventHint | undefined => {
  try {
    const said: unknown = JSON.parse(data);
    return typeof said === "object" && said !== null && !Array.isArray(said) ? said : {};
  } catch {
    return undefined;
  }
};

const sayMessage = ({ event, data, id }: EventSourceMessage, position: Position, hear: Hear): void => {
  if (id !== undefined || event === resetEvent) position.id = id === "" ? undefined : id;
  if (event === readyEvent) return;
  if (event === resetEvent) return hear({ kind: "reset" });
  const hint = readHint(data);
  if (hint !== undefined) hear({ kind: "hint", hint });
};

/** Resolves after a time, at once when the page is seen or online again, or when the signal ends it. */
const rest = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    const stop = onReturn(end);
    signal.addEventListener("abort", end);
  });

/** Ends a connection that says nothing any more: after its silence, and on coming back from a longer sleep at once. */
const watchSilence = (silence: number, cut: () => void) => {
  let heardAt = Date.now();
  let timer = setTimeout(cut, silence);
  const stop = onReturn(() => {
    if (Date.now() - heardAt > silence) cut();
  });
  return {
    heard: () => {
      heardAt = Date.now();
      clearTimeout(timer);
      timer = setTimeout(cut, silence);
    },
    end: () => {
      clearTimeout(timer);
      stop();
    },
  };
};

/**
 * Holds the event stream open with the client's session: it comes back by itself where it ended, later and later while
 * it fails. It gives up only when it is closed, or the session is over.
 */
export const holdOpen =
  (client: Client, { silence, wait }: HoldOptions): Hold =>
  (position, hear) => {
    const closed = new AbortController();
    let { first } = wait;

    /** Reads to the end of a connection. However it ends, the next one goes on from the last message. */
    const read = async (body: ReadableStream<Uint8Array>, heard: () => void): Promise<void> => {
      const decoder = new TextDecoder();
      const parser = createParser({
        onEvent: (message) => sayMessage(message, position, hear),
        onRetry: (milliseconds) => {
          first = Math.min(milliseconds, wait.most);
        },
      });
      const reader = body.getReader();
      const take = () => reader.read().catch(() => ({ done: true, value: undefined }));
      for (let { done, value } = await take(); !done; { done, value } = await take()) {
        heard();
        hear({ kind: "beat" });
        parser.feed(decoder.decode(value, { stream: true }));
      }
    };

    /** One connection, from its opening to its end. Says whether it spoke, and why it did not stand. */
    const connect = async (): Promise<{ readonly spoke: boolean; readonly error?: ApiError | undefined }> => {
      const connection = new AbortController();
      const cut = () => connection.abort();
      closed.signal.addEventListener("abort", cut);
      const resumed = position.id !== undefined;
      const { response, error } = await client.open(
        eventEndpoints.stream,
        {},
        {
          quiet: true,
          signal: connection.signal,
          timeout: openTimeout,
          headers: { accept: "text/event-stream", ...(resumed && { "last-event-id": position.id ?? "" }) },
        },
      );
      const watch = watchSilence(silence, cut);
      let spoke = false;
      if (response?.body && response.headers.get("content-type")?.startsWith("text/event-stream")) {
        await read(response.body, () => {
          // A proxy may begin an answer that never comes: only a word shows that the stream stands.
          if (!spoke) hear({ kind: "open", resumed });
          spoke = true;
          watch.heard();
        });
      }
      watch.end();
      cut();
      closed.signal.removeEventListener("abort", cut);
      return { spoke, error };
    };

    const run = async (): Promise<void> => {
      let failures = 0;
      while (!closed.signal.aborted) {
        const { spoke, error } = await connect();
        if (closed.signal.aborted || error?.status === 401) return;
        failures = spoke ? 0 : failures + 1;
        hear({ kind: "down", failures });
        const asked = 1000 * (error?.retryAfter ?? 0);
        await rest(Math.max(asked, backoff(Math.max(failures, 1), { first, most: wait.most })), closed.signal);
      }
    };
    void run();
    return () => closed.abort();
  };
