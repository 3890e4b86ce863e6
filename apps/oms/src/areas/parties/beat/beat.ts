import { sql, type SqlBool } from "kysely";
import type { FieldError } from "@o2r/api/contract";
import { weekdaysText } from "@o2r/api/contract/core";
import { beatForm, beatList, type Beat, type beatEndpoints, type BeatValues } from "@o2r/api/contract/parties";
import { insertRow, updateRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";
import { sayInUse } from "../../../kit/in-use.ts";
import { readList } from "../../../kit/read-list.ts";
import { thingHandlers, type Checking } from "../../../kit/thing-handlers.ts";

const retailers = sql<number>`(select count(*)::int from retailer where retailer.beat_id = beat.id)`;
const agents = sql<string | null>`(select string_agg(staff.name, ', ' order by staff.name)
  from user_beat as own join app_user as staff on staff.id = own.user_id
  where own.beat_id = beat.id and staff.state = 'ACTIVE')`;

const selectBeats = (db: Db) =>
  db
    .selectFrom("beat")
    .innerJoin("warehouse as hub", "hub.id", "beat.hub_id")
    .innerJoin("region", "region.id", "beat.region_id")
    .select([
      "beat.id",
      "beat.version",
      "beat.active",
      "beat.updated_at as updatedAt",
      "beat.name",
      "beat.hub_id as hubId",
      "beat.region_id as regionId",
      "beat.weekdays",
      "hub.company_name as hub",
      "region.name as region",
      agents.as("agents"),
      retailers.as("retailers"),
    ]);
type Found = Awaited<ReturnType<ReturnType<typeof selectBeats>["executeTakeFirstOrThrow"]>>;

const toBeat = ({ weekdays, ...row }: Found): Beat => ({
  ...row,
  // The table holds no other days.
  weekdays: weekdays as Beat["weekdays"],
  days: weekdaysText(weekdays),
});

const listBeats = readList(beatList, {
  select: selectBeats,
  id: sql<string>`beat.id`,
  sorts: {
    name: sql`lower(beat.name)`,
    hub: sql`lower(hub.company_name)`,
    region: sql`lower(region.name)`,
    retailers,
    active: sql`beat.active`,
    updatedAt: sql`beat.updated_at`,
  },
  filters: {
    hub: sql`beat.hub_id`,
    region: sql`beat.region_id`,
    day: (text) => sql<SqlBool>`beat.weekdays && ${text.split(",").map(Number)}::smallint[]`,
    active: sql`beat.active`,
  },
  search: { name: sql`beat.name` },
  toRow: toBeat,
});

const columns = ({ name, hubId, regionId, weekdays }: BeatValues) => ({
  name,
  hub_id: hubId,
  region_id: regionId,
  weekdays: [...new Set(weekdays)].toSorted((one, other) => one - other),
});

/** A beat is of a hub, and whoever is on it is served by that hub. */
const checkBeat = async ({
  db,
  values,
  before,
}: Checking<Beat, BeatValues>): Promise<readonly (FieldError | null)[]> => {
  const hub = await db.selectFrom("warehouse").select("type").where("id", "=", values.hubId).executeTakeFirst();
  const moves = before !== null && before.hubId !== values.hubId && before.retailers > 0;
  return [
    hub?.type === "CWH" ? { field: "hubId", message: "Choose a hub: this is a central warehouse" } : null,
    moves
      ? { field: "hubId", message: `${before.hub} serves the retailers of this beat: put them on another beat first` }
      : null,
  ];
};

/** The routes on which hubs deliver. */
export const beatHandlers: Handlers<typeof beatEndpoints> = thingHandlers({
  entity: "beat",
  noun: "Beat",
  table: "beat",
  form: beatForm,
  list: listBeats,
  find: async (db, id): Promise<Beat | undefined> => {
    const found = await selectBeats(db).where("beat.id", "=", id).executeTakeFirst();
    return found && toBeat(found);
  },
  insert: (db, made, values: BeatValues) => insertRow(db, "beat", { ...made, ...columns(values) }),
  update: (db, before, changed, values) => updateRow(db, "beat", before, { ...columns(values), ...changed }),
  check: checkBeat,
  refuseOff: (db, { id, name }) =>
    sayInUse(db, name, [
      {
        one: "retailer",
        many: "retailers",
        names: sql`select establishment as name from retailer where beat_id = ${id} and state <> 'INACTIVE'`,
      },
      {
        one: "account",
        many: "accounts",
        names: sql`select staff.name from user_beat as own join app_user as staff on staff.id = own.user_id
          where own.beat_id = ${id} and staff.state = 'ACTIVE'`,
      },
    ]),
  audited: ({ name, hub, region, days }) => ({ name, hub, region, days }),
});
