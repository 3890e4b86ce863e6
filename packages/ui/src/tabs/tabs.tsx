import type { KeyboardEvent } from "react";
import "./tabs.css";
import type { TabsProps } from "./tabs.types.ts";

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Views of the same thing, such as saved views of a list. One stop of the keyboard; arrows, Home and End move inside. */
export function Tabs({ label, tabs, value, onValueChange, panel, end }: TabsProps) {
  const move = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const next = steps[event.key]?.(index, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    onValueChange(tab.id);
    const target = event.currentTarget.parentElement?.children[next];
    if (target instanceof HTMLElement) target.focus();
  };
  // Where none is in sight, the keyboard stops at the first.
  const stop = tabs.find(({ id }) => id === value) ?? tabs[0];
  return (
    <div className="o2r-tabs">
      <div role="tablist" aria-label={label}>
        {tabs.map(({ id, label: name, count }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            aria-selected={id === value}
            aria-controls={panel}
            tabIndex={id === stop?.id ? 0 : -1}
            onClick={() => onValueChange(id)}
            onKeyDown={(event) => move(event, index)}
          >
            {name}
            {count !== undefined && <span className="o2r-tabs-count">{count}</span>}
          </button>
        ))}
      </div>
      {end}
    </div>
  );
}
