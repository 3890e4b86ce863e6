import { useEffect, useRef } from "react";
import { pageHeading } from "../reading-place.ts";

/** Until a dialog has given the focus back, where what opened it still stands. */
const returned = 200;

export interface HandOnProps {
  /** A dialog asks about the row. */
  readonly asks: boolean;
  readonly row: unknown;
}

/**
 * What is done with a row often takes away the button that was pressed for it, and the focus with it: it goes on at the
 * head of the page, so that whoever goes by keys does not begin at the menu again.
 */
export function HandOn({ asks, row }: HandOnProps) {
  const asked = useRef(false);
  useEffect(() => {
    if (asks) asked.current = true;
    if (asks || !asked.current) return undefined;
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return;
      asked.current = false;
      pageHeading()?.focus({ preventScroll: true });
    }, returned);
    return () => clearTimeout(timer);
  }, [asks, row]);
  return null;
}
