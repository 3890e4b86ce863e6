import { locks } from "../client/locks.ts";
import type { Hear, Hold, Signal } from "./signal.ts";

/** What tabs say to each other: what the stream says, with its position, and who is there. */
type Said =
  | { readonly kind: "heard"; readonly signal: Signal; readonly id: string | undefined }
  | { readonly kind: "hello" }
  | { readonly kind: "welcome"; readonly id: string | undefined };

/**
 * Lets one tab hold a stream for all tabs of this browser: a browser opens only six connections to a host, and as many
 * streams would leave none for calls. When that tab closes, another one goes on where it ended. Where the browser has no
 * Web Locks, each tab holds its own.
 */
export const shareAmongTabs =
  (name: string, hold: Hold): Hold =>
  (position, hear) => {
    const shared = locks();
    if (shared === undefined) return hold(position, hear);
    const channel = new BroadcastChannel(name);
    const left = new AbortController();
    let isLive = false;
    const say = (said: Said) => channel.postMessage(said);

    const tellAll: Hear = (signal) => {
      isLive = signal.kind !== "down";
      hear(signal);
      say({ kind: "heard", signal, id: position.id });
    };
    channel.addEventListener("message", ({ data: said }: MessageEvent<Said>) => {
      if (said.kind === "hello") {
        if (isLive) say({ kind: "welcome", id: position.id });
        return;
      }
      position.id = said.id ?? position.id;
      // A welcome is for the one who came last: to the others it is one more beat.
      hear(said.kind === "heard" ? said.signal : { kind: "beat" });
    });
    say({ kind: "hello" });

    void shared
      .request(
        name,
        { signal: left.signal },
        () =>
          new Promise<void>((release) => {
            const close = hold(position, tellAll);
            left.signal.addEventListener("abort", () => {
              close();
              release();
            });
          }),
      )
      .catch(() => undefined); // it left before its turn came
    return () => {
      left.abort();
      channel.close();
    };
  };
