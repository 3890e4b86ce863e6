import type { Column, Report, ReportFormat } from "@o2r/api/contract";
import type { ValuesOf } from "@o2r/forms";
import type { Actor } from "../http/actor.ts";
import type { Db } from "../db/schema.ts";
import type { Scope, Services } from "../http/context.ts";

/** What a report is made by. */
export interface Producing<R extends Report = Report> {
  /** The pool: each read holds a connection as long as it takes, and no longer. */
  readonly db: Db;
  /** Who asked, as they are now, and the rows that they reach now: at least one read goes by `scope.covers`. */
  readonly actor: Actor;
  readonly scope: Scope;
  /** What the report's form holds. */
  readonly values: ValuesOf<R["form"]> & { readonly format: ReportFormat };
  readonly now: Date;
  readonly services: Services;
}

/** A piece of a file, and how many rows, or papers, stand in the file with it. */
export interface Piece {
  readonly bytes: Uint8Array;
  readonly rows: number;
}

interface Counted {
  /** How many rows or papers it will have, where that is known. */
  readonly total: number | null;
}

/** Rows, of which the kit writes CSV, Excel or JSON. */
export interface RowsOpened extends Counted {
  /** What the rows are called, in the plural. */
  readonly many: string;
  readonly columns: readonly Column[];
  /** A batch at a time, each read when the one before has been written. */
  readonly batches: AsyncIterable<readonly object[]>;
}

/** Bytes as they are, such as papers; made without holding the event loop between one and the next. */
export interface BytesOpened extends Counted {
  readonly pieces: AsyncIterable<Piece>;
}

/**
 * Makes a report that is more than the rows of a list. It may be begun again from the start, by another process, after a
 * kill: it writes nothing but what it returns. An AppError that it throws is told to whoever asked.
 */
export interface Producer<R extends Report = Report> {
  // A method, so that the producers of all reports can be looked up by name.
  open(asked: Producing<R>): Promise<RowsOpened | BytesOpened>;
}
