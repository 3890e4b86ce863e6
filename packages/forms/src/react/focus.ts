const focusable =
  "input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled), [tabindex]";

/** The element itself where it takes the focus, else the first inside it that does. */
export const firstFocusable = (element: HTMLElement | null | undefined): HTMLElement | undefined => {
  if (!element) return undefined;
  if (element.matches(focusable)) return element;
  return element.querySelector<HTMLElement>(focusable) ?? undefined;
};
