// Runs in a thread of its own: reads the table of a file, and writes its rows down for the database. See `readTableApart`.
import { open } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import { newId } from "../../../../db/id.ts";
import { readTable } from "./read-table.ts";
import { FileRefused } from "./refuse-file.ts";
import type { TableLimits, TableRow } from "./table.types.ts";

/** What the thread is given. */
export interface TableOrder {
  readonly path: string;
  /** Where the rows are written to. */
  readonly madePath: string;
  readonly limits: TableLimits;
}

/** What it answers with: the table, or why there is none. */
export type TableFound =
  | {
      readonly headings: readonly string[];
      readonly rows: number;
      /** Lengths in bytes of the pieces that the rows are written in, one behind the other: JSON arrays of `{ id, number, cells }`. */
      readonly pieces: readonly number[];
    }
  | { readonly refused: string };

/** Rows, and characters, that are written to the database at once. */
const most = { rows: 1000, characters: 512 * 1024 };

const read = async ({ path, madePath, limits }: TableOrder): Promise<TableFound> => {
  const { headings, rows } = await readTable(path, limits);
  const file = await open(madePath, "w", 0o600);
  const pieces: number[] = [];
  let count = 0;
  let some: string[] = [];
  let length = 0;
  const write = async (): Promise<void> => {
    const piece = Buffer.from(`[${some.join(",")}]`);
    await file.writeFile(piece);
    pieces.push(piece.length);
    some = [];
    length = 0;
  };
  const add = ({ number, cells }: TableRow): void => {
    const line = JSON.stringify({ id: newId(), number, cells });
    some.push(line);
    length += line.length;
    count += 1;
  };
  try {
    for await (const row of rows) {
      add(row);
      if (some.length === most.rows || length > most.characters) await write();
    }
    if (some.length > 0) await write();
  } finally {
    await file.close();
  }
  return { headings, rows: count, pieces };
};

const order = workerData as TableOrder; // what `readTableApart` gives
const found = await read(order).catch((error: unknown): TableFound => {
  if (error instanceof FileRefused) return { refused: error.message };
  throw error;
});
parentPort?.postMessage(found);
