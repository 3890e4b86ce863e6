import { useEffect, useState, type RefObject } from "react";

/** The DOM id of a section's heading region. */
export const sectionDomId = (id: string): string => `section-${id}`;

/** Which section is being read: the last one whose top has passed the upper third of the form's scroller. */
export const useCurrentSection = (scroller: RefObject<HTMLElement | null>, ids: readonly string[]): string | undefined => {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(" ");

  useEffect(() => {
    const root = scroller.current;
    if (root === null) return;
    const find = () => {
      const line = root.getBoundingClientRect().top + root.clientHeight / 3;
      const atEnd = root.scrollTop + root.clientHeight >= root.scrollHeight - 1;
      const names = key.split(" ");
      const passed = names.filter((id) => {
        const section = document.getElementById(sectionDomId(id));
        return section !== null && section.getBoundingClientRect().top <= line;
      });
      setCurrent(atEnd && root.scrollTop > 0 ? names.at(-1) : (passed.at(-1) ?? names[0]));
    };
    find();
    root.addEventListener("scroll", find, { passive: true });
    return () => root.removeEventListener("scroll", find);
  }, [scroller, key]);

  return current;
};
