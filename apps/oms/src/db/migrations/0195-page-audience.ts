import { sql, type Kysely } from "kysely";

/** Rails of a page may be kept to an audience. What is published already is for everybody, and says so from now on. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table page_rail add column audience jsonb not null default '[]'
      constraint page_rail_audience check (jsonb_typeof(audience) = 'array' and jsonb_array_length(audience) <= 20);
    update page_version set body = jsonb_set(body, '{places}', (
      select coalesce(jsonb_agg('{"audience": []}'::jsonb || place order by at), '[]')
      from jsonb_array_elements(body -> 'places') with ordinality as held (place, at)
    ));
  `.execute(db);
};
