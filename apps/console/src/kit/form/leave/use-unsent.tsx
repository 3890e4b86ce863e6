import { useRef, type ReactNode } from "react";
import { LeaveDialog } from "./leave-dialog.tsx";
import { useAskBeforeClosing, useLeaveWhile } from "./use-leave-while.ts";

interface Unsent {
  /** The question; put it anywhere. */
  readonly question: ReactNode;
  /** It has arrived: whoever leaves now is not asked any more. */
  readonly onSent: () => void;
}

interface Told {
  /** What becomes of it. */
  readonly words?: string;
  /** The part of the address that puts another page in the place of this one; a tab unless another is named. */
  readonly part?: string;
}

/**
 * Asks whoever leaves a page on which something is counted or chosen that no draft keeps.
 *
 * @param holds something differs from what the page began with
 */
export const useUnsent = (
  holds: boolean,
  { words = "What you typed is not sent, and is not kept.", part }: Told = {},
): Unsent => {
  // The page is left in the same breath, before it is drawn again.
  const sent = useRef(false);
  useAskBeforeClosing(holds);
  const leaving = useLeaveWhile(() => holds && !sent.current, part);
  return {
    question: (
      <LeaveDialog open={leaving.asked} typed={false} onLeave={leaving.leave} onStay={leaving.stay}>
        {words}
      </LeaveDialog>
    ),
    onSent: () => {
      sent.current = true;
    },
  };
};
