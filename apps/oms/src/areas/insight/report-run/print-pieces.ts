import type { Piece, RowsOpened } from "../../../kit/producer.ts";
import { printSheet } from "../../../print/print.ts";
import type { WorkGate } from "../../../work/work-gate.ts";
import { reportSheet, type ReportHead } from "./report-sheet.ts";

/** Writes rows as a paper, which is one piece. */
export async function* printPieces(opened: RowsOpened, head: ReportHead, gate: WorkGate): AsyncGenerator<Piece> {
  const sheet = await reportSheet(opened, head);
  // The last row is their sum.
  yield { bytes: await printSheet(sheet, gate), rows: sheet.table.rows.length - 1 };
}
