import { sql } from "kysely";
import type { Db } from "../../../db/schema.ts";

/** Where a holiday holds, in words. */
export const place = sql<string>`coalesce(hub.company_name, holiday.state, 'Everywhere')`;

/** The active holidays of a year by day, of one hub those that stop it. */
export const readYear = (db: Db, year: number, hub: string | undefined) => {
  const ofYear = db
    .selectFrom("holiday")
    .leftJoin("warehouse as hub", "hub.id", "holiday.hub_id")
    .select(["holiday.id", "holiday.day", "holiday.name", "holiday.affects", place.as("place")])
    .where("holiday.active", "=", true)
    .where("holiday.day", ">=", `${year}-01-01`)
    .where("holiday.day", "<=", `${year}-12-31`)
    .orderBy("holiday.day")
    .orderBy(place);
  if (hub === undefined) return ofYear.execute();
  return ofYear
    .where((eb) =>
      eb.or([
        eb("holiday.scope", "=", "ALL"),
        eb("holiday.hub_id", "=", hub),
        eb("holiday.state", "=", eb.selectFrom("warehouse as own").select("own.state").where("own.id", "=", hub)),
      ]),
    )
    .execute();
};
