import type { ReactNode } from "react";

export interface PageHeaderProps {
  /** The page's only first-rank heading. */
  title: ReactNode;
  /** A small picture before the title. */
  media?: ReactNode;
  /** Beside the title: one badge with the state. */
  badge?: ReactNode;
  /** A line below: ids, names. */
  description?: ReactNode;
  /** Buttons at the end, at most one of them primary. */
  actions?: ReactNode;
}
