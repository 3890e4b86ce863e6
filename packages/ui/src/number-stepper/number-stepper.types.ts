import type { Ref } from "react";

export interface NumberStepperLabels {
  /** What the buttons do with a step, said after the name of what is counted. */
  less: (step: number) => string;
  more: (step: number) => string;
}

export interface NumberStepperProps {
  value: number | null | undefined;
  /** Gets null when it is emptied. Bounds are not forced on what is typed: a form refuses it with its own words. */
  onValueChange: (value: number | null) => void;
  /** The least that it takes. @default 0 */
  min?: number | undefined;
  /** The most that it takes. */
  max?: number | undefined;
  /** What the buttons add and take away, such as a pack of 12: they go to the next whole pack. @default 1 */
  step?: number | undefined;
  /** How many decimals can be typed. @default 0 */
  decimals?: number | undefined;
  name?: string | undefined;
  id?: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  /** 28, 32 (28 when compact) or 48 pixels high. @default "md" */
  size?: "sm" | "md" | "touch" | undefined;
  onBlur?: (() => void) | undefined;
  /**
   * Names the input and, with what they do, its buttons: `Rejected of Toor Dal: one more`. Needed outside of a `FormField`,
   * and where several stand below the same label.
   */
  "aria-label"?: string | undefined;
  "aria-invalid"?: boolean | undefined;
  "aria-describedby"?: string | undefined;
  /** The input. */
  ref?: Ref<HTMLInputElement> | undefined;
  labels?: Partial<NumberStepperLabels> | undefined;
}
