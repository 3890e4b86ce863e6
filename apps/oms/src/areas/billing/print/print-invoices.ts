import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { appendFile, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { invoicePapersReport } from "@o2r/api/contract/billing";
import type { Db } from "../../../db/schema.ts";
import { zipped } from "../../../export/zipped.ts";
import type { Services } from "../../../http/context.ts";
import { uploadFolder } from "../../../http/steps/upload.ts";
import type { Piece, Producer } from "../../../kit/producer.ts";
import { printSheet, printSheets } from "../../../print/print.ts";
import { readInvoiceDetail } from "../invoice/select-invoices.ts";
import { findInRouteOrder } from "./find-in-route-order.ts";
import { invoiceSheet } from "./invoice-sheet.ts";

interface Printing {
  readonly db: Db;
  readonly services: Services;
  readonly invoices: readonly { readonly id: string; readonly number: string }[];
}

const nothing = new Uint8Array();
/** How often it is told how far a batch is, in milliseconds. */
const toldEvery = 100;

const sheetOf = async (db: Db, id: string) => invoiceSheet(await readInvoiceDetail(db, id));

/** All in one PDF, drawn by a process of its own: fonts are opened and embedded once. */
async function* inOne({ db, services, invoices }: Printing): AsyncGenerator<Piece> {
  // One that is left behind by a kill goes with other uploads that were cut off.
  const folder = uploadFolder(services.config);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const base = join(folder, `papers-${randomUUID()}`);
  const paths = { sheetsPath: `${base}.jsonl`, pdfPath: `${base}.pdf` };
  const stop = new AbortController();
  try {
    for (const { id } of invoices) {
      await appendFile(paths.sheetsPath, `${JSON.stringify(await sheetOf(db, id))}\n`, { mode: 0o600 });
      yield { bytes: nothing, rows: 0 };
    }
    let done = 0;
    const printed = printSheets(paths, services.gate, {
      milliseconds: 60_000 + invoices.length * 500,
      signal: stop.signal,
      told: (count) => {
        done = count;
      },
    });
    const over = printed.then(
      () => true,
      () => true, // what went wrong is thrown below
    );
    while (!(await Promise.race([over, setTimeout(toldEvery, false)]))) yield { bytes: nothing, rows: done };
    await printed;
    for await (const bytes of createReadStream(paths.pdfPath)) yield { bytes, rows: invoices.length };
  } finally {
    stop.abort();
    await Promise.all(Object.values(paths).map((path) => rm(path, { force: true })));
  }
}

/** A ZIP with a PDF of each; names rise with the route, so that a folder shows them in its order. */
async function* oneEach({ db, services, invoices }: Printing): AsyncGenerator<Piece> {
  let done = 0;
  const digits = String(invoices.length).length;
  async function* pdfOf(id: string) {
    yield await printSheet(await sheetOf(db, id), services.gate);
    done += 1;
  }
  const files = invoices.map(
    ({ id, number }, at) =>
      [`${String(at + 1).padStart(digits, "0")} ${number.replaceAll("/", "-")}.pdf`, pdfOf(id)] as const,
  );
  for await (const bytes of zipped(files)) yield { bytes, rows: done };
  yield { bytes: nothing, rows: done };
}

/** Invoices on paper, made by a job. */
export const invoicePapersProducer: Producer<typeof invoicePapersReport> = {
  open: async ({ db, scope, values, services }) => {
    const invoices = await findInRouteOrder(db, values, scope);
    const printing = { db, services, invoices };
    return { total: invoices.length, pieces: values.format === "zip" ? oneEach(printing) : inOne(printing) };
  },
};
