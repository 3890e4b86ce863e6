import { todayIn } from "@o2r/forms/days";
import { sql } from "kysely";
import {
  holidayForm,
  holidayList,
  type Holiday,
  type holidayEndpoints,
  type HolidayValues,
} from "@o2r/api/contract/logistics";
import { conflict } from "../../../app-error.ts";
import { insertRow, updateRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";
import { readList } from "../../../kit/read-list.ts";
import { removeHandler } from "../../../kit/remove-handler.ts";
import { thingHandlers } from "../../../kit/thing-handlers.ts";
import { checkHoliday, hasPassed, passed } from "./check-holiday.ts";
import { copyYear } from "./copy-year.ts";
import { place, readYear } from "./read-year.ts";

const selectHolidays = (db: Db) =>
  db
    .selectFrom("holiday")
    .leftJoin("warehouse as hub", "hub.id", "holiday.hub_id")
    .select([
      "holiday.id",
      "holiday.version",
      "holiday.active",
      "holiday.updated_at as updatedAt",
      "holiday.day",
      "holiday.name",
      "holiday.every_year as everyYear",
      "holiday.scope",
      "holiday.state",
      "holiday.hub_id as hubId",
      "holiday.affects",
      place.as("place"),
    ]);

const listHolidays = readList(holidayList, {
  select: selectHolidays,
  id: sql<string>`holiday.id`,
  sorts: {
    day: sql`holiday.day`,
    name: sql`lower(holiday.name)`,
    place: sql`lower(${place})`,
    affects: sql`holiday.affects`,
    active: sql`holiday.active`,
    updatedAt: sql`holiday.updated_at`,
  },
  filters: {
    year: (text) => sql`extract(year from holiday.day) in (${sql.join(text.split(",").map(Number))})`,
    state: sql`holiday.state`,
    hub: sql`holiday.hub_id`,
    affects: sql`holiday.affects`,
    active: sql`holiday.active`,
  },
  search: { name: sql`holiday.name` },
});

/** One of them by its id. */
export const findHoliday = (db: Db, id: string): Promise<Holiday | undefined> =>
  selectHolidays(db).where("holiday.id", "=", id).executeTakeFirst();

const columns = ({ day, name, everyYear, scope, state, hubId, affects }: HolidayValues) => ({
  day,
  name,
  every_year: everyYear ?? false,
  scope,
  state: state ?? null,
  hub_id: hubId ?? null,
  affects,
});

const about = { entity: "holiday", noun: "Holiday", table: "holiday", find: findHoliday } as const;

const audited = ({ day, name, everyYear, place: where, affects }: Holiday) => ({
  day,
  name,
  everyYear,
  place: where,
  affects,
});

const refusePassed = async (_: Db, { day }: Holiday) => (hasPassed(day) ? passed : null);

/** Days without orders or deliveries. */
export const holidayHandlers: Handlers<typeof holidayEndpoints> = {
  ...thingHandlers({
    ...about,
    form: holidayForm,
    list: listHolidays,
    insert: (db, made, values: HolidayValues) => insertRow(db, "holiday", { ...made, ...columns(values) }),
    update: (db, before, changed, values) => updateRow(db, "holiday", before, { ...columns(values), ...changed }),
    check: checkHoliday,
    refuseOff: refusePassed,
    refuseOn: refusePassed,
    audited,
  }),

  remove: removeHandler({
    ...about,
    audited,
    check: async (_, { day }) => {
      if (day <= todayIn()) throw conflict("This day has begun or passed, and its holiday stays as it was");
    },
  }),

  year: async ({ db, query: { year: named, hub }, now }) => {
    const year = named ?? Number(todayIn("Asia/Kolkata", now).slice(0, 4));
    const own =
      hub === undefined
        ? undefined
        : await db.selectFrom("warehouse").select("weekly_offs").where("id", "=", hub).executeTakeFirst();
    return { holidays: await readYear(db, year, hub), weeklyOffs: own?.weekly_offs ?? [] };
  },

  copy: async (context) => copyYear(context, context.body.year),
};
