import { defaultPageSize, pageSizes, type ListDeclaration, type PageSize } from "@o2r/api/contract/core";
import type { Sort } from "@o2r/ui";
import { readFilterValue, writeFilterValue, type FilterValue, type ReadableFilter } from "./filter/filter-value.ts";
import { usualPageSize } from "./page-size.ts";

/** Everything that decides what a list shows. The URL is the only place where it is kept. */
export interface ListState {
  readonly q: string;
  /** Key of a sortable column; `-` before it means descending. */
  readonly sort: string;
  readonly size: PageSize;
  /** Where the page begins. Null on the first page. */
  readonly cursor: string | null;
  /** The page's number, for the eye only; the cursor decides. 1 exactly when there is no cursor. */
  readonly page: number;
  /** By filter key, in the order of the declaration. */
  readonly filters: Readonly<Record<string, FilterValue>>;
  /** Fields of the columns that are shown, in their order, where the person has chosen them. */
  readonly columns?: readonly string[] | undefined;
}

/** As much of a list's declaration as it takes to read its state from an address. */
export interface ReadableList {
  readonly columns: readonly { readonly field: string; readonly sort?: true }[];
  readonly filters: readonly ReadableFilter[];
  readonly defaultSort: string;
}

const opaque = /^[\w.~=-]{1,1024}$/;
const shortestSearch = 3;
const longestSearch = 100;
const highestPage = 1_000_000;

const readSearch = (text: string | null): string => {
  const words = (text ?? "")
    .replace(/\p{C}+/gu, " ")
    .trim()
    .slice(0, longestSearch)
    .trim();
  return words.length < shortestSearch ? "" : words;
};

const readSort = (text: string | null, { columns, defaultSort }: ReadableList): string => {
  const key = text?.startsWith("-") ? text.slice(1) : text;
  return text !== null && columns.some((column) => column.sort && column.field === key) ? text : defaultSort;
};

const readSize = (text: string | null): PageSize => pageSizes.find((size) => String(size) === text) ?? usualPageSize();

const readPage = (text: string | null): number => {
  const page = /^\d{1,7}$/.test(text ?? "") ? Number(text) : 2;
  return Math.min(Math.max(page, 2), highestPage);
};

const readFilters = (params: URLSearchParams, filters: readonly ReadableFilter[]): Record<string, FilterValue> => {
  const found: Record<string, FilterValue> = {};
  for (const filter of filters) {
    const text = params.get(filter.key);
    const value = text === null ? undefined : readFilterValue(filter, text);
    if (value !== undefined) found[filter.key] = value;
  }
  return found;
};

const readColumns = (text: string | null, { columns }: ReadableList): readonly string[] | undefined => {
  const known = [...new Set(text?.split(","))].filter((field) => columns.some((column) => column.field === field));
  return known.length === 0 ? undefined : known;
};

/** The list state that an address names. Whatever the declaration does not allow is as if it were not there. */
export const readListState = (params: URLSearchParams, declaration: ReadableList): ListState => {
  const cursor = params.get("cursor");
  const known = cursor !== null && opaque.test(cursor) ? cursor : null;
  return {
    q: readSearch(params.get("q")),
    sort: readSort(params.get("sort"), declaration),
    size: readSize(params.get("size")),
    cursor: known,
    page: known === null ? 1 : readPage(params.get("page")),
    filters: readFilters(params, declaration.filters),
    columns: readColumns(params.get("columns"), declaration),
  };
};

/** The shortest address that names a list state: what stands at its default is left out. */
export const writeListState = (state: ListState, declaration: ListDeclaration): URLSearchParams => {
  const params = new URLSearchParams();
  if (state.q !== "") params.set("q", state.q);
  for (const { key } of declaration.filters) {
    const value = state.filters[key];
    if (value !== undefined) params.set(key, writeFilterValue(value));
  }
  if (state.sort !== declaration.defaultSort) params.set("sort", state.sort);
  // Only what everybody's list has by itself may be left out: an address means the same rows to whoever opens it again.
  if (state.size !== defaultPageSize || usualPageSize() !== defaultPageSize) params.set("size", String(state.size));
  if (state.columns) params.set("columns", state.columns.join());
  if (state.cursor !== null) {
    params.set("cursor", state.cursor);
    params.set("page", String(state.page));
  }
  return params;
};

/** The same list from its first page, with other search words, order, size or filters. */
export const fromFirstPage = (
  state: ListState,
  change: Partial<Pick<ListState, "q" | "sort" | "size" | "filters">>,
): ListState => ({ ...state, ...change, cursor: null, page: 1 });

/** What a list shows, on whichever page and however many rows a page has: by it a saved view is known again. */
export const shownBy = (state: ListState, declaration: ListDeclaration): string =>
  writeListState(fromFirstPage(state, { size: defaultPageSize }), declaration).toString();

/** The page that a cursor of the reply leads to. Page 1 needs no cursor, so it cannot go stale. */
export const toPage = (state: ListState, page: number, cursor: string): ListState =>
  page <= 1 ? { ...state, cursor: null, page: 1 } : { ...state, cursor, page };

/** The filters with one set, or taken away by `undefined`. */
export const withFilter = (
  filters: ListState["filters"],
  key: string,
  value: FilterValue | undefined,
): ListState["filters"] => {
  const { [key]: _before, ...others } = filters;
  return value === undefined ? others : { ...others, [key]: value };
};

const sortOfTable = (sort: Sort): string => (sort.direction === "descending" ? `-${sort.column}` : sort.column);

/** The order in force, as the table draws it. */
export const tableSort = (sort: string): Sort =>
  sort.startsWith("-") ? { column: sort.slice(1), direction: "descending" } : { column: sort, direction: "ascending" };

/**
 * The order that a header asks for; without one the list's own. Where that is in force already, it is turned round, so
 * that a press is never without effect.
 */
export const orderAsked = (asked: Sort | undefined, inForce: string, own: string): string => {
  if (asked !== undefined) return sortOfTable(asked);
  return inForce === own ? tableSort(own).column : own;
};

/** Whether anything narrows the list: words in the search box, or a filter. */
export const isNarrowed = ({ q, filters }: ListState): boolean => q !== "" || Object.keys(filters).length > 0;

/** What the list call is asked: the state as the wire writes it. */
export const listQuery = (state: ListState): Record<string, string | number> => ({
  ...(state.q === "" ? {} : { q: state.q }),
  sort: state.sort,
  size: state.size,
  ...(state.cursor === null ? {} : { cursor: state.cursor }),
  ...Object.fromEntries(Object.entries(state.filters).map(([key, value]) => [key, writeFilterValue(value)])),
});
