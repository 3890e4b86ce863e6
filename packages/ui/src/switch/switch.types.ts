import type { ComponentProps, ReactNode } from "react";

export interface SwitchProps extends Omit<ComponentProps<"input">, "className" | "type" | "size" | "role"> {
  /** Words after the switch. Without them give `aria-label`. */
  label?: ReactNode;
}
