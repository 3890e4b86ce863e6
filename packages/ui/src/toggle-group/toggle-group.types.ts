import type { ReactNode } from "react";
import type { IconDrawing } from "../icon/icon.types.ts";

/** One of the pressed-in choices. */
export interface ToggleOption {
  readonly value: string;
  readonly label: string;
  readonly icon?: IconDrawing | undefined;
  /** At the end, such as the key that chooses it. */
  readonly hint?: ReactNode;
  readonly disabled?: boolean | undefined;
}

interface ToggleGroupBase {
  options: readonly ToggleOption[];
  /** The key under which the value is sent. */
  name?: string | undefined;
  /** `joined` is one bar, for views and periods; `chips` stand apart and wrap, for reasons and answers. @default "joined" */
  variant?: "joined" | "chips" | undefined;
  /** 28, 32 (28 when compact) or 44 pixels high. @default "md" */
  size?: "sm" | "md" | "touch" | undefined;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  /** Needed only outside a `FormField group`. */
  "aria-label"?: string | undefined;
}

interface OneOf {
  /** Only one can be chosen. */
  multiple?: false | undefined;
  value: string | null | undefined;
  onValueChange: (value: string) => void;
}

interface SeveralOf {
  /** Any number of them can be chosen. */
  multiple: true;
  value: readonly string[] | null | undefined;
  onValueChange: (value: readonly string[]) => void;
}

export type ToggleGroupProps = ToggleGroupBase & (OneOf | SeveralOf);
