import type { ComponentProps } from "react";

export interface LinkProps extends Omit<ComponentProps<"a">, "className"> {
  /** Opens in a new tab, and says so by an arrow. */
  external?: boolean | undefined;
}
