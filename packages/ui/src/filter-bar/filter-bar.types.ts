import type { ReactNode } from "react";

export interface FilterBarLabels {
  /** Removes every filter. */
  clear: string;
  /** Name of the group of chips. */
  filters: string;
}

export interface FilterBarProps {
  /** A `SearchBox`. */
  search?: ReactNode;
  /** `FilterChip`s, and the button that adds one. */
  children?: ReactNode;
  /** Shown as the button “Clear”; leave it out while nothing is filtered. */
  onClear?: (() => void) | undefined;
  /** How many there are, read out when it changes. */
  count?: ReactNode;
  /** At the end: density, columns. */
  actions?: ReactNode;
  labels?: Partial<FilterBarLabels> | undefined;
}

export interface FilterChipLabels {
  remove: (field: string) => string;
}

export interface FilterChipProps {
  /** What it filters by, such as “Status”. */
  field: string;
  /** How field and value are compared, such as “is” or “≤”. */
  operator?: string | undefined;
  /** What is kept, such as “Active”. */
  value: string;
  /** The value is short and never cut, such as days, which would say something else. @default false */
  whole?: boolean | undefined;
  /** Opens the filter for a change; given the button that was pressed, to which the focus returns. */
  onEdit?: ((button: HTMLElement) => void) | undefined;
  /** Called when the filter is taken away. */
  onRemove: () => void;
  labels?: Partial<FilterChipLabels> | undefined;
}
