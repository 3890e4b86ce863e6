import { useState, type ReactNode } from "react";
import { NotKept } from "./not-kept.tsx";

interface Dismissing {
  /** For Escape and what else closes a dialog by mistake; Cancel means it. */
  readonly dismiss: () => void;
  /** The question; put it into the dialog. */
  readonly question: ReactNode;
}

/**
 * Asks whoever closes a dialog of counts, which is no form and keeps no draft.
 *
 * @param holds something was typed
 */
export const useNotKept = (holds: boolean, onClose: () => void): Dismissing => {
  const [asks, setAsks] = useState(false);
  return {
    dismiss: () => (holds ? setAsks(true) : onClose()),
    question: <NotKept open={asks} onClose={onClose} onStay={() => setAsks(false)} />,
  };
};
