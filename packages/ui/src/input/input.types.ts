import type { ComponentProps, ReactNode } from "react";
import type { IconDrawing } from "../icon/icon.types.ts";

export interface InputProps extends Omit<ComponentProps<"input">, "className" | "prefix" | "size"> {
  /** Stands before the value, such as ₹. */
  prefix?: ReactNode;
  /** Stands after the value, such as % or kg. */
  suffix?: ReactNode;
  /** Drawn at the start. */
  icon?: IconDrawing | undefined;
  /** A small button at the end, such as a clear button. */
  action?: ReactNode;
  /** 28, 32 (28 when compact) or 40 pixels high. @default "md" */
  size?: "sm" | "md" | "lg" | undefined;
  /** `quiet` has a fainter outline, for filters that stand beside stronger things. @default "outline" */
  variant?: "outline" | "quiet" | undefined;
}
