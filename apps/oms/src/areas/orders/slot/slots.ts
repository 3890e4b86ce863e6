import type { orderEndpoints } from "@o2r/api/contract/orders";
import type { Handler } from "../../../http/context.ts";
import { hubOf, readCustomer } from "../assemble/customer.ts";
import { mayOrderFor } from "../pad/reach.ts";
import { readCalendar } from "./calendar.ts";
import { clockAt, daysFrom, judgeSlot } from "./judge-day.ts";

/** Days of delivery to a retailer from today on, and why one cannot be had. */
export const slots: Handler<typeof orderEndpoints.slots> = async (context) => {
  const { db, params, query, now } = context;
  const customer = await readCustomer(db, { id: params.retailerId, within: mayOrderFor(context) });
  const calendar = await readCalendar(db, { warehouseId: hubOf(customer), beatId: customer.beatId, now });
  const clock = clockAt(now);
  return daysFrom(clock, query.days).map((day) => ({
    day,
    capacity: calendar.capacity,
    left: Math.max(0, calendar.capacity - (calendar.taken.get(day) ?? 0)),
    reason: judgeSlot(calendar, clock, day),
  }));
};
