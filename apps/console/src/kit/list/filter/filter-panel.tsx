import type { Filter } from "@o2r/api/contract/core";
import { Button, Icon, IconButton } from "@o2r/ui";
import { ArrowLeft, ChevronRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { FilterEditor } from "./filter-editor.tsx";
import type { FilterValue } from "./filter-value.ts";
import "./filter-panel.css";

export interface FilterPanelProps {
  readonly filters: readonly Filter[];
  readonly values: Readonly<Record<string, FilterValue>>;
  /** Key of the filter that is being set; none while one is being chosen. */
  readonly chosen: string | undefined;
  readonly onChoose: (key: string | undefined) => void;
  readonly onSet: (key: string, value: FilterValue | undefined) => void;
  readonly onDone: () => void;
}

/** First which filter, then its values. Values take effect at once; the list stands beside to show it. */
export function FilterPanel({ filters, values, chosen, onChoose, onSet, onDone }: FilterPanelProps) {
  const filter = filters.find(({ key }) => key === chosen);
  const choice = useRef<HTMLUListElement>(null);
  const editor = useRef<HTMLDivElement>(null);
  const shown = useRef(chosen);

  // What was pressed is gone with the step that it led to; the focus goes along, and back to where it came from.
  useEffect(() => {
    const left = shown.current;
    shown.current = chosen;
    if (left === chosen) return;
    const opened = editor.current?.querySelector<HTMLElement>("input");
    (opened ?? choice.current?.querySelector<HTMLElement>(`[data-key="${left}"]`))?.focus();
  }, [chosen]);

  if (filter === undefined) {
    return (
      <ul ref={choice} className="filter-panel-choice" aria-label="Filter by">
        {filters.map(({ key, label }) => (
          <li key={key}>
            <button
              type="button"
              data-key={key}
              data-set={values[key] === undefined ? undefined : ""}
              onClick={() => onChoose(key)}
            >
              {label}
              <Icon as={ChevronRight} size={14} />
            </button>
          </li>
        ))}
      </ul>
    );
  }
  const value = values[filter.key];
  return (
    <div ref={editor} className="filter-panel">
      <div className="filter-panel-head">
        <IconButton size="sm" icon={ArrowLeft} label="All filters" onClick={() => onChoose(undefined)} />
        <b>{filter.label}</b>
      </div>
      <FilterEditor key={filter.key} filter={filter} value={value} onSet={(next) => onSet(filter.key, next)} />
      <div className="filter-panel-foot">
        {value !== undefined && (
          <Button variant="ghost" size="sm" onClick={() => onSet(filter.key, undefined)}>
            Remove
          </Button>
        )}
        <Button size="sm" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  );
}
