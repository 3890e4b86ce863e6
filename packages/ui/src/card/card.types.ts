import type { ReactNode } from "react";

export interface CardProps {
  title?: ReactNode;
  /** Stand at the end of the title's line. */
  actions?: ReactNode;
  /** Depth of the title in the page. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Leaves the body without padding, for a table or a list that runs to the edges. */
  flush?: boolean | undefined;
  children?: ReactNode;
}
