import type { ComponentProps } from "react";

/** One choice of a native select. */
export interface SelectOption {
  readonly value: string | number;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

export interface NativeSelectProps extends Omit<
  ComponentProps<"select">,
  "className" | "size" | "multiple" | "children"
> {
  options: readonly SelectOption[];
  /** The empty choice, shown while nothing is chosen. */
  placeholder?: string | undefined;
  /** 28, 32 (28 when compact) or 40 pixels high. @default "md" */
  size?: "sm" | "md" | "lg" | undefined;
  /** `quiet` has a fainter outline and takes only the width of its words. @default "outline" */
  variant?: "outline" | "quiet" | undefined;
}
