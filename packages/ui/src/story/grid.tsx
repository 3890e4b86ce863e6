import type { ReactNode } from "react";
import "./grid.css";

/** A grid of samples, each with its name above. For stories only. */
export function Grid({ children }: { children: ReactNode }) {
  return <div className="story-grid">{children}</div>;
}

export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure className="story-sample">
      <figcaption>{name}</figcaption>
      {children}
    </figure>
  );
}
