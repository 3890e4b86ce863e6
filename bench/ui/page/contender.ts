import type { ComponentType } from "react";
import type { Row } from "./rows.ts";

export interface TableProps {
  readonly rows: readonly Row[];
  readonly selection: ReadonlySet<string>;
  readonly onSelect: (ids: ReadonlySet<string>) => void;
}

/** A module of this shape for each library: a table of these rows with a box for each, and one for all. */
export interface Contender {
  readonly Table: ComponentType<TableProps>;
}
