import type { ComponentProps } from "react";

export interface TextareaProps extends Omit<ComponentProps<"textarea">, "className"> {
  /** Lines shown at first; it grows with what is typed. @default 3 */
  rows?: number | undefined;
}
