import type { ButtonLook } from "./button.types.ts";

/**
 * The attributes that make any element look like a button: `<Link {...buttonLook({ variant: "primary" })}>`.
 * The style sheet comes with `Button`.
 */
export function buttonLook({ variant = "default", size = "md", block = false }: ButtonLook = {}) {
  return {
    className: "o2r-button",
    "data-variant": variant,
    "data-size": size,
    "data-block": block || undefined,
  } as const;
}
