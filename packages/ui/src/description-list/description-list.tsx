import type { ReactNode } from "react";
import "./description-list.css";
import type { DescriptionListProps } from "./description-list.types.ts";

const isNothing = (value: ReactNode) => value === undefined || value === null || value === "";

/** Facts about one thing. */
export function DescriptionList({ items, layout = "rows" }: DescriptionListProps) {
  return (
    <dl className="o2r-descriptions" data-layout={layout}>
      {items.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{isNothing(value) ? "–" : value}</dd>
        </div>
      ))}
    </dl>
  );
}
