import { X } from "lucide-react";
import { Icon } from "../icon/icon.tsx";
import { useLabels } from "../labels/labels.tsx";
import "./filter-bar.css";
import type { FilterChipLabels, FilterChipProps } from "./filter-bar.types.ts";

const english: FilterChipLabels = { remove: (field) => `Remove filter ${field}` };

/** A filter in force: field, comparison, value, and the way to take it away. */
export function FilterChip({ field, operator, value, whole = false, onEdit, onRemove, labels }: FilterChipProps) {
  const words = useLabels("filterChip", english, labels);
  const parts = (
    <>
      <span className="o2r-chip-field">{field}</span>
      {operator !== undefined && <span className="o2r-chip-operator">{operator}</span>}
      <span className="o2r-chip-value">{value}</span>
    </>
  );
  return (
    <span className="o2r-chip" data-whole={whole || undefined}>
      {onEdit ? (
        <button type="button" className="o2r-chip-text" onClick={(event) => onEdit(event.currentTarget)}>
          {parts}
        </button>
      ) : (
        <span className="o2r-chip-text">{parts}</span>
      )}
      <button type="button" className="o2r-chip-remove" onClick={onRemove} aria-label={words.remove(field)}>
        <Icon as={X} size={12} />
      </button>
    </span>
  );
}
