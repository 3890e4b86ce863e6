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
  /** The tabs, in their order. */
  tabs: readonly TabItem[];
  /** The id of the one in sight; undefined where what is seen is none of them. */
  value: string | undefined;
  onValueChange: (id: string) => void;
  /** Id of the element that the tabs change. */
  panel?: string | undefined;
  /** After the tabs, such as “Save view”. */
  end?: ReactNode;
}
