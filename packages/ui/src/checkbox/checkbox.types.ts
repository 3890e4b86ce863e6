import type { ComponentProps, ReactNode } from "react";

export interface CheckboxProps extends Omit<ComponentProps<"input">, "className" | "type" | "size"> {
  /** Words after the box. Without them give `aria-label`. */
  label?: ReactNode;
  /** A second, fainter line. */
  help?: ReactNode;
  /** Some of what it stands for is chosen, not all. */
  indeterminate?: boolean | undefined;
}
