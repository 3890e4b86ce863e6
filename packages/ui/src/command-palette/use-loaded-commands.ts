import { useEffect, useEffectEvent, useState } from "react";
import { createThrottle, lookUpThrottle } from "../combobox/throttle.ts";
import type { CommandGroup, LoadCommands } from "./command-palette.types.ts";

export interface LoadedCommands {
  readonly query: string;
  readonly status: "idle" | "loading" | "ready" | "failed";
  readonly groups: readonly CommandGroup[];
}

const idle: LoadedCommands = { query: "", status: "idle", groups: [] };

/** What the service answers to the query. A newer query drops the older answer. */
export function useLoadedCommands(load: LoadCommands | undefined, query: string, from: number): LoadedCommands {
  const [loaded, setLoaded] = useState(idle);
  const [throttle] = useState(() => createThrottle(lookUpThrottle));
  const wanted = load !== undefined && [...query].length >= from ? query : "";
  const ask = useEffectEvent((signal: AbortSignal) => {
    const settle = (next: LoadedCommands) => {
      if (!signal.aborted) setLoaded(next);
    };
    throttle.run(() => {
      load?.(wanted, signal).then(
        (groups) => settle({ query: wanted, status: "ready", groups }),
        () => settle({ query: wanted, status: "failed", groups: [] }),
      );
    });
  });
  useEffect(() => {
    if (wanted === "") return;
    const controller = new AbortController();
    ask(controller.signal);
    return () => controller.abort();
  }, [wanted]);
  if (wanted === "") return idle;
  // While a newer answer is on its way, the older one stays, so that the list does not jump.
  return loaded.query === wanted ? loaded : { ...loaded, query: wanted, status: "loading" };
}
