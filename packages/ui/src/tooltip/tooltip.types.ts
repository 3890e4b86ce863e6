import type { ReactElement, ReactNode } from "react";

export interface TooltipProps {
  /** A few words. What must be read belongs into the page. */
  content: ReactNode;
  /** The one element that it explains; it must take a ref. */
  children: ReactElement;
  /** @default "bottom" */
  side?: "top" | "bottom" | "start" | "end" | undefined;
}
