import type { Unit } from "./unit.ts";

/** One value that a column may hold, in words. */
export interface ColumnValue {
  readonly value: string | number | boolean;
  readonly label: string;
  readonly tone?: "neutral" | "success" | "warning" | "danger" | "info";
}

/** What a column says where something holds, and where it does not. */
export type FlagValues = readonly [ColumnValue & { readonly value: true }, ColumnValue & { readonly value: false }];

/** What each value of a column is called, and how it is drawn where it has a tone: on screen, in files and in print. */
export type ColumnWords =
  | { readonly kind: "badge"; readonly values: readonly ColumnValue[] }
  | { readonly kind: "flag"; readonly values: FlagValues }
  | {
      readonly kind: "text" | "code" | "money" | "number" | "percent" | "date" | "dateTime" | "image";
      readonly values?: readonly ColumnValue[];
    };

/** One column of a list. `field` is a key of the row; `sort` names the column the service may sort by. */
export type Column<Key extends string = string> = ColumnWords & {
  readonly field: Key;
  readonly label: string;
  readonly sort?: true;
  /** Shown unless the person hides it. */
  readonly shown: boolean;
  /** A file has it by itself though the list has no column for it, such as a code that stands below the name. */
  readonly inFile?: true;
  /** It says what holds for a moment: neither a file nor a paper of the list has it. */
  readonly onScreen?: true;
  /** The warehouse by which it is decided who sees the row: whoever has one alone need not be told which. */
  readonly ofWarehouse?: true;
  /** Says less than the rest: left out by itself where a tablet has no room for all. */
  readonly roomy?: true;
  /** The field of the thing's form that it shows, where that has another key: the column of a name shows an id. */
  readonly shows?: string;
  /** Pixels; a column without a width takes the rest. */
  readonly width?: number;
  /** The figure's unit, by what another field of the row says. */
  readonly unitBy?: { readonly field: string; readonly units: Readonly<Record<string, Unit>> };
};

/** One filter of a list: how it is written in the URL and in the call's query. */
export type Filter<Key extends string = string> =
  | {
      readonly kind: "oneOf";
      readonly key: Key;
      readonly label: string;
      readonly options: readonly { value: string; label: string }[];
    }
  | { readonly kind: "lookup"; readonly key: Key; readonly label: string; readonly source: `/api/${string}` }
  | { readonly kind: "flag"; readonly key: Key; readonly label: string; readonly yes: string; readonly no: string }
  | {
      readonly kind: "range";
      readonly key: Key;
      readonly label: string;
      /** A code is a figure that is read digit by digit, such as a pincode. */
      readonly unit: "rupees" | "percent" | "number" | "days" | "code";
    }
  | {
      readonly kind: "dates";
      readonly key: Key;
      readonly label: string;
      /** What is filtered: a day, or an instant, which is of the day that it falls on in Asia/Kolkata. */
      readonly of: "day" | "instant";
      /** The most days that a range may span, the first and the last included. */
      readonly maxDays?: number;
    };

/** A list, declared once: the service's query and SQL, the screen, the URL and the CSV follow from it. */
export interface ListDeclaration<Key extends string = string> {
  readonly columns: readonly Column<Key>[];
  /** Of a thing that can be imported, what its files have so that they can come back; see `importedColumns`. */
  readonly imported?: {
    /** The columns that an import takes, by field, in the order of the form. */
    readonly taken: readonly string[];
    /** Those of them that the list itself never shows: a file only has them. */
    readonly beside: readonly Column[];
  };
  readonly filters: readonly Filter[];
  /** Fields of the thing that the search box looks in, whether a column shows them or not, each as the box calls it. */
  readonly search: Readonly<Record<string, string>>;
  /** Column and direction when the URL names none; `-` before the key means descending. */
  readonly defaultSort: Key | `-${Key}`;
}

/** What a list may be sorted by. */
export type SortKey<L extends ListDeclaration> = Extract<L["columns"][number], { readonly sort: true }>["field"];

/** What a list may be narrowed by. */
export type FilterKey<L extends ListDeclaration> = L["filters"][number]["key"];

/** What a list is searched in. */
export type SearchField<L extends ListDeclaration> = Extract<keyof L["search"], string>;
