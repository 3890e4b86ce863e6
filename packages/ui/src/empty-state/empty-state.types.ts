import type { ReactNode } from "react";
import type { IconDrawing } from "../icon/icon.types.ts";

/** Why there is nothing to see. Each has its own drawing and should have its own words. */
export type EmptyReason = "nothing-yet" | "no-match" | "failed" | "no-access";

export interface EmptyStateProps {
  /** Why there is nothing, which decides the drawing. */
  reason: EmptyReason;
  /** What is missing, such as “No products yet”. */
  title: ReactNode;
  /** One line on what to do. */
  children?: ReactNode;
  /** One button, and at most one link beside it. For `failed`: a button that tries again. */
  actions?: ReactNode;
  /** Replaces the reason's own drawing. */
  icon?: IconDrawing | undefined;
  /** Depth of the title in the page. @default 2 */
  headingLevel?: 1 | 2 | 3 | undefined;
}
