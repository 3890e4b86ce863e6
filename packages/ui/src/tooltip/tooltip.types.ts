import type { ReactElement, ReactNode } from "react";

export interface TooltipProps {
  /** A few words. What must be read belongs into the page. */
  content: ReactNode;
  /** The one element that it explains; it must take a ref. */
  children: ReactElement;
  /** The side that it prefers; it takes another when there is no room. @default "bottom" */
  side?: "top" | "bottom" | "start" | "end" | undefined;
}
