import { useLeaveGuard, type FormHandle } from "@o2r/forms/react";
import { useBlocker } from "react-router-dom";

/** The addresses that a lost session leads to. They are never held up: the draft brings everything back. */
const alwaysOpen = ["/login", "/otp"];

/** What stands in the window at an address: another tab of a page puts something else in the place of its form. */
const placeOf = ({ pathname, search }: Pick<Location, "pathname" | "search">): string =>
  `${pathname} ${new URLSearchParams(search).get("tab") ?? ""}`;

const nothingElse = (): boolean => false;

export interface Leaving {
  /** Somebody is about to leave, and has to be asked. */
  readonly asked: boolean;
  readonly leave: () => void;
  readonly stay: () => void;
}

/**
 * Holds up whoever leaves a form with something typed: for another address, for another tab of its page, or by closing
 * the window. `holdsMore` says whether anything else would be lost.
 */
export const useLeave = (form: FormHandle, holdsMore: () => boolean = nothingElse): Leaving => {
  const guard = useLeaveGuard(form);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      placeOf(currentLocation) !== placeOf(nextLocation) &&
      !alwaysOpen.includes(nextLocation.pathname) &&
      (guard.shouldBlock() || holdsMore()),
  );
  return {
    asked: blocker.state === "blocked",
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
};
