import { useLayoutEffect, useRef, useState } from "react";
import type { About } from "../../packages/ui/src/story/about.types.ts";
import { Words } from "../../packages/ui/src/story/words.tsx";
import { useLook } from "./use-look.ts";

interface Spot {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** Half a marker, by which it stands over the edge of what it marks. */
const half = 10;

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
      setSpots(
        about.anatomy.flatMap(({ name, at }, index) => {
          const found = current.querySelector(at)?.getBoundingClientRect();
          if (found === undefined) return [];
          // Above and below in turn, so that the numbers of neighbours stay apart.
          const edge = index % 2 === 0 ? found.top - half * 2 : found.bottom;
          return [{ name, x: found.left + found.width / 2 - frame.left - half, y: edge - frame.top }];
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
        {spots.map(({ name, x, y }, at) => (
          <span key={name} className="o2r-docs-spot" style={{ insetInlineStart: x, insetBlockStart: y }}>
            {at + 1}
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
