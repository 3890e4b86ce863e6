import { addDays } from "@o2r/forms/days";
import { sql } from "kysely";
import { sayOnce, type Part } from "../../../db/compile-once.ts";
import { asRead, readTogether, type Read } from "../../../db/read-together.ts";
import type { Db } from "../../../db/schema.ts";
import { policyRead } from "../policy.ts";
import { clockAt, daysAhead, type Calendar, type HubHoliday } from "./judge-day.ts";

interface Asked {
  readonly warehouseId: string | Part;
  readonly beatId: string | null | Part;
  readonly now: Date;
  /** A day that has to be in it, however far away. */
  readonly day?: string | undefined;
}

interface Days extends Pick<Asked, "warehouseId" | "beatId"> {
  readonly from: string;
  readonly to: string;
}

const daysOf = sayOnce(
  ({ warehouseId, beatId, from, to }: Days) => sql<{
    id: string;
    lead_time: number;
    slot_capacity: number;
    weekdays: number[] | null;
    weekly_offs: number[];
    holidays: HubHoliday[];
    taken: Record<string, number>;
  }>`
    select warehouse.id, warehouse.lead_time, warehouse.slot_capacity, warehouse.weekly_offs,
      (select beat.weekdays from beat where beat.id = ${beatId} and beat.hub_id = warehouse.id) as weekdays,
      (select coalesce(jsonb_agg(jsonb_build_object('day', holiday.day, 'name', holiday.name, 'affects', holiday.affects)), '[]')
        from holiday where holiday.active and holiday.day between ${from} and ${to}
        and (holiday.scope = 'ALL' or holiday.hub_id = warehouse.id or holiday.state = warehouse.state)) as holidays,
      (select coalesce(jsonb_object_agg(slot_day.day, slot_day.taken), '{}')
        from slot_day where slot_day.warehouse_id = warehouse.id and slot_day.day between ${from} and ${to}) as taken
    from warehouse where warehouse.id = ${warehouseId}`,
);

/** Days of a hub; the rest of its calendar is its policy. */
export type HubDays = Omit<Calendar, "cutOff">;

/**
 * The days of a hub for a beat, from today on; undefined where there is no such hub. The days of a beat of another hub say
 * nothing about this one.
 */
export const daysRead = ({ warehouseId, beatId, now, day }: Asked): Read<HubDays | undefined> => {
  const from = clockAt(now).day;
  const last = addDays(from, daysAhead + 1);
  const to = day !== undefined && day > last ? day : last;
  return asRead(
    daysOf,
    { warehouseId, beatId, from, to },
    ([found]) =>
      found && {
        warehouseId: found.id,
        leadTime: found.lead_time,
        capacity: found.slot_capacity,
        weekdays: found.weekdays,
        weeklyOffs: found.weekly_offs,
        holidays: found.holidays,
        taken: new Map(Object.entries(found.taken)),
      },
  );
};

/** The calendar that follows from what was read. */
export const toCalendar = (days: HubDays | undefined, { cutOff }: Pick<Calendar, "cutOff">): Calendar => {
  if (days === undefined) throw new Error("There is no such warehouse");
  return { ...days, cutOff };
};

/** Reads the calendar of a hub for a beat. */
export const readCalendar = async (db: Db, asked: Asked): Promise<Calendar> => {
  const { days, policy } = await readTogether(db, { days: daysRead(asked), policy: policyRead(asked.warehouseId) });
  return toCalendar(days, policy);
};
