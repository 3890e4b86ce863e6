import type { Column, ListDeclaration } from "@o2r/api/contract";
import type { IconDrawing } from "@o2r/ui";
import type { ReactNode } from "react";

/** What every row of a list has. */
export interface ListRow {
  readonly id: string;
  readonly version: number;
}

/** What the rows are called, in lower case: `product`, `products`. */
export interface Noun {
  readonly one: string;
  readonly many: string;
}

/** How a screen draws one column when its kind does not say enough. */
export interface CellDrawing<Row> {
  readonly cell: (row: Row) => ReactNode;
}

/** An entry of a row's menu. */
export interface RowAction<Row> {
  readonly label: string;
  readonly icon: IconDrawing;
  /** Where it leads, or what it does. */
  readonly to?: (row: Row) => string;
  readonly run?: (row: Row) => void;
  /** Left out of the menu for rows it makes no sense for. */
  readonly when?: (row: Row) => boolean;
}

/** Something that is done to every selected row, one after another. */
export interface BulkAction<Row> {
  readonly label: string;
  readonly icon: IconDrawing;
  /** Asked before it begins: the dialog's title and button, and what exactly will happen to so many rows. */
  readonly confirm?: { readonly action: string; readonly consequence: (count: number) => string };
  /** Rows it makes no sense for are skipped and counted. */
  readonly when?: (row: Row) => boolean;
  readonly run: (row: Row) => Promise<unknown>;
}

export interface RowCard {
  readonly image?: ReactNode;
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly facts?: readonly ReactNode[];
  readonly figures?: readonly { readonly label: string; readonly value: ReactNode }[];
}

export type ColumnField<D extends ListDeclaration> = D["columns"][number] extends Column<infer Key> ? Key : never;
