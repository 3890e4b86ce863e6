import { useEffect } from "react";
import { useBlocker } from "react-router-dom";

/** The addresses that a lost session leads to. They are never held up: the draft brings everything back. */
const alwaysOpen = ["/login", "/otp"];

/** What stands in the window at an address, of which another tab puts something else in the place of a form. */
const placeOf = ({ pathname, search }: Pick<Location, "pathname" | "search">, part: string): string =>
  `${pathname} ${new URLSearchParams(search).get(part) ?? ""}`;

export interface Leaving {
  /** Somebody is about to leave, and has to be asked. */
  readonly asked: boolean;
  readonly leave: () => void;
  readonly stay: () => void;
}

/** Has the browser ask before the window is closed or the page is loaded again, while something would be lost. */
export const useAskBeforeClosing = (holds: boolean): void => {
  useEffect(() => {
    if (!holds) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [holds]);
};

/**
 * Holds up whoever goes to another address, or to another tab of the page, while `holds` says that something would be lost.
 *
 * @param part what the address calls a tab
 */
export const useLeaveWhile = (holds: () => boolean, part = "tab"): Leaving => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      placeOf(currentLocation, part) !== placeOf(nextLocation, part) &&
      !alwaysOpen.includes(nextLocation.pathname) &&
      holds(),
  );
  return {
    asked: blocker.state === "blocked",
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
};
