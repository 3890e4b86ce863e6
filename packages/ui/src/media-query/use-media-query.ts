import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query holds now, for the few cases in which another tree must be drawn. What CSS can do, CSS does. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query);
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

/** Widths below which screens take the layout of a phone. */
export const phoneQuery = "(max-width: 767px)";
