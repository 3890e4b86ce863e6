/** The sizes that every table offers (specification §2). */
export const pageSizes = [10, 25, 50, 100, 200, 300, 400, 500] as const;

export interface PaginationLabels {
  /** Name of the navigation. */
  pagination: string;
  /** Which rows are shown, such as “1–50 of 1,284”. A capped total is a lower bound. */
  range: (from: number, to: number, total: number, capped: boolean) => string;
  rowsPerPage: string;
  page: (page: number, pages: number) => string;
  previous: string;
  next: string;
}

export interface PaginationProps {
  /** Number of the first row shown, from 1; 0 when there are none. */
  from: number;
  /** How many rows are shown. */
  count: number;
  /** How many there are; undefined until that is known. */
  total: number | undefined;
  /** The service stopped counting at `total`; there are more. */
  totalIsCapped?: boolean | undefined;
  /** How many rows a page has. */
  size: number;
  /** Gets the number of rows that a page is to have. */
  onSizeChange: (size: number) => void;
  /** Undefined on the first page. */
  onPrevious?: (() => void) | undefined;
  /** Undefined on the last page. */
  onNext?: (() => void) | undefined;
  labels?: Partial<PaginationLabels> | undefined;
}
