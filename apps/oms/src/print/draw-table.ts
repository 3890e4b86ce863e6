import { black, grey, hairline, type Ink, type Pen } from "./pen.ts";
import type { Column, Row, Table } from "./sheet.ts";

const cell: Ink = { size: 7.2 };
const strong: Ink = { size: 7.2, weight: "600SemiBold" };
const head: Ink = { size: 6.4, weight: "600SemiBold" };
const note: Ink = { size: 6, color: grey };
/** Room between two columns, and above and below a row. */
const gap = 5;
const pad = 3;

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Where the columns stand: what is left over goes to those without a width. */
const spread = (columns: readonly Column[], { x, width }: Frame) => {
  const given = columns.reduce((sum, column) => sum + column.width, 0);
  const open = columns.filter((column) => column.width === 0).length;
  let at = x;
  return columns.map((column, place) => {
    const own = column.width === 0 ? (width - given) / open : column.width;
    const placed = { ...column, x: at, width: own - (place === columns.length - 1 ? 0 : gap) };
    at += own;
    return placed;
  });
};

const drawHead = (pen: Pen, columns: ReturnType<typeof spread>, { x, y, width }: Frame): number => {
  const lines = columns.map((column) => pen.wrap(column.label, head, column.width));
  const most = Math.max(...lines.map((each) => each.length));
  const height = most * pen.lineHeight(head) + 2 * pad;
  pen.rule(x, y, width);
  for (const [place, column] of columns.entries())
    for (const [at, line] of (lines[place] ?? []).entries()) {
      const from = y + pad + (most - (lines[place]?.length ?? 0) + at) * pen.lineHeight(head);
      pen.line(line, { x: column.x, y: from, width: column.width }, head, column.figures ? "end" : "start");
    }
  pen.rule(x, y + height, width);
  return y + height;
};

interface Measured {
  readonly row: Row;
  readonly lines: readonly (readonly string[])[];
  readonly notes: readonly string[];
  readonly height: number;
}

/** Columns that a text, which is no figure, may run over: those after it that hold nothing. */
const roomOf = (columns: ReturnType<typeof spread>, row: Row, place: number): number => {
  let last = place;
  while (last + 1 < columns.length && row.look !== "plain" && row.cells[last + 1] === "") last += 1;
  const [from, to] = [columns[place], columns[last]];
  return from === undefined || to === undefined ? 0 : to.x + to.width - from.x;
};

/** A note runs below what is beside it, to the end of the table. */
const roomOfNote = (columns: ReturnType<typeof spread>): number => {
  const [from, to] = [columns[1], columns.at(-1)];
  return from === undefined || to === undefined ? 0 : to.x + to.width - from.x;
};

const measure = (pen: Pen, columns: ReturnType<typeof spread>, row: Row): Measured => {
  const ink = row.look === "plain" ? cell : strong;
  const lines = columns.map((column, place) =>
    column.figures ? [row.cells[place] ?? ""] : pen.wrap(row.cells[place] ?? "", ink, roomOf(columns, row, place)),
  );
  const notes = row.note === undefined ? [] : pen.wrap(row.note, note, roomOfNote(columns));
  const tall = Math.max(1, ...lines.map((each, place) => each.length + (place === 1 ? notes.length * 0.95 : 0)));
  return { row, lines, notes, height: tall * pen.lineHeight(cell) + 2 * pad };
};

const drawRow = (pen: Pen, columns: ReturnType<typeof spread>, measured: Measured, { x, y, width }: Frame): number => {
  const { row, lines, notes, height } = measured;
  const ink = row.look === "plain" ? cell : strong;
  for (const [place, column] of columns.entries()) {
    const room = column.figures ? column.width : roomOf(columns, row, place);
    let at = y + pad;
    for (const line of lines[place] ?? []) {
      if (line !== "") pen.line(line, { x: column.x, y: at, width: room }, ink, column.figures ? "end" : "start");
      at += pen.lineHeight(ink);
    }
    if (place !== 1) continue;
    // Some scripts reach further down than others.
    at += 1;
    for (const line of notes) {
      pen.line(line, { x: column.x, y: at, width: roomOfNote(columns) }, note);
      at += pen.lineHeight(note);
    }
  }
  if (row.look === "sum") pen.rule(x, y, width);
  pen.rule(x, y + height, width, row.look === "sum" ? { color: black } : { color: hairline, thick: 0.4 });
  return y + height;
};

/** What draws the next page when one is full; answers with where it begins and how far it goes. */
export type TurnPage = () => { readonly top: number; readonly bottom: number };

/** Draws a table over as many pages as it takes, its head on each; answers with where it ends. */
export const drawTable = (pen: Pen, table: Table, frame: Frame, bottom: number, turn: TurnPage): number => {
  const columns = spread(table.columns, frame);
  let end = bottom;
  let y = drawHead(pen, columns, frame);
  for (const row of table.rows) {
    const measured = measure(pen, columns, row);
    if (y + measured.height > end) {
      const page = turn();
      end = page.bottom;
      y = drawHead(pen, columns, { ...frame, y: page.top });
    }
    y = drawRow(pen, columns, measured, { ...frame, y });
  }
  return y;
};
