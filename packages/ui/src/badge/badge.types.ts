import type { ReactNode } from "react";
import type { IconDrawing } from "../icon/icon.types.ts";

/** What a colour means. The hues are the same for every role. */
export type Tone = "neutral" | "success" | "warning" | "danger" | "info";

export interface BadgeProps {
  /** @default "neutral" */
  tone?: Tone | undefined;
  /** `outline` is the quiet one for tables; tint once per page title or where a state must stop the eye. @default "tint" */
  variant?: "tint" | "outline" | undefined;
  icon?: IconDrawing | undefined;
  children: ReactNode;
}
