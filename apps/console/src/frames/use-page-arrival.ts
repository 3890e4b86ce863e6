import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { pageHeading, readingPlace } from "../kit/reading-place.ts";

/** Puts the focus where reading continues. Returns whether that is the page's heading, or a field of the page's own. */
const arrive = (): boolean => {
  const main = document.querySelector<HTMLElement>("main");
  if (main === null) return false;
  const { activeElement } = document;
  // A page that has put the focus into a field of its own keeps it there.
  if (activeElement !== main && main.contains(activeElement)) return true;
  const heading = pageHeading();
  (heading ?? readingPlace(main)).focus({ preventScroll: true });
  return heading !== null;
};

/**
 * Does for a page change what a browser does for a page load: reading continues at the new page's heading, also when
 * that is drawn only after something has been loaded. The first page keeps the focus where the browser put it.
 */
export const usePageArrival = (): void => {
  const { pathname } = useLocation();
  const arrivedAt = useRef(pathname);

  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    if (arrive()) return;
    const stop = () => {
      watcher.disconnect();
      removeEventListener("focusin", leave);
      removeEventListener("pointerdown", stop);
    };
    // Who has gone on meanwhile is not called back.
    const leave = ({ target }: FocusEvent) => {
      if (!(target instanceof Element && target.matches("main"))) stop();
    };
    const watcher = new MutationObserver(() => {
      if (arrive()) stop();
    });
    watcher.observe(document.body, { childList: true, subtree: true });
    addEventListener("focusin", leave);
    addEventListener("pointerdown", stop);
    return stop;
  }, [pathname]);
};
