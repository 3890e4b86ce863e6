import "../visually-hidden/visually-hidden.css";
import type { LiveRegionProps } from "./live-region.types.ts";

/** Says what changes on the screen to those who do not see it, such as the number of results. */
export function LiveRegion({ children, urgent = false }: LiveRegionProps) {
  return (
    <div className="o2r-visually-hidden" aria-live={urgent ? "assertive" : "polite"} aria-atomic>
      {children}
    </div>
  );
}
