import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { sql, type Kysely } from "kysely";

const file = new URL("../pincodes/india.tsv.gz", import.meta.url);

/**
 * The pincodes of India, and which hubs serve them. A pincode that lies in several districts has a row for each, the one with the
 * most post offices first; who asks for its city is told that.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table pincode_area (
      pincode text not null check (pincode ~ '^[0-9]{6}$'),
      place integer not null,
      city text not null,
      state text not null,
      localities text[] not null,
      primary key (pincode, place)
    );
    create table pincode_hub (
      pincode text not null check (pincode ~ '^[0-9]{6}$'),
      hub_id uuid not null references warehouse (id) on delete cascade,
      rank integer not null check (rank >= 1),
      primary key (pincode, hub_id),
      constraint pincode_hub_rank unique (pincode, rank) deferrable initially deferred
    );
    create index pincode_hub_of_hub on pincode_hub (hub_id, pincode);
  `.execute(db);
  const text = (await promisify(gunzip)(await readFile(file))).toString("utf8").trimEnd();
  await sql`
    insert into pincode_area (pincode, place, city, state, localities)
    select part[1], row_number() over (partition by part[1] order by line), part[2], part[3], string_to_array(part[4], '|')
    from regexp_split_to_table(${text}::text, E'\n') with ordinality as lines (row, line),
      string_to_array(row, E'\t') as part
  `.execute(db);
};
