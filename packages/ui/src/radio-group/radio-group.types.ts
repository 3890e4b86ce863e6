import type { ReactNode } from "react";

/** One of the choices that exclude each other. */
export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface RadioGroupProps {
  /** The key under which the value is sent. */
  name: string;
  options: readonly RadioOption[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
  disabled?: boolean | undefined;
  /** Side by side instead of one below another. */
  inline?: boolean | undefined;
  /** Needed only outside a `FormField group`. */
  "aria-label"?: string | undefined;
}
