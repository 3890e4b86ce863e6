import type { ComponentProps, ReactNode } from "react";
import type { IconDrawing } from "../icon/icon.types.ts";

/** How much it asks to be pressed: at most one `primary` to a page; `danger` takes something away. */
export type ButtonVariant = "primary" | "default" | "ghost" | "link" | "danger";
/** Height 28 px, that of the other controls, or 40 px. */
export type ButtonSize = "sm" | "md" | "lg";

export interface ButtonLabels {
  /** Announced while a button is at work. */
  loading: string;
}

/** The look of a button, for what is not one, such as a router's link. */
export interface ButtonLook {
  /** One `primary` per view. @default "default" */
  variant?: ButtonVariant | undefined;
  /** 28, 32 (28 when compact) or 40 pixels high. @default "md" */
  size?: ButtonSize | undefined;
  /** Takes the whole width. */
  block?: boolean | undefined;
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<"button">, "className" | "size"> {
  /** Drawn before the text. */
  icon?: IconDrawing | undefined;
  /** Drawn after the text. */
  endIcon?: IconDrawing | undefined;
  /** Shows a spinner, keeps focus and width, and ignores presses. */
  loading?: boolean | undefined;
  labels?: Partial<ButtonLabels> | undefined;
  children: ReactNode;
}
