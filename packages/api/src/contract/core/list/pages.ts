/** The page sizes that every table offers (specification §2), smallest first. */
export const pageSizes = [10, 25, 50, 100, 200, 300, 400, 500] as const;
/** One of the page sizes of the specification. */
export type PageSize = (typeof pageSizes)[number];
/** Rows on a page unless the address says otherwise. */
export const defaultPageSize: PageSize = 25;

/** How many options an async dropdown fetches (specification §9). */
export const lookupSize = 50;

/** How many ids a filter of a list or of an async dropdown may name. */
export const mostIds = 50;

/** One page of a list. */
export interface Page<Row> {
  readonly content: readonly Row[];
  readonly size: number;
  /** Opaque; asks for the page after this one, of the same search, filters and sort. Null on the last page. */
  readonly nextCursor: string | null;
  /** Opaque; asks for the page before this one, as `nextCursor`. Null on the first page. */
  readonly prevCursor: string | null;
  /** How many rows match, counted up to a cap. */
  readonly totalElements: number;
  /** True when counting stopped at the cap: there are at least `totalElements`. */
  readonly totalCapped: boolean;
}
