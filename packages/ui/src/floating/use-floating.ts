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

/** As long as keys wait for what they are meant for, in milliseconds: nobody is kept at a button by a lost connection. */
const patience = 1500;

/**
 * What an overlay opens with, from when it is first open: at once where the code is there, else as soon as it comes, which is
 * tried again while the connection is lost. Until then keys are not heard elsewhere: they are meant for what opens. Who
 * presses something else meanwhile, or Escape, is left alone: the overlay closes.
 */
export function useFloating(open: boolean, triggerId: string, close: () => void): Floating | undefined {
  const [parts, setParts] = useState<Floating>();
  useEffect(() => {
    if (!open || parts !== undefined) return undefined;
    if (arrived !== undefined) {
      setParts(arrived);
      return undefined;
    }
    let again: ReturnType<typeof setTimeout> | undefined;
    const began = performance.now();
    const leaving = new AbortController();
    const { signal } = leaving;
    const begin = (): void => {
      fetchFloating().then(
        (found) => {
          if (!signal.aborted) setParts(found);
        },
        () => {
          if (!signal.aborted) again = setTimeout(begin, pause);
        },
      );
    };
    begin();
    const press = ({ target }: PointerEvent): void => {
      if (!(target instanceof Element) || target.closest(`[id="${triggerId}"]`) === null) close();
    };
    const hold = (event: KeyboardEvent): void => {
      if (event.key === "Escape") close();
      if (performance.now() - began > patience || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener("pointerdown", press, { capture: true, signal });
    document.addEventListener("keydown", hold, { capture: true, signal });
    return () => {
      leaving.abort();
      clearTimeout(again);
    };
    // `close` is another function each time.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [open, parts, triggerId]);
  return parts ?? (open ? arrived : undefined);
}
