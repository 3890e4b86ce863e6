import type { ReactNode } from "react";

/** A tab; its panel is drawn by whoever holds the tabs. */
export interface TabItem {
  readonly id: string;
  readonly label: string;
  /** How many there are, after the label. */
  readonly count?: string | number | undefined;
}

export interface TabsProps {
  /** Name of the row of tabs. */
  label: string;
  tabs: readonly TabItem[];
  value: string;
  onValueChange: (id: string) => void;
  /** Id of the element that the tabs change. */
  panel?: string | undefined;
  /** After the tabs, such as “Save view”. */
  end?: ReactNode;
}
