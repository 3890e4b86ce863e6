import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { keepPlaces, restorePlaces, storePlaces } from "../shell/scroll-places.ts";

/** Whether the browser came here by an address, not by Reload, Back or Forward. */
const isVisitedAnew = (): boolean => {
  const [load] = performance.getEntriesByType("navigation");
  // Entries of this type are of this kind.
  return (load as PerformanceNavigationTiming | undefined)?.type === "navigate";
};

/**
 * Does for the boxes of a page what a browser does for its window: another page begins at its top, and Back, Forward and
 * Reload come to what was in sight.
 */
export const useScrollPlaces = (): void => {
  const { key, pathname, search } = useLocation();
  const how = useNavigationType();
  // What is loaded without a history is told apart by its address only.
  const entry = `${key} ${pathname}${search}`;
  const before = useRef<string>(undefined);

  // In the same breath as the page changes: what moves by that is the next entry's.
  useLayoutEffect(() => {
    const came = before.current;
    before.current = pathname;
    let stop: (() => void) | undefined;
    const keep = () => keepPlaces(entry);
    const scrolled = () => {
      if (stop === undefined) keep();
    };
    if (how === "POP" && (came !== undefined || !isVisitedAnew())) {
      let isOver = false;
      const leave = restorePlaces(entry, () => {
        isOver = true;
        stop = undefined;
        keep();
      });
      if (!isOver) stop = leave;
    } else {
      if (came !== undefined && came !== pathname) document.querySelector("main")?.scrollTo({ top: 0 });
      keep();
    }
    document.addEventListener("scroll", scrolled, { capture: true, passive: true });
    addEventListener("pagehide", storePlaces);
    return () => {
      stop?.();
      document.removeEventListener("scroll", scrolled, { capture: true });
      removeEventListener("pagehide", storePlaces);
    };
  }, [entry, pathname, how]);
};
