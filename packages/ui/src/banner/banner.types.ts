import type { ComponentProps, ReactNode } from "react";
import type { IconDrawing } from "../icon/icon.types.ts";

export interface BannerProps extends Omit<ComponentProps<"div">, "className" | "title"> {
  /** @default "info" */
  tone?: "info" | "warning" | "danger" | "success" | undefined;
  title?: ReactNode;
  /** Replaces the tone's own drawing. */
  icon?: IconDrawing | undefined;
  /** Buttons at the end. */
  actions?: ReactNode;
  children?: ReactNode;
}
