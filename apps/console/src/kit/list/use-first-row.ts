import { useEffect, useRef, type RefObject } from "react";

/**
 * Other rows are read from the first one; the same rows, read anew, stay where they are.
 * @param query what the rows on screen answer, once `isLoading` is over
 */
export const useFirstRow = (screen: RefObject<Element | null>, query: string, isLoading: boolean): void => {
  const shown = useRef(query);
  useEffect(() => {
    if (isLoading || shown.current === query) return;
    shown.current = query;
    screen.current?.querySelector(".o2r-table, .o2r-table-cards")?.scrollTo({ top: 0 });
  }, [screen, query, isLoading]);
};
