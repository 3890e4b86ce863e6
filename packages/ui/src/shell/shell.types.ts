import type { ReactNode } from "react";

export interface ShellProps {
  /** Left of everything; leave it out on a phone. */
  sidebar?: ReactNode;
  header: ReactNode;
  /** Stays at the lower edge while the page scrolls, such as the actions of a form. */
  footer?: ReactNode;
  children: ReactNode;
}

export interface PageProps {
  /** `surface` for lists and forms, `canvas` for pages made of cards. @default "surface" */
  background?: "surface" | "canvas" | undefined;
  /** Fills the height and does not scroll itself: the table inside does. */
  fill?: boolean | undefined;
  children: ReactNode;
}
