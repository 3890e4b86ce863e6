import { useEffect } from "react";

/** Names the window after the page. */
export const useWindowTitle = (title: string): void => {
  useEffect(() => {
    document.title = `${title} · O2R Console`;
  }, [title]);
};
