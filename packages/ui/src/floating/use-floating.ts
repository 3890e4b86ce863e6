import { useEffect, useState } from "react";
import type * as floating from "./floating.ts";

type Floating = typeof floating;

/** Between two tries, in milliseconds. */
const pause = 3000;

let arrived: Floating | undefined;
const fetchFloating = async (): Promise<Floating> => (arrived ??= await import("./floating.ts"));

/**
 * Fetches the code that menus and popovers open with, which the first one that is opened otherwise does. Call it when the page
 * is idle.
 */
export const preloadFloating = async (): Promise<void> => void (await fetchFloating());

/** Whether the person is still where they asked for it: what opens takes the focus, and keys are meant for where they are. */
const isStillAt = (triggerId: string): boolean => {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.id === triggerId;
};

/**
 * What an overlay opens with, from when it is first open: at once where the code is there, else as soon as it comes, which is
 * tried again while the connection is lost. Who went on to something else meanwhile is left alone: the overlay closes.
 */
export function useFloating(open: boolean, triggerId: string, close: () => void): Floating | undefined {
  const [parts, setParts] = useState<Floating>();
  useEffect(() => {
    if (!open || parts !== undefined) return undefined;
    let left = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    const begin = (): void => {
      fetchFloating().then(
        (found) => {
          if (left) return;
          if (!isStillAt(triggerId)) close();
          setParts(found);
        },
        () => {
          if (!left) again = setTimeout(begin, pause);
        },
      );
    };
    if (arrived === undefined) begin();
    else setParts(arrived);
    return () => {
      left = true;
      clearTimeout(again);
    };
    // `close` is another function each time.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [open, parts, triggerId]);
  return parts ?? (open ? arrived : undefined);
}
