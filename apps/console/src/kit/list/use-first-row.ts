import { useLayoutEffect, useRef, type RefObject } from "react";
import { useNavigationType } from "react-router-dom";

/**
 * Other rows are read from the first one; the same rows, read again, stay where they are, and those that Back and Forward
 * lead to come as they were left.
 * @param query what the rows on screen answer, once `isLoading` is over
 */
export const useFirstRow = (screen: RefObject<Element | null>, query: string, isLoading: boolean): void => {
  const shown = useRef(query);
  const how = useNavigationType();
  useLayoutEffect(() => {
    if (isLoading || shown.current === query) return;
    shown.current = query;
    if (how !== "POP") screen.current?.querySelector(".o2r-table, .o2r-table-cards")?.scrollTo({ top: 0 });
  }, [screen, query, isLoading, how]);
};
