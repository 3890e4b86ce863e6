import { type FocusEvent, type RefObject, useEffect, useRef } from "react";

const controls = "a[href], button:not(:disabled), input:not(:disabled), [tabindex='0']";

/**
 * Keeps the focus inside when the control that has it goes away, as a row's delete button does with its row: the control
 * that then stands in its place gets it. Spread the handlers onto the element of the ref.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>) {
  // Place among the controls of the one that has the focus; undefined while it is elsewhere.
  const place = useRef<number>(undefined);
  useEffect(() => {
    const element = root.current;
    if (place.current === undefined || !element || element.contains(document.activeElement)) return;
    const all = element.querySelectorAll<HTMLElement>(controls);
    all[Math.min(place.current, all.length - 1)]?.focus();
  });
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const all = [...(root.current?.querySelectorAll(controls) ?? [])];
      place.current = Math.max(all.indexOf(target), 0);
    },
    onBlur: ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget && root.current?.contains(relatedTarget)) return;
      // Browsers tell of a blur before the control is gone; only when it stays was it left on purpose.
      queueMicrotask(() => {
        if (target.isConnected) place.current = undefined;
      });
    },
  };
}
