import { pageHeading } from "../reading-place.ts";

/** Until a dialog has given the focus back, where what opened it still stands. */
const returned = 200;

/**
 * What is done with a row often takes it out of the list, and with it the button that the focus came back to: it goes on at
 * the table, so that whoever goes by keys does not begin at the menu again. Waits until they have gone on by themselves.
 */
export const keepPlace = (): void => {
  const ending = new AbortController();
  const { signal } = ending;
  const look = () => {
    if (document.activeElement !== document.body) return;
    ending.abort();
    const table = document.querySelector<HTMLElement>(".list-page section[tabindex]");
    (table ?? pageHeading())?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(look);
  signal.addEventListener("abort", () => observer.disconnect());
  for (const sign of ["keydown", "pointerdown"])
    addEventListener(sign, () => ending.abort(), { signal, capture: true });
  setTimeout(() => {
    if (signal.aborted) return;
    observer.observe(document.body, { childList: true, subtree: true });
    look();
  }, returned);
};
