import type { ComponentProps } from "react";
import type { IconDrawing } from "../icon/icon.types.ts";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "className" | "children" | "aria-label"> {
  /** What it does: its accessible name, also shown as the title. */
  label: string;
  /** What is drawn on it. */
  icon: IconDrawing;
  /** 24, 32 or 44 pixels square. @default "md" */
  size?: "sm" | "md" | "touch" | undefined;
  /** Number on its corner; nothing is shown for 0. Put it into the label as well. */
  count?: number | undefined;
}
