import { withUnit, wordOf, type Column } from "@o2r/api/contract";

/** What stands in one cell of a file. `percent` 5 means five of a hundred; `instant` is ISO in UTC, `day` YYYY-MM-DD. */
export type Cell =
  | { readonly kind: "text" | "day" | "instant"; readonly text: string }
  | { readonly kind: "number" | "money" | "percent"; readonly value: number }
  | null;

/** A table on its way into a file. */
export interface Sheet {
  /** What its rows are called, in the plural. */
  readonly name: string;
  readonly columns: readonly Column[];
  /** The rows, a page at a time, each read when the one before has been taken. */
  readonly pages: AsyncIterable<readonly (readonly Cell[])[]>;
}

type MakeCell = (value: unknown, row: object) => Cell;

const text = (value: unknown): Cell =>
  value === "" ? null : { kind: "text", text: Array.isArray(value) ? value.join(", ") : String(value) };

const figure =
  (kind: "number" | "money" | "percent"): MakeCell =>
  (value) =>
    typeof value === "number" ? { kind, value } : text(value);

const makers: Readonly<Record<Exclude<Column["kind"], "image">, MakeCell>> = {
  text,
  code: text,
  badge: text,
  flag: text,
  number: figure("number"),
  money: figure("money"),
  percent: figure("percent"),
  date: (value) => (value === "" ? null : { kind: "day", text: String(value).slice(0, 10) }),
  dateTime: (value) => (value === "" ? null : { kind: "instant", text: String(value) }),
};

const makerOf = (column: Column): MakeCell => {
  const { kind, unitBy } = column;
  if (unitBy !== undefined) {
    return (value, row) => {
      const unit = unitBy.units[String(Reflect.get(row, unitBy.field))];
      return typeof value === "number" && unit !== undefined ? text(withUnit(value, unit)) : text(value);
    };
  }
  if (kind === "image") return () => null;
  return (value, row) => makers[kind](wordOf(column.values, value) ?? value, row);
};

/** How the cells of a row are made, column by column. */
export const cellMaker = (columns: readonly Column[]): ((row: object) => readonly Cell[]) => {
  const makeCells = columns.map((column) => [column.field, makerOf(column)] as const);
  return (row) =>
    makeCells.map(([field, makeCell]) => {
      const value: unknown = Reflect.get(row, field);
      return value === null || value === undefined ? null : makeCell(value, row);
    });
};

const india = 5.5 * 60 * 60 * 1000;

/** An instant as clocks in India show it, as if that were UTC. */
export const inIndia = (instant: string): Date => new Date(Date.parse(instant) + india);
