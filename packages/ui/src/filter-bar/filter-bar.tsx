import { Button } from "../button/button.tsx";
import { useLabels } from "../labels/labels.tsx";
import "./filter-bar.css";
import type { FilterBarProps } from "./filter-bar.types.ts";

const english = { clear: "Clear", filters: "Filters" };

/** One line above a list: search, filters, and how many rows they leave. */
export function FilterBar({ search, children, onClear, count, actions, labels }: FilterBarProps) {
  const words = useLabels("filterBar", english, labels);
  return (
    <div className="o2r-filter-bar">
      {search}
      <fieldset className="o2r-filter-bar-chips" aria-label={words.filters}>
        {children}
        {onClear && (
          <Button variant="ghost" size="sm" onClick={onClear}>
            {words.clear}
          </Button>
        )}
      </fieldset>
      <span className="o2r-filter-bar-count" aria-live="polite">
        {count}
      </span>
      {actions}
    </div>
  );
}
