import type { ComponentType } from "react";

/** Sizes in CSS pixels. */
export type IconSize = 12 | 14 | 16 | 20 | 24 | 32;

/** A drawing of a square size and a stroke, such as any of lucide-react. */
export type IconDrawing = ComponentType<{
  size: number;
  strokeWidth: number;
  className: string;
  "aria-hidden": true;
  focusable: false;
}>;

export interface IconProps {
  /** The drawing, for example `Search` of lucide-react. */
  as: IconDrawing;
  /** Width and height in CSS pixels. @default 16 */
  size?: IconSize | undefined;
  /** For a colour of its own; it takes that of the text otherwise. */
  className?: string | undefined;
}
