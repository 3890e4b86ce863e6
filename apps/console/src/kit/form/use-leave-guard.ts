import { useEffect } from "react";
import { useBlocker } from "react-router-dom";

/** The addresses that a lost session leads to. They are never held up: the draft brings everything back. */
const alwaysOpen = ["/login", "/otp"];

export interface LeaveGuard {
  /** Somebody wants to leave, and is waiting for an answer. */
  readonly asking: boolean;
  readonly leave: () => void;
  readonly stay: () => void;
}

/** Holds up every way out of the page while something is unsaved: links, Back, and closing the tab. */
export const useLeaveGuard = (unsaved: () => boolean): LeaveGuard => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !alwaysOpen.includes(nextLocation.pathname) && unsaved(),
  );

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved()) event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [unsaved]);

  return {
    asking: blocker.state === "blocked",
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
};
