import { mostOnHoliday, movableStates, type orderEndpoints } from "@o2r/api/contract/orders";
import { addDays } from "@o2r/forms/days";
import { sql } from "kysely";
import { notFound } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handler } from "../../../http/context.ts";
import { selectOrders, toOrderRow } from "../order/select-orders.ts";
import { readCalendar } from "./calendar.ts";
import { clockAt, daysAhead, type Calendar } from "./judge-day.ts";
import { moveOn } from "./move-on.ts";

/** Whether a holiday stops the delivery of an order: it holds where its hub is, on the day that is promised. */
const stopped = sql<boolean>`holiday.active and holiday.affects <> 'ORDER' and orders.order_slot = holiday.day
  and (holiday.scope = 'ALL' or holiday.hub_id = orders.warehouse_id
    or holiday.state = (select state from warehouse where warehouse.id = orders.warehouse_id))`;

/** Whether an order can have another day: those on a shipment, and those invoiced that wait for one, ride on its day. */
const movable = sql<boolean>`orders.state in (${sql.join(movableStates.map((state) => sql.lit(state)))})
  and not exists (select from shipment_stop as stop where stop.order_id = orders.id and stop.open)`;

/** The holidays to come for which open orders are promised. */
export const onHolidays: Handler<typeof orderEndpoints.onHolidays> = async ({ db, now }) =>
  db
    .selectFrom("holiday")
    .innerJoin("orders", (join) => join.on(stopped))
    .select(["holiday.id", "holiday.day", "holiday.name", sql<number>`count(*)::int`.as("orders")])
    .where("holiday.day", ">=", clockAt(now).day)
    .where(movable)
    .groupBy("holiday.id")
    .orderBy("holiday.day")
    .orderBy("holiday.id")
    .limit(mostOnHoliday)
    .execute();

/** The weekdays of beats where they are of the hub that delivers: those of another hub say nothing. */
const readWeekdays = async (db: Db, beatIds: readonly string[]) => {
  const beats =
    beatIds.length === 0
      ? []
      : await db
          .selectFrom("beat")
          .select(["id", "hub_id", "weekdays"])
          .where("id", "in", [...beatIds])
          .execute();
  return new Map(beats.map(({ id, hub_id, weekdays }) => [`${id} ${hub_id}`, weekdays]));
};

const distinct = (values: readonly (string | null)[]): readonly string[] => [
  ...new Set(values.filter((value) => value !== null)),
];

/** The open orders that are promised for a holiday, and when each can be delivered instead. */
export const onHoliday: Handler<typeof orderEndpoints.onHoliday> = async ({ db, params, now }) => {
  const holiday = await db.selectFrom("holiday").select(["id", "day"]).where("id", "=", params.id).executeTakeFirst();
  if (holiday === undefined) throw notFound("Holiday");
  const { day } = holiday;
  const promised = db
    .selectFrom("orders")
    .innerJoin("holiday", (join) => join.on(stopped))
    .where("holiday.id", "=", holiday.id)
    // What was not delivered on a day that has passed is late, whatever day it was.
    .where("holiday.day", ">=", clockAt(now).day);
  const { total, invoiced } = await promised
    .select([
      sql<number>`(count(*) filter (where ${movable}))::int`.as("total"),
      sql<number>`(count(*) filter (where not (${movable})))::int`.as("invoiced"),
    ])
    .where("orders.state", "in", [...movableStates, "INVOICED"])
    .executeTakeFirstOrThrow();
  const rows = await selectOrders(db)
    .where("orders.id", "in", promised.select("orders.id").where(movable))
    .orderBy("orders.placed_at")
    .orderBy("orders.id")
    .limit(mostOnHoliday)
    .execute();
  const hubs = distinct(rows.map(({ warehouse_id }) => warehouse_id));
  const calendars = new Map<string, Calendar>();
  for (const warehouseId of hubs)
    calendars.set(
      warehouseId,
      await readCalendar(db, { warehouseId, beatId: null, now, day: addDays(day, daysAhead) }),
    );
  const weekdays = await readWeekdays(db, distinct(rows.map(({ beat_id }) => beat_id)));
  const days = moveOn(
    rows.map(({ warehouse_id, beat_id }) => ({
      warehouseId: warehouse_id,
      weekdays: weekdays.get(`${beat_id} ${warehouse_id}`) ?? null,
    })),
    calendars,
    day,
  );
  return {
    orders: rows.map((row, at) => ({ ...toOrderRow(row), nextDay: days[at] ?? null })),
    total,
    invoiced,
  };
};
