import type { InputProps } from "../input/input.types.ts";

export interface PasswordInputLabels {
  show: string;
  hide: string;
}

export interface PasswordInputProps extends Omit<InputProps, "type" | "action" | "suffix"> {
  /** Shows the characters whatever the button says, when one checkbox governs several fields. */
  shown?: boolean | undefined;
  /** Whether the button is there; it is left out where `shown` is governed from outside. @default true */
  toggle?: boolean | undefined;
  labels?: Partial<PasswordInputLabels> | undefined;
}
