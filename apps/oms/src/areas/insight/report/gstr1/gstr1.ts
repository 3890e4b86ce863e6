import { Readable } from "node:stream";
import { gstr1SectionKeys, type gstr1Endpoints, type gstr1Report } from "@o2r/api/contract/insight";
import { sql } from "kysely";
import { todayIn } from "@o2r/forms/days";
import { notFound } from "../../../../app-error.ts";
import type { Db } from "../../../../db/schema.ts";
import { rawReply, type Handlers } from "../../../../http/context.ts";
import type { Piece, Producer } from "../../../../kit/producer.ts";
import { writeSection } from "./csv.ts";
import { writeReturn } from "./json.ts";
import { askedOf } from "./lines.ts";
import { summarize } from "./reconcile.ts";
import { zipped } from "../../../../export/zipped.ts";

/** The GSTINs of the house with the names of their warehouses, in their order. */
const gstinsOf = async (db: Db) => {
  const { rows } = await sql<{ gstin: string; name: string }>`
    select gst_number as gstin, string_agg(company_name, ', ' order by company_name) as name from warehouse
    where gst_number is not null group by gst_number
    union
    -- Under which no warehouse is any more.
    select gstin, '' from document_series
    where length(gstin) = 15 and gstin not in (select gst_number from warehouse where gst_number is not null)
    order by gstin`.execute(db);
  return rows;
};

/** The month before that of an instant: the one to file, `YYYY-MM`. */
const monthThatEnded = (now: Date): string => {
  const [year = 0, month = 1] = todayIn("Asia/Kolkata", now).split("-").map(Number);
  return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 7);
};

/** The return of outward supplies: table by table, against the ledger, and as the portal takes it. */
export const gstr1Handlers: Handlers<typeof gstr1Endpoints> = {
  gstins: ({ db }) => gstinsOf(db),
  summary: async ({ db, query, now }) => {
    const gstin = query.gstin ?? (await gstinsOf(db))[0]?.gstin;
    if (gstin === undefined) throw notFound("GSTIN");
    const of = { gstin, month: query.month ?? monthThatEnded(now) };
    return summarize(db, await askedOf(db, of), of);
  },
  file: async ({ db, query }) => {
    const { gstin, month, section } = query;
    const asked = await askedOf(db, query);
    const [type, name, pieces] =
      section === "all"
        ? ["application/json", `${month}.json`, writeReturn(db, asked, query)]
        : ["text/csv; charset=utf-8", `${month}-${section}.csv`, writeSection(db, asked, section)];
    return rawReply(type, Readable.from(pieces, { objectMode: false }), {
      "content-disposition": `attachment; filename="GSTR1-${gstin}-${name}"`,
      "cache-control": "no-store",
    });
  },
};

async function* counted(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Piece> {
  for await (const bytes of pieces) yield { bytes, rows: gstr1SectionKeys.length };
}

/** The same as a file that a job makes. */
export const gstr1Producer: Producer<typeof gstr1Report> = {
  open: async ({ db, values }) => {
    const asked = await askedOf(db, values);
    const files = gstr1SectionKeys.map(
      (section) => [`GSTR1-${values.gstin}-${values.month}-${section}.csv`, writeSection(db, asked, section)] as const,
    );
    const pieces = values.format === "json" ? writeReturn(db, asked, values) : zipped(files);
    return { total: gstr1SectionKeys.length, pieces: counted(pieces) };
  },
};
