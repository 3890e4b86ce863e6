import { useEffect, useState, type RefObject } from "react";

/**
 * Which section is being read: the last one whose top has passed the upper third of the form's scroller. The line comes
 * down there from the top with the scrolling, within half of the way that there is: so the first is current until
 * something is scrolled, and short ones have their turn as well. At the end the last is.
 */
export const useCurrentSection = (
  scroller: RefObject<HTMLElement | null>,
  ids: readonly string[],
  elementIdOf: (id: string) => string,
): string | undefined => {
  const [current, setCurrent] = useState(ids[0]);

  useEffect(() => {
    const root = scroller.current;
    if (root === null) return;
    const find = () => {
      const { scrollTop, clientHeight, scrollHeight } = root;
      const third = clientHeight / 3;
      const way = Math.min(third, (scrollHeight - clientHeight) / 2);
      const line = root.getBoundingClientRect().top + (way > 0 ? third * Math.min(scrollTop / way, 1) : 0);
      const atEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1;
      const isPassed = (id: string) => {
        const section = document.getElementById(elementIdOf(id));
        return section !== null && section.getBoundingClientRect().top <= line;
      };
      setCurrent(atEnd ? ids.at(-1) : (ids.findLast(isPassed) ?? ids[0]));
    };
    find();
    root.addEventListener("scroll", find, { passive: true });
    return () => root.removeEventListener("scroll", find);
  }, [scroller, ids, elementIdOf]);

  return current;
};
