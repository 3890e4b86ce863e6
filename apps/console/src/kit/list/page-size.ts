import { defaultPageSize, pageSizes, type PageSize } from "@o2r/api/contract/core";

const place = "o2r.pageSize";

/** Rows on a page where the address does not say: what this person chose last, in whichever list. */
export const usualPageSize = (): PageSize => {
  try {
    const kept = localStorage.getItem(place);
    return pageSizes.find((size) => String(size) === kept) ?? defaultPageSize;
  } catch {
    // Storage that is switched off keeps nothing.
    return defaultPageSize;
  }
};

/** Keeps what was chosen for the lists to come. */
export const keepPageSize = (chosen: number): PageSize => {
  const size = pageSizes.find((one) => one === chosen) ?? defaultPageSize;
  try {
    localStorage.setItem(place, String(size));
  } catch {
    // It counts for this page alone.
  }
  return size;
};

/** What a press on Previous or Next does; undefined at the end that it would lead past. */
export const pageStep = (cursor: string | null | undefined, step: (cursor: string) => void): (() => void) | undefined =>
  cursor === null || cursor === undefined ? undefined : () => step(cursor);
