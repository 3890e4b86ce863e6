import type { ComponentProps, ReactNode } from "react";

export interface HeaderProps {
  /** Before the title: on a phone the button that opens the menu. */
  start?: ReactNode;
  /** Breadcrumbs or the title. */
  children?: ReactNode;
  /** Bell, role, user menu. */
  end?: ReactNode;
}

export interface UserButtonProps extends Omit<ComponentProps<"button">, "className" | "children"> {
  /** The person's name. On a phone only the initials are drawn. */
  name: string;
}
