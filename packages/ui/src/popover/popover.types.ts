import type { ReactElement, ReactNode } from "react";

export interface PopoverProps {
  /** The button that opens it; it must take a ref. */
  trigger: ReactElement;
  title?: ReactNode;
  /** What it shows; a function is given what closes it, for a button inside that does so. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** The side that it prefers; it takes another when there is no room. @default "end" */
  side?: "top" | "bottom" | "start" | "end" | undefined;
  /** CSS pixels. @default 320 */
  width?: number | undefined;
  /** Stays where it opened, also when its button moves. For content that changes what stands beside the button. */
  steady?: boolean | undefined;
  /** Name for screen readers when there is no title. */
  label?: string | undefined;
  /** Finds what gets the focus when it closes; null for the button that opens it. */
  finalFocus?: (() => HTMLElement | null) | undefined;
}
