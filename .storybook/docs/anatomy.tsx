import { useLayoutEffect, useRef, useState } from "react";
import type { About } from "../../packages/ui/src/story/about.types.ts";
import { Words } from "../../packages/ui/src/story/words.tsx";
import { boxOfPart, isSeen, markersOf, wordsIn } from "./spots.ts";
import { useLook } from "./use-look.ts";

interface Spot {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** The component with a number at each of its parts, and what each is. */
export function Anatomy({ about }: { about: About }) {
  const picture = useRef<HTMLDivElement>(null);
  const [spots, setSpots] = useState<readonly Spot[]>([]);
  const look = useLook();
  useLayoutEffect(() => {
    const { current } = picture;
    if (current === null) return undefined;
    const measure = () => {
      const frame = current.getBoundingClientRect();
      const found = about.anatomy.flatMap(({ name, at }) => {
        const part = current.querySelector(at);
        return part !== null && isSeen(part) ? [{ name, part }] : [];
      });
      const all = found.map(({ part }) => part);
      const parts = found.map(({ name, part }) => ({ name, box: boxOfPart(part, all) }));
      const markers = markersOf(
        parts.map(({ box }) => box),
        wordsIn(current),
      );
      setSpots(
        parts.map(({ name, box }, index) => {
          const { left, top } = markers[index] ?? box;
          return { name, x: left - frame.left, y: top - frame.top };
        }),
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [about, look]);
  return (
    <div className="o2r-docs sb-unstyled">
      <div className="o2r-docs-example o2r-docs-anatomy" ref={picture} inert>
        {(about.picture ?? about.example)()}
        {spots.map(({ name, x, y }) => (
          <span key={name} className="o2r-docs-spot" style={{ left: x, top: y }}>
            {about.anatomy.findIndex((part) => part.name === name) + 1}
          </span>
        ))}
      </div>
      <ol className="o2r-docs-parts">
        {about.anatomy.map(({ name, what }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>
              <Words>{what}</Words>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
