import type { ReportFormat } from "@o2r/api/contract/core";
import { writeCsv } from "../../../export/csv.ts";
import { writeJson } from "../../../export/json.ts";
import { cellMaker, type Sheet } from "../../../export/sheet.ts";
import { writeXlsx } from "../../../export/xlsx.ts";
import type { Piece, RowsOpened } from "../../../kit/producer.ts";

/** Writes rows as a file, in pieces, each with the number of rows that stand in the file with it. */
export async function* writePieces(
  { many, columns, batches }: RowsOpened,
  format: ReportFormat,
): AsyncGenerator<Piece> {
  let rows = 0;
  async function* counted() {
    for await (const batch of batches) {
      rows += batch.length;
      yield batch;
    }
  }
  const sheet = (): Sheet => {
    const toCells = cellMaker(columns);
    async function* pages() {
      for await (const batch of counted()) yield batch.map(toCells);
    }
    return { name: many, columns, pages: pages() };
  };
  const written = (): AsyncIterable<Uint8Array> => {
    switch (format) {
      case "csv":
        return writeCsv(sheet());
      case "xlsx":
        return writeXlsx(sheet());
      case "json":
        return writeJson({ columns, batches: counted() });
      case "pdf":
      case "zip":
        throw new TypeError(`Rows are not written as ${format}`);
    }
  };
  for await (const bytes of written()) yield { bytes, rows };
}
