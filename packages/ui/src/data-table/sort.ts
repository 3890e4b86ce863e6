/** As `aria-sort` says it. */
export type SortDirection = "ascending" | "descending";

/** By which column, and which way. */
export interface Sort {
  /** Id of the column. */
  readonly column: string;
  readonly direction: SortDirection;
}

/** The order after a press on a heading: ascending, then descending, then the list's own again. */
export function nextSort(sort: Sort | undefined, column: string): Sort | undefined {
  if (sort?.column !== column) return { column, direction: "ascending" };
  return sort.direction === "ascending" ? { column, direction: "descending" } : undefined;
}
