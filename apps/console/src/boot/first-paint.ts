import { useLayoutEffect } from "react";

/** For how long what is missing shows without delay after the page has taken over, in milliseconds. */
const arriving = 4000;

/** What the HTML shows until the page takes over, while it stands. */
export const firstPaint = (): HTMLElement | null => document.querySelector<HTMLElement>("#first-paint");

/** Takes the first paint away as soon as `there` says that the page itself can be seen. */
export const useFirstPaintOver = (there = true): void => {
  useLayoutEffect(() => {
    const painted = firstPaint();
    if (!there || painted === null) return;
    const { dataset } = document.documentElement;
    dataset["arriving"] = "";
    painted.remove();
    setTimeout(() => delete dataset["arriving"], arriving);
  }, [there]);
};
