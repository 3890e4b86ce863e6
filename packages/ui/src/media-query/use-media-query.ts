import { useCallback, useSyncExternalStore } from "react";

/** Asked once for all that listen: a list asks for each of its rows. */
const asked = new Map<string, MediaQueryList>();
function ask(query: string): MediaQueryList {
  const media = asked.get(query) ?? matchMedia(query);
  asked.set(query, media);
  return media;
}

/** Whether a media query holds now, for the few cases in which another tree must be drawn. What CSS can do, CSS does. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = ask(query);
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => ask(query).matches,
    () => false,
  );
}

/** Widths below which screens take the layout of a phone. */
export const phoneQuery = "(max-width: 767px)";
