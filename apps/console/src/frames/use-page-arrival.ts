import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/**
 * Does for a page change what a browser does for a page load: reading continues at the new page's heading. The first
 * page keeps the focus where the browser put it.
 */
export const usePageArrival = (): void => {
  const { pathname } = useLocation();
  const arrivedAt = useRef(pathname);

  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    const main = document.querySelector<HTMLElement>("main");
    // A page that has put the focus into a field of its own keeps it there.
    if (main === null || main.contains(document.activeElement)) return;
    const target = main.querySelector<HTMLElement>("h1") ?? main;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname]);
};
