import { useEffect, useRef, useState } from "react";
import type { EventHint, EventStream, EventStreamOptions, StreamState } from "../events/index.ts";
import { useApi } from "./api-context.ts";
import { createTouchQueue } from "./touch-queue.ts";
import { useTouch, type Affected } from "./use-touch.ts";

/** When the stream is open, and whose data its hints make old. */
export interface EventStreamUse extends Pick<EventStreamOptions, "sharedAs" | "silence" | "pollEvery" | "wait"> {
  /** False closes the stream, and opens none. True unless told. */
  readonly enabled?: boolean;
  /** Whose data a change makes old. An empty hint says that something may have changed, and nobody knows what. */
  readonly affects: (hint: EventHint) => Affected;
}

/** Between two tries to load the stream's code, in milliseconds. */
const loadAgain = 30_000;

/**
 * Listens to the service's event stream as long as the component stands, and reads again what events make old; all of it
 * when the service cannot say what was missed. Returns how the stream stands.
 */
export const useEventStream = ({
  enabled = true,
  affects,
  sharedAs,
  silence,
  pollEvery,
  wait,
}: EventStreamUse): StreamState => {
  const { client } = useApi();
  const touch = useTouch();
  const [state, setState] = useState<StreamState>("connecting");
  const given = useRef(affects);
  useEffect(() => {
    given.current = affects;
  });

  const first = wait?.first;
  const most = wait?.most;
  useEffect(() => {
    if (!enabled) return undefined;
    const queue = createTouchQueue(touch);
    let stream: EventStream | undefined;
    let again: ReturnType<typeof setTimeout> | undefined;
    let over = false;

    // No page waits for the stream, so that its code comes afterwards.
    const begin = async () => {
      const code = await import("../events/index.ts").catch(() => undefined);
      if (over) return;
      if (code === undefined) {
        setState("polling");
        queue.add(given.current({}));
        again = setTimeout(() => void begin(), loadAgain);
        return;
      }
      stream = code.createEventStream({
        client,
        onHint: (hint) => queue.add(given.current(hint)),
        onReset: () => queue.add("all"),
        onState: setState,
        ...(sharedAs !== undefined && { sharedAs }),
        ...(silence !== undefined && { silence }),
        ...(pollEvery !== undefined && { pollEvery }),
        ...(first !== undefined && most !== undefined && { wait: { first, most } }),
      });
    };
    void begin();
    return () => {
      over = true;
      clearTimeout(again);
      stream?.close();
      queue.close();
      setState("connecting");
    };
  }, [client, enabled, touch, sharedAs, silence, pollEvery, first, most]);
  return state;
};
