import { sql } from "kysely";
import {
  regionForm,
  regionList,
  type Region,
  type regionEndpoints,
  type RegionValues,
} from "@o2r/api/contract/parties";
import { insertRow, updateRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";
import { sayInUse } from "../../../kit/in-use.ts";
import { readList } from "../../../kit/read-list.ts";
import { thingHandlers } from "../../../kit/thing-handlers.ts";

const beats = sql<number>`(select count(*)::int from beat where beat.region_id = region.id and beat.active)`;
const retailers = sql<number>`(select count(*)::int from retailer join beat on beat.id = retailer.beat_id
  where beat.region_id = region.id)`;
const managers = sql<string | null>`(select string_agg(staff.name, ', ' order by staff.name)
  from user_region as own join app_user as staff on staff.id = own.user_id
  where own.region_id = region.id and staff.state = 'ACTIVE')`;

const selectRegions = (db: Db) =>
  db
    .selectFrom("region")
    .select([
      "region.id",
      "region.version",
      "region.active",
      "region.updated_at as updatedAt",
      "region.name",
      managers.as("managers"),
      beats.as("beats"),
      retailers.as("retailers"),
    ]);

const listRegions = readList(regionList, {
  select: selectRegions,
  id: sql<string>`region.id`,
  sorts: {
    name: sql`lower(region.name)`,
    beats,
    retailers,
    active: sql`region.active`,
    updatedAt: sql`region.updated_at`,
  },
  filters: { active: sql`region.active` },
  search: { name: sql`region.name` },
});

/** The regions that onboarding managers have charge of. */
export const regionHandlers: Handlers<typeof regionEndpoints> = thingHandlers({
  entity: "region",
  noun: "Region",
  table: "region",
  form: regionForm,
  list: listRegions,
  find: (db, id): Promise<Region | undefined> => selectRegions(db).where("region.id", "=", id).executeTakeFirst(),
  insert: (db, made, { name }: RegionValues) => insertRow(db, "region", { ...made, name }),
  update: (db, before, changed, { name }) => updateRow(db, "region", before, { name, ...changed }),
  refuseOff: (db, { id, name }) =>
    sayInUse(db, name, [
      { one: "beat", many: "beats", names: sql`select name from beat where region_id = ${id} and active` },
      {
        one: "account",
        many: "accounts",
        names: sql`select staff.name from user_region as own join app_user as staff on staff.id = own.user_id
          where own.region_id = ${id} and staff.state = 'ACTIVE'`,
      },
    ]),
  audited: ({ name }) => ({ name }),
});
