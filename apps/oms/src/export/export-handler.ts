import { Readable } from "node:stream";
import { exportColumns, type AnyEndpoint, type ExportEndpoint } from "@o2r/api/contract";
import { rawReply, type Handler } from "../http/context.ts";
import { cellMaker, inIndia, type Cell, type Sheet } from "./sheet.ts";
import { writeCsv } from "./csv.ts";
import { walkList } from "./walk-list.ts";
import { writeXlsx } from "./xlsx.ts";

const formats = {
  csv: { write: writeCsv, type: "text/csv; charset=utf-8" },
  xlsx: { write: writeXlsx, type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" },
};

type ListHandler = Handler<AnyEndpoint>;

async function* cellsOf(
  first: IteratorResult<object[], void>,
  rest: AsyncIterable<object[]>,
  toCells: (row: object) => readonly Cell[],
) {
  if (!first.done) yield first.value.map(toCells);
  for await (const rows of rest) yield rows.map(toCells);
}

/** Answers the export of a list by the handler of that list, page after page: the same filters, the same rows. */
export const exportHandler =
  ({ exported: { list: declaration, many } }: ExportEndpoint, list: ListHandler): Handler<AnyEndpoint> =>
  async (context) => {
    const { format, columns: asked, ...query } = context.query as { format: keyof typeof formats; columns?: string }; // as its schema says
    const columns = exportColumns(declaration, asked);
    const beside = new Set(declaration.imported?.beside.map(({ field }) => field));
    const whole = columns.some(({ field }) => beside.has(field));
    const pages = walkList(list, context, { ...query, whole });
    // Before anything is answered, so that a refusal is one.
    const first = await pages.next();
    const { write, type } = formats[format];
    const sheet: Sheet = { name: many, columns, pages: cellsOf(first, pages, cellMaker(columns)) };
    const day = inIndia(context.now.toISOString()).toISOString().slice(0, 10);
    return rawReply(type, Readable.from(write(sheet), { objectMode: false }), {
      "content-disposition": `attachment; filename="${many.replaceAll(/[^a-z]+/g, "-")}-${day}.${format}"`,
      "cache-control": "no-store",
    });
  };
