import { useEffect, useRef, type RefObject } from "react";
import { readingPlace } from "./reading-place.ts";

const controls = "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), [tabindex]";

/**
 * For a part in which a press takes away what was pressed, such as adding a row from a list of those that wait: the focus
 * goes on at what comes into its place, at the last that is left, or where nothing
 * is left at the part itself, so that whoever goes by keys need not come back to it.
 */
export const useHandFocusOn = <E extends HTMLElement>(): RefObject<E | null> => {
  const part = useRef<E>(null);
  useEffect(() => {
    const { current } = part;
    if (current === null) return undefined;
    let focused: Element | undefined;
    let place = 0;
    const all = () => [...current.querySelectorAll<HTMLElement>(controls)];
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      focused = target;
      place = all().indexOf(target);
    };
    const observer = new MutationObserver(() => {
      if (focused === undefined || focused.isConnected) return;
      focused = undefined;
      if (document.activeElement !== document.body) return;
      const left = all();
      (left[Math.min(Math.max(place, 0), left.length - 1)] ?? readingPlace(current)).focus({ preventScroll: true });
    });
    current.addEventListener("focusin", remember);
    observer.observe(current, { childList: true, subtree: true });
    return () => {
      current.removeEventListener("focusin", remember);
      observer.disconnect();
    };
  }, []);
  return part;
};
