import { sql, type Kysely } from "kysely";

/**
 * A GSTIN is that of one company, in capital letters. Where several have had the same, the oldest keeps it as its own; the
 * others stand as they are, and must get theirs when they are saved next.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    update company set gst = upper(btrim(gst)) where gst <> upper(btrim(gst));
    alter table company add column gst_repeats boolean not null default false;
    update company set gst_repeats = true
      where gst <> '' and exists (select from company as older where older.gst = company.gst and older.id < company.id);
    create unique index company_gst on company (gst) where gst <> '' and not gst_repeats;
  `.execute(db);
};
