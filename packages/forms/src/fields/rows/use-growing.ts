import { startTransition, useCallback, useEffect, useState } from "react";

/** As many rows as fill a screen are drawn at once, and the others while nothing else is to be done. */
const step = 40;

/** How many of the rows are drawn, and how to have them all at once. */
export const useGrowing = (total: number): { readonly drawn: number; readonly drawAll: () => void } => {
  const [drawn, setDrawn] = useState(step);
  useEffect(() => {
    if (drawn < total) startTransition(() => setDrawn(drawn + step));
  }, [drawn, total]);
  const drawAll = useCallback(() => setDrawn(Number.POSITIVE_INFINITY), []);
  return { drawn, drawAll };
};
