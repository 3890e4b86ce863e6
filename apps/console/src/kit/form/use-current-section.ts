import { useEffect, useState, type RefObject } from "react";

/** Which section is being read: the last one whose top has passed the upper third of the form's scroller. */
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
      const line = root.getBoundingClientRect().top + root.clientHeight / 3;
      const atEnd = root.scrollTop > 0 && root.scrollTop + root.clientHeight >= root.scrollHeight - 1;
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
