import { useLeaveGuard, type FormHandle } from "@o2r/forms/react";
import { useLeaveWhile, type Leaving } from "./use-leave-while.ts";

const nothingElse = (): boolean => false;

/**
 * Holds up whoever leaves a form with something typed: for another address, for another tab of its page, or by closing
 * the window. `holdsMore` says whether anything else would be lost.
 */
export const useLeave = (form: FormHandle, holdsMore: () => boolean = nothingElse): Leaving => {
  const guard = useLeaveGuard(form);
  return useLeaveWhile(() => guard.shouldBlock() || holdsMore());
};
