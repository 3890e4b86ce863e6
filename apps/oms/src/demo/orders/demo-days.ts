import { systemSettings } from "@o2r/api/contract/settings";
import { addDays } from "@o2r/forms/days";
import type { Insertable } from "kysely";
import { clockAt, earliestDay, judgeDay, type Calendar, type HubHoliday } from "../../areas/orders/slot/judge-day.ts";
import type { Database } from "../../db/schema.ts";
import type { DemoRetailer } from "../parties/make-retailers.ts";
import type { DemoWarehouse } from "../warehouse/make-warehouses.ts";

type Row<T extends keyof Database> = Insertable<Database[T]>;

interface Given {
  readonly hubs: readonly DemoWarehouse[];
  readonly beats: readonly Row<"beat">[];
  readonly holidays: readonly Row<"holiday">[];
}

/** The places of days at hubs, as orders take them and give them back. */
export interface DemoDays {
  /** Takes the first day that is free for a retailer who orders at that time. */
  readonly take: (retailer: DemoRetailer, at: Date) => string;
  readonly give: (retailer: DemoRetailer, day: string) => void;
  readonly rows: () => readonly Row<"slot_day">[];
}

/** How many orders a hub of the demo delivers on a day, as new warehouses do. */
const capacity = 200;

export const openDays = ({ hubs, beats, holidays }: Given): DemoDays => {
  const weekdays = new Map(beats.map((beat) => [beat.id, beat.weekdays ?? [1, 2, 3, 4, 5, 6]]));
  const calendars = new Map(
    hubs.map(({ row, place }): [string, Calendar & { readonly taken: Map<string, number> }] => [
      row.id,
      {
        warehouseId: row.id,
        leadTime: row.lead_time,
        capacity,
        cutOff: systemSettings.orderCutOff.standard,
        weekdays: null,
        weeklyOffs: row.weekly_offs ?? [],
        holidays: holidays
          .filter(({ scope, state, hub_id }) => scope === "ALL" || hub_id === row.id || state === place.state)
          .map(({ day, name, affects }): HubHoliday => ({ day, name, affects })),
        taken: new Map<string, number>(),
      },
    ]),
  );
  const calendarOf = ({ hub_id }: DemoRetailer) => {
    const calendar = calendars.get(hub_id);
    if (calendar === undefined) throw new Error("A retailer's hub has no calendar");
    return calendar;
  };
  const move = (retailer: DemoRetailer, day: string, by: number): void => {
    const { taken } = calendarOf(retailer);
    taken.set(day, (taken.get(day) ?? 0) + by);
  };
  return {
    take: (retailer, at) => {
      const calendar = { ...calendarOf(retailer), weekdays: [...(weekdays.get(retailer.beat_id) ?? [])] };
      let day = earliestDay(calendar, clockAt(at));
      while (judgeDay(calendar, day) !== null) day = addDays(day, 1);
      move(retailer, day, 1);
      return day;
    },
    give: (retailer, day) => move(retailer, day, -1),
    rows: () =>
      [...calendars].flatMap(([warehouse_id, { taken }]) =>
        [...taken].map(([day, count]) => ({ warehouse_id, day, taken: count })),
      ),
  };
};
