import type { ComponentProps } from "react";

/** Steps of the spacing scale, in pixels. */
export type Gap = 2 | 4 | 6 | 8 | 12 | 16 | 20 | 24 | 32 | 40 | 64;

export interface StackProps extends ComponentProps<"div"> {
  /** Space between the children. @default 16 */
  gap?: Gap | undefined;
  /** Where the children stand across: over the whole width, or as wide as they are. @default "stretch" */
  align?: "stretch" | "start" | "center" | "end" | undefined;
}

export interface InlineProps extends ComponentProps<"div"> {
  /** Space between the children, and between lines. @default 8 */
  gap?: Gap | undefined;
  /** Where the children stand in the height of a line. @default "center" */
  align?: "start" | "center" | "end" | "baseline" | undefined;
  /** Where they stand in its width; `between` puts the space between them. @default "start" */
  justify?: "start" | "center" | "end" | "between" | undefined;
  /** Keeps them in one line, however narrow it is. */
  nowrap?: boolean | undefined;
}
