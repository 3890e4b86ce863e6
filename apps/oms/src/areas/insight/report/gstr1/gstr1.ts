import { Readable } from "node:stream";
import type { gstr1Endpoints } from "@o2r/api/contract/insight";
import { sql } from "kysely";
import { rawReply, type Handlers } from "../../../../http/context.ts";
import { writeSection } from "./csv.ts";
import { writeReturn } from "./json.ts";
import { askedOf } from "./lines.ts";
import { summarize } from "./reconcile.ts";

/** The return of outward supplies: table by table, against the ledger, and as the portal takes it. */
export const gstr1Handlers: Handlers<typeof gstr1Endpoints> = {
  gstins: async ({ db }) => {
    const { rows } = await sql<{ gstin: string; name: string }>`
      select gst_number as gstin, string_agg(company_name, ', ' order by company_name) as name from warehouse
      where gst_number is not null group by gst_number
      union
      -- Under which no warehouse is any more.
      select gstin, '' from document_series
      where length(gstin) = 15 and gstin not in (select gst_number from warehouse where gst_number is not null)
      order by gstin`.execute(db);
    return rows;
  },
  summary: async ({ db, query }) => summarize(db, await askedOf(db, query), query),
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
