import { open } from "node:fs/promises";
import { importLimits } from "@o2r/api/contract/insight";
import { AppError } from "../../../../app-error.ts";
import type { UploadedFile } from "../../../../http/context.ts";
import { runInWorker, WorkerStopped } from "../../../../work/run-in-worker.ts";
import type { WorkGate } from "../../../../work/work-gate.ts";
import type { TableLimits } from "./table.types.ts";
import type { TableFound, TableOrder } from "./table-worker.ts";

/** A table that was read, its rows ready to be written. */
export interface ReadyTable {
  readonly headings: readonly string[];
  readonly rows: number;
  /** The rows as JSON arrays of `{ id, number, cells }`, some at a time. May be asked for again. */
  readonly pieces: () => AsyncGenerator<string>;
}

const mib = 1024 * 1024;

/** Memory of the thread that reads a file, in megabytes, and how long it may take, in milliseconds. */
const thread = { megabytes: 224, milliseconds: 20_000 };

const limits: TableLimits = {
  ...importLimits,
  characters: 64 * mib,
  unpacked: 128 * mib,
  parts: 2000,
};

const words = {
  memory: "The file needs too much memory to be read: please split it into smaller ones",
  time: "The file takes too long to be read: please split it into smaller ones",
};

const refused = (why: string) => new AppError("file.refused", why);

/**
 * Reads the table of an uploaded file in a thread of its own, when there is room for one. Throws `file.refused`, with words for
 * the person, where there is none, or one that is too large or takes too long.
 */
export const readTableApart = async (file: UploadedFile, gate: WorkGate, signal: AbortSignal): Promise<ReadyTable> => {
  const { path, madePath, size } = file;
  const order: TableOrder = { path, madePath, limits };
  const bytes = thread.megabytes * mib + size;
  const run = () => runInWorker(new URL("./table-worker.ts", import.meta.url), order, { ...thread, signal });
  const found = await gate.run({ bytes, signal }, run).catch((error: unknown) => {
    throw error instanceof WorkerStopped ? refused(words[error.why]) : error;
  });
  const table = found as TableFound; // what the worker posts
  if ("refused" in table) throw refused(table.refused);
  const { headings, rows, pieces: lengths } = table;
  async function* pieces(): AsyncGenerator<string> {
    const made = await open(madePath);
    try {
      // One behind the other.
      for (const length of lengths) {
        const { buffer, bytesRead } = await made.read(Buffer.alloc(length), 0, length);
        if (bytesRead < length) throw new Error("The rows of a file have been cut off");
        yield buffer.toString();
      }
    } finally {
      await made.close();
    }
  }
  return { headings, rows, pieces };
};
