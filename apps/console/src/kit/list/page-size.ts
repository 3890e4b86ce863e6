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
export const keepPageSize = (size: PageSize): void => {
  try {
    localStorage.setItem(place, String(size));
  } catch {
    // It counts for this page alone.
  }
};
