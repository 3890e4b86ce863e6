import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query holds now. Only for what style sheets cannot do, such as rendering cards in place of a table. */
export const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
};

/** Narrower than this a list shows cards and a form its fields edge to edge. */
export const phone = "(max-width: 767px)";
