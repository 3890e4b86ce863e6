import type { ReactNode } from "react";

export interface ProgressProps {
  /** Between 0 and `max`; without one it is not known how far the work is. */
  value?: number | null | undefined;
  /** What the whole is. @default 100 */
  max?: number | undefined;
  /** Name for screen readers: what is under way. */
  label: string;
  /** Words after the bar, such as “3 of 9 lines”. */
  caption?: ReactNode;
  /** `danger` when it ended badly, `success` when it is done. @default "brand" */
  tone?: "brand" | "success" | "warning" | "danger" | undefined;
  /** 2 or 4 pixels high. @default "md" */
  size?: "sm" | "md" | undefined;
}
