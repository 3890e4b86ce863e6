import type { Insertable } from "kysely";
import type { Database } from "../db/schema.ts";
import type { DemoWarehouse } from "./warehouse/make-warehouses.ts";
import { seedRandom } from "./random.ts";
import { daysBefore, stamps, type Scene } from "./scene.ts";

type Row = Insertable<Database["holiday"]>;

/** On the same date every year; of a state where one is named. */
const fixed: readonly (readonly [date: string, name: string, state?: string])[] = [
  ["01-26", "Republic Day"],
  ["08-15", "Independence Day"],
  ["10-02", "Gandhi Jayanti"],
  ["12-25", "Christmas"],
  ["01-15", "Pongal", "Tamil Nadu"],
  ["05-01", "Maharashtra Day", "Maharashtra"],
  ["05-01", "Gujarat Day", "Gujarat"],
  ["11-01", "Kannada Rajyotsava", "Karnataka"],
  ["06-02", "Telangana Formation Day", "Telangana"],
];

/** By the moon, as the calendars of these years have them. */
const moving: readonly (readonly [day: string, name: string, state?: string])[] = [
  ["2025-02-26", "Maha Shivaratri"],
  ["2025-03-14", "Holi"],
  ["2025-03-31", "Id-ul-Fitr"],
  ["2025-08-27", "Ganesh Chaturthi", "Maharashtra"],
  ["2025-10-01", "Durga Puja", "West Bengal"],
  ["2025-10-20", "Diwali"],
  ["2026-02-15", "Maha Shivaratri"],
  ["2026-03-04", "Holi"],
  ["2026-03-21", "Id-ul-Fitr"],
  ["2026-09-14", "Ganesh Chaturthi", "Maharashtra"],
  ["2026-10-19", "Durga Puja", "West Bengal"],
  ["2026-10-20", "Dussehra"],
  ["2026-11-08", "Diwali"],
  ["2027-03-06", "Maha Shivaratri"],
  ["2027-03-10", "Id-ul-Fitr"],
  ["2027-03-22", "Holi"],
  ["2027-09-04", "Ganesh Chaturthi", "Maharashtra"],
  ["2027-10-09", "Dussehra"],
  ["2027-10-29", "Diwali"],
];

/** The holidays of last year and this: of the country, of states that have hubs, and a stock count at some hubs. */
export const makeHolidays = (scene: Scene, warehouses: readonly DemoWarehouse[]): readonly Row[] => {
  const random = seedRandom("holidays");
  const at = daysBefore(scene.now, 380);
  const states = new Set(warehouses.map(({ place }) => place.state));
  const hubs = warehouses.filter(({ row }) => row.type === "HUB").slice(0, 3);
  const thisYear = scene.now.getUTCFullYear();
  const made = (given: Pick<Row, "day" | "name" | "every_year" | "scope" | "state" | "hub_id" | "affects">): Row => ({
    id: random.id(at),
    ...given,
    ...stamps(scene, at),
  });
  const festival = (every_year: boolean, day: string, name: string, state?: string): readonly Row[] =>
    state !== undefined && !states.has(state)
      ? []
      : [made({ day, name, every_year, affects: "BOTH", scope: state ? "STATE" : "ALL", state: state ?? null })];
  return [thisYear - 1, thisYear].flatMap((year) => [
    ...fixed.flatMap(([date, name, state]) => festival(true, `${year}-${date}`, name, state)),
    ...moving
      .filter(([day]) => day.startsWith(`${year}-`))
      .flatMap(([day, name, state]) => festival(false, day, name, state)),
    ...hubs.map(({ row }) =>
      made({
        day: `${year}-12-30`,
        name: "Stock count",
        every_year: true,
        affects: "DELIVERY",
        scope: "HUB",
        hub_id: row.id,
      }),
    ),
  ]);
};
