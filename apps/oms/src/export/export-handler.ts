import { Readable } from "node:stream";
import { exportColumns, type AnyEndpoint, type ExportEndpoint } from "@o2r/api/contract";
import { rawReply, type Handler } from "../http/context.ts";
import { cellMaker, inIndia, type Cell, type Sheet } from "./sheet.ts";
import { writeCsv } from "./csv.ts";
import { walkList } from "./walk-list.ts";
import { writeXlsx } from "./xlsx.ts";

/** Just the rows that are asked for by their ids: also of a list that is not narrowed by them itself. */
async function* onlyThese(pages: AsyncIterable<object[]>, ids: string): AsyncGenerator<object[], void> {
  const left = new Set<unknown>(ids.split(","));
  for await (const rows of pages) {
    yield rows.filter((row) => left.delete(Reflect.get(row, "id")));
    if (left.size === 0) return;
  }
}

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
    const { ids } = query as { ids?: string };
    const all = walkList(list, context, { ...query, whole });
    const pages = ids === undefined ? all : onlyThese(all, ids);
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
