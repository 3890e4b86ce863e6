import { importables, type ImportThing } from "@o2r/api/contract/insight";
import { sql } from "kysely";
import type { Db } from "../../../db/schema.ts";
import type { Cell } from "../../../export/sheet.ts";
import { splitPages } from "./split-pages.ts";

/** What is wrong with a row, as one line of text. */
const wrongs = (thing: ImportThing, errors: readonly { field: string; message: string }[]): string =>
  errors
    .map(({ field, message }) => {
      const label = importables[thing].columns.find((column) => column.field === field)?.label;
      return label === undefined ? message : `${label}: ${message}`;
    })
    .join("; ");

/** The rows of an import that were not imported, as they stand in the file, each with what is wrong with it behind its cells. */
export async function* failedPages(db: Db, job: string, thing: ImportThing): AsyncGenerator<(readonly Cell[])[]> {
  const rest = db.selectFrom("import_row").where("job_id", "=", job).where("state", "<>", "DONE").orderBy("number");
  const sizes = await rest
    .select(["number", sql<number>`octet_length(cells::text) + octet_length(errors::text)`.as("bytes")])
    .execute();
  for (const { from, to } of splitPages(sizes)) {
    // Each page is its own query: nothing is held while the receiver takes its time.
    const rows = await rest
      .select(["number", "cells", "errors"])
      .where("number", ">=", from)
      .where("number", "<=", to)
      .execute();
    yield rows.map(({ cells, errors }) => [...cells, wrongs(thing, errors)].map((text) => ({ kind: "text", text })));
  }
}
