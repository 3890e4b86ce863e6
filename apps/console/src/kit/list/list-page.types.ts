import type { AnyEndpoint, ListDeclaration, Permission, ReplyOf } from "@o2r/api/contract/core";
import type { Column, IconDrawing } from "@o2r/ui";
import type { ReactNode } from "react";

/** The row of a list endpoint. */
export type RowOf<E extends AnyEndpoint> = ReplyOf<E> extends { content: (infer Row)[] } ? Row : never;

/** What every row of a list has. */
export interface ListRow {
  readonly id: string;
}

/** What the rows are called, in lower case: `product`, `products`. */
export interface Noun {
  readonly one: string;
  readonly many: string;
}

/** How a screen draws a column where the column's kind does not say enough. */
export interface CellDrawing<Row> {
  readonly cell?: (row: Row) => ReactNode;
  readonly kind?: Column<Row>["kind"];
  /** In place of the declaration's, which names the unit that a file holds. */
  readonly header?: string;
  /** CSS pixels, in place of the declaration's. */
  readonly width?: number;
  /** The same in a compact list, where it is to be another one than a little less. */
  readonly compactWidth?: number;
}

/** An entry of a row's menu: it leads somewhere, or does something. */
export interface RowAction<Row> {
  readonly label: string;
  readonly icon: IconDrawing;
  readonly to?: (row: Row) => string;
  readonly run?: (row: Row) => void;
  /** Left out of the menu for rows it makes no sense for. */
  readonly when?: (row: Row) => boolean;
  /** Why it is shown and cannot be done to a row; undefined where it can. */
  readonly why?: (row: Row) => string | undefined;
  /** Takes something away for good. */
  readonly danger?: boolean;
}

/** Does it to a row. Why it failed, in words; undefined when it was done. */
export type BulkRun<Row> = (row: Row) => Promise<string | undefined>;

/** What the dialog of a bulk action is given. */
export interface BulkDialogProps<Row> {
  /** The selected rows that it fits. */
  readonly rows: readonly Row[];
  /** Names them, and says which of the selected rows are left alone, and why. */
  readonly about: ReactNode;
  /** Closes the dialog and begins. */
  readonly onRun: (run: BulkRun<Row>) => void;
  readonly onClose: () => void;
}

interface BulkActionBase<Row> {
  readonly label: string;
  readonly icon: IconDrawing;
  /** What was done, for the result: `deactivated`. */
  readonly done: string;
  /** What is called for each row: when all are done, what it makes old is read again. */
  readonly endpoint: AnyEndpoint;
  /** Why a row is left alone, in words such as `already blocked`; undefined where it makes sense for the row. */
  readonly unfit?: (row: Row) => string | undefined;
}

/** Something that is done to every selected row, one after another. */
export type BulkAction<Row> = BulkActionBase<Row> &
  (
    | {
        /** The verb of the question before it begins, such as `deactivate`; without it nothing is asked. */
        readonly ask?: {
          readonly action: string;
          readonly consequence: (count: number, rows: readonly Row[]) => string;
          /** What else is to be known of these very rows. */
          readonly warning?: ((rows: readonly Row[]) => ReactNode) | undefined;
          /** `danger` unless told. */
          readonly tone?: "danger" | "primary";
        };
        readonly run: BulkRun<Row>;
        /** Takes back what was done to a row, where that can be done; returns why it could not. */
        readonly undo?: BulkRun<Row> | undefined;
        readonly dialog?: undefined;
      }
    | {
        /** Asks for what the rows are to get, where a yes does not say enough. */
        readonly dialog: (props: BulkDialogProps<Row>) => ReactNode;
        readonly undo?: BulkRun<Row> | undefined;
        readonly ask?: undefined;
        readonly run?: undefined;
      }
  );

/** A page that belongs to a list. */
export interface RelatedPage {
  readonly to: string;
  readonly label: string;
  readonly icon: IconDrawing;
  /** What its rows are read by: it is left out for whoever does not hold that, and stays where the list itself is barred. */
  readonly allow?: Permission;
}

/** The way to a new one: its form is a page, or a dialog over the list. */
export type CreateWay = { readonly label: string } & ({ readonly to: string } | { readonly onCreate: () => void });

export interface ListPageProps<E extends AnyEndpoint, Row extends ListRow = RowOf<E> & ListRow> {
  readonly declaration: ListDeclaration;
  readonly endpoint: E;
  readonly title: string;
  readonly noun: Noun;
  /** Drawn where there are no rows yet. */
  readonly icon?: IconDrawing;
  readonly rowName: (row: Row) => string;
  /** Where a row leads. */
  readonly rowHref?: (row: Row) => string;
  /** The columns to show, in order; the ones that the declaration shows by itself otherwise. */
  readonly columns?: readonly string[];
  /** Drawings by column. Keep the same object between renders. */
  readonly cells?: Readonly<Record<string, CellDrawing<Row>>>;
  /** A row on a phone; made of the columns otherwise. */
  readonly card?: (row: Row, menu: ReactNode) => ReactNode;
  /** The page's one primary act. Left out for those who may not. */
  readonly create?: CreateWay | undefined;
  /** Where rows are imported from a file. Left out for those who may not. */
  readonly importTo?: string | undefined;
  /** Lists that belong to this one, beside its title. */
  readonly related?: readonly RelatedPage[] | undefined;
  /** Buttons of this list alone, beside the related lists. */
  readonly acts?: ReactNode;
  /** Stands between the title and the filters, such as tabs. */
  readonly below?: ReactNode;
  /** Stands above the rows, such as what waits for somebody; draws nothing while nothing does. */
  readonly notice?: ReactNode;
  readonly rowActions?: readonly RowAction<Row>[];
  readonly bulkActions?: readonly BulkAction<Row>[];
}
