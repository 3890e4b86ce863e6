import type { Filter, ListDeclaration } from "@o2r/api/contract/core";
import { Button, FilterBar, FilterChip, VisuallyHidden } from "@o2r/ui";
import { Popover } from "@o2r/ui/overlays";
import { ListFilter } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import { useLookupNames } from "../../lookups.ts";
import { phone, useMedia } from "../../use-media.ts";
import { FilterPanel } from "./filter-panel.tsx";
import { filterText } from "./filter-text.ts";
import type { FilterValue } from "./filter-value.ts";
import { withFilter, type ListState } from "../list-state.ts";

export interface ListFiltersProps {
  readonly declaration: ListDeclaration;
  readonly state: ListState;
  readonly search: ReactNode;
  /** How many rows match, in words. */
  readonly count: ReactNode;
  readonly actions: ReactNode;
  readonly onFilters: (filters: ListState["filters"]) => void;
  readonly onClear: (() => void) | undefined;
}

interface ChipProps {
  readonly filter: Filter;
  readonly value: FilterValue;
  readonly onEdit: (button: HTMLElement) => void;
  readonly onRemove: () => void;
}

const nothingNamed = (): undefined => undefined;

function PlainChip({ filter, value, ...rest }: ChipProps) {
  const { label, ...words } = filterText(filter, value, nothingNamed);
  return <FilterChip field={label} {...words} {...rest} />;
}

function LookupChip({ filter, value, ...rest }: ChipProps & { readonly filter: Filter & { kind: "lookup" } }) {
  const names = useLookupNames(filter.source, value.kind === "lookup" ? value.values : []);
  const { label, ...words } = filterText(filter, value, (id) => names.get(id));
  return <FilterChip field={label} {...words} {...rest} />;
}

/** The line above a list: search, a chip for every filter in force, the filter menu, Clear, and the count. */
export function ListFilters(props: ListFiltersProps) {
  const { declaration, state, search, count, actions, onFilters, onClear } = props;
  const [chosen, setChosen] = useState<string>();
  const isPhone = useMedia(phone);
  const button = useRef<HTMLButtonElement>(null);
  /** The chip that opened the menu; none when its button did. */
  const edited = useRef<HTMLElement>(null);
  const set = (key: string, value: FilterValue | undefined) => onFilters(withFilter(state.filters, key, value));
  // What takes a filter away goes with it.
  const keepFocus = () => button.current?.focus();
  const inForce = declaration.filters.flatMap((filter) => {
    const value = state.filters[filter.key];
    return value === undefined ? [] : [{ filter, value }];
  });

  const menu = declaration.filters.length > 0 && (
    <Popover
      side="bottom"
      // Two days, with what clears them and the calendar; letters of a phone are larger.
      width={isPhone ? 328 : 288}
      label="Filter"
      steady
      // A chip may have gone, taken away from inside.
      finalFocus={() => (edited.current?.isConnected ? edited.current : null)}
      trigger={
        <Button
          ref={button}
          variant={isPhone ? "default" : "ghost"}
          size="sm"
          icon={ListFilter}
          onClick={(event) => {
            // Opens with the choice of filters; what is open already closes as it stands.
            if (event.currentTarget.ariaExpanded === "true") return;
            edited.current = null;
            setChosen(undefined);
          }}
        >
          Filter
          {isPhone && inForce.length > 0 && (
            <span className="list-filter-count">
              {inForce.length}
              <VisuallyHidden> in force</VisuallyHidden>
            </span>
          )}
        </Button>
      }
    >
      {(close) => (
        <FilterPanel
          filters={declaration.filters}
          values={state.filters}
          chosen={chosen}
          onChoose={setChosen}
          onSet={set}
          onDone={close}
        />
      )}
    </Popover>
  );

  return (
    <FilterBar
      search={search}
      count={isPhone ? <VisuallyHidden>{count}</VisuallyHidden> : count}
      actions={actions}
      onClear={
        onClear &&
        (() => {
          onClear();
          keepFocus();
        })
      }
    >
      {isPhone && menu}
      {inForce.map(({ filter, value }) => {
        const chip = {
          value,
          onEdit: (pressed: HTMLElement) => {
            button.current?.click();
            edited.current = pressed;
            setChosen(filter.key);
          },
          onRemove: () => {
            set(filter.key, undefined);
            keepFocus();
          },
        };
        return filter.kind === "lookup" ? (
          <LookupChip key={filter.key} filter={filter} {...chip} />
        ) : (
          <PlainChip key={filter.key} filter={filter} {...chip} />
        );
      })}
      {!isPhone && menu}
    </FilterBar>
  );
}
