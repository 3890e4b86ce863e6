/** The code by which a heading is drawn wider and dragged. */
export const fetchHandle = () => import("./column-handle.tsx");

/**
 * Fetches what columns are arranged by, for whoever passes `onLayoutChange` only once that is there: a table that is not told
 * ahead fetches it by itself. Rejects where it cannot come.
 */
export const preloadColumnHandles = async (): Promise<void> => void (await fetchHandle());
