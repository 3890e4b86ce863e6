import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import "./scroll.css";

/**
 * Something wide, such as a table: scrolled sideways where there is no room for it, by keys as well, and fading where more
 * follows. For stories and pages of docs.
 *
 * @param label what it shows
 */
export function Scroll({ label, children }: { label: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const box = ref.current;
    if (box === null) return undefined;
    const observer = new ResizeObserver(() => setOverflows(box.scrollWidth > box.clientWidth));
    for (const each of [box, ...box.children]) observer.observe(each);
    return () => observer.disconnect();
  }, []);
  // What does not scroll is no stop for Tab.
  const reached = overflows ? { role: "region", "aria-label": label, tabIndex: 0 } : {};
  return (
    <div className="story-scroll" ref={ref} {...reached}>
      {children}
    </div>
  );
}
