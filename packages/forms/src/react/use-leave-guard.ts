import { useEffect, useMemo, useRef } from "react";
import type { FormHandle } from "./form-handle.ts";
import { useFormSnapshot } from "./use-form-snapshot.ts";

/** Whether leaving now would lose something typed. */
export interface LeaveGuard {
  /** Something typed would be lost now. */
  readonly active: boolean;
  /** The same, asked at the moment of leaving: give it to the router's blocker. */
  readonly shouldBlock: () => boolean;
  /** Lets the next leaving pass, such as after "Discard". */
  readonly release: () => void;
}

/**
 * Keeps what is typed from being lost by leaving the page. Closing the tab asks by itself; a router is asked through
 * `block`, which gets `shouldBlock` and returns how to stop asking. Routers with a hook of their own take `shouldBlock`.
 */
export const useLeaveGuard = (form: FormHandle, block?: (shouldBlock: () => boolean) => () => void): LeaveGuard => {
  const active = useFormSnapshot(form).changed > 0;
  const released = useRef(false);
  const guard = useMemo(
    () => ({
      shouldBlock: () => !released.current && form.engine.form().changed > 0,
      release: () => {
        released.current = true;
      },
    }),
    [form],
  );
  useEffect(() => {
    if (!active) return undefined;
    const beforeUnload = (event: BeforeUnloadEvent): void => {
      if (guard.shouldBlock()) event.preventDefault();
    };
    window.addEventListener("beforeunload", beforeUnload);
    return () => window.removeEventListener("beforeunload", beforeUnload);
  }, [active, guard]);
  useEffect(() => block?.(guard.shouldBlock), [block, guard]);
  return { active, ...guard };
};
