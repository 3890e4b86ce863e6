import type { ReactNode } from "react";

export interface DialogLabels {
  close: string;
  loading: string;
}

export interface DialogProps {
  open: boolean;
  /** Asked by the close button, Escape, and a press outside when that is allowed. */
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons at the end. */
  footer?: ReactNode;
  /** 400, 560 or 800 pixels wide. @default "md" */
  size?: "sm" | "md" | "lg" | undefined;
  /** Covers the content with a spinner; it stays there, with all that was typed. */
  loading?: boolean | undefined;
  /** Closes on a press outside. Off by default: what was typed would be lost by accident. */
  closeOnOutside?: boolean | undefined;
  /** Finds what gets the focus when the dialog opens. @default the first control inside */
  initialFocus?: (() => HTMLElement | null) | undefined;
  /** Finds what gets the focus when it closes; null for what had it before, which may have gone meanwhile. */
  finalFocus?: (() => HTMLElement | null) | undefined;
  labels?: Partial<DialogLabels> | undefined;
}

export interface ConfirmDialogLabels {
  question: string;
  /** The button that acts. Gets the action as given. */
  confirm: (action: string) => string;
  /** The safe button. */
  keep: string;
}

export interface ConfirmDialogProps {
  open: boolean;
  /** The name of the action, which is the title. @default "Cancel" */
  action?: string | undefined;
  /** What exactly will happen. */
  children?: ReactNode;
  /** Called when the question is answered with yes. */
  onConfirm: () => void;
  onClose: () => void;
  /** Escape and the cross, where they mean something else than the button that goes back. */
  onDismiss?: (() => void) | undefined;
  /** The action is at work; until it has ended nothing closes the dialog. */
  loading?: boolean | undefined;
  /** The action cannot be taken any more: what is left is to go back. */
  barred?: boolean | undefined;
  /** @default "danger" */
  tone?: "danger" | "primary" | undefined;
  /** Why the action has failed; the dialog stays open. */
  error?: ReactNode;
  /** Finds what gets the focus when it closes; null for what had it before, which may have gone meanwhile. */
  finalFocus?: (() => HTMLElement | null) | undefined;
  labels?: Partial<ConfirmDialogLabels> | undefined;
}
