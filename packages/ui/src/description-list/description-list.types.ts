import type { ReactNode } from "react";

/** A term and what it is for this record. */
export interface Description {
  readonly term: string;
  /** Shown as “–” when there is none. */
  readonly value: ReactNode;
}

export interface DescriptionListProps {
  items: readonly Description[];
  /** `rows` sets the term before the value, `columns` above it. @default "rows" */
  layout?: "rows" | "columns" | undefined;
}
