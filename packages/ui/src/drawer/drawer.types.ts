import type { ReactNode } from "react";
import type { DialogLabels } from "../dialog/dialog.types.ts";

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Keeps the title for screen readers only, when the content has a head of its own. */
  hideTitle?: boolean | undefined;
  /** The edge that it comes from. @default "end" */
  side?: "start" | "end" | undefined;
  /** CSS pixels; never wider than the window. @default 400 */
  width?: number | undefined;
  children?: ReactNode;
  /** Buttons at the end. */
  footer?: ReactNode;
  /** Finds what gets the focus when it closes; null for what had it before. */
  finalFocus?: (() => HTMLElement | null) | undefined;
  labels?: Partial<DialogLabels> | undefined;
}
