import type { Cell, Fields } from "../../definition/field.ts";

/** How narrow a kind of cell may become, in pixels, and its share of what room is left. */
const room: Readonly<Record<Cell["kind"], readonly [least: number, share: number]>> = {
  text: [136, 2],
  textarea: [180, 3],
  password: [136, 2],
  number: [92, 1],
  // A crore with its paise.
  money: [144, 1],
  percent: [92, 1],
  select: [120, 1.5],
  multiSelect: [180, 3],
  lookup: [180, 3],
  multiLookup: [200, 3],
  date: [148, 1],
  time: [84, 0.5],
  dateTime: [240, 1],
  checkbox: [72, 0],
  switch: [72, 0],
  file: [200, 2],
  files: [200, 2],
  image: [120, 1],
  images: [200, 2],
};

const gap = 8;
const edges = 24 + gap + 72 + 2 * 12;

/** The tracks of a row's grid between its number and its buttons, and how wide a table of them is at least. */
export const rowTracks = (cells: Fields): { readonly columns: string; readonly least: string } => {
  const kinds = Object.values(cells).flatMap(({ kind }) => (kind === "list" || kind === "group" ? [] : [room[kind]]));
  return {
    columns:
      kinds.length === 0
        ? "minmax(0, 1fr)"
        : kinds.map(([least, share]) => (share === 0 ? `${least}px` : `minmax(${least}px, ${share}fr)`)).join(" "),
    least: `${kinds.reduce((sum, [least]) => sum + least + gap, edges)}px`,
  };
};
