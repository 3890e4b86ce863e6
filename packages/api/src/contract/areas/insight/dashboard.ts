import { number, string } from "yup";
import { daysBetween, readDates } from "../../core/days.ts";
import { endpoint, type ReplyOf } from "../../core/endpoint.ts";
import { rowsOfOrders } from "../../core/holders.ts";
import { idSchema, listOf, rupeesSchema, shape } from "../../core/schemas.ts";

/** The most days that the dashboard looks at. */
export const mostDashboardDays = 92;

const span = "Two days such as 2026-04-01..2026-04-30, of at most 92 days";
/** Orders that were placed, and what those of them come to that were not cancelled. */
const counted = { orders: number().integer().defined(), value: rupeesSchema().defined() };

/** What managers see of the day and the month. */
export const dashboardEndpoints = {
  orders: endpoint({
    method: "GET",
    path: "/oms/dashboard/orders",
    summary:
      "How many orders were placed from day to day, what they come to and how far they are, within the caller's reach",
    query: shape({
      placed: string()
        .test("days", span, (text) => {
          const days = readDates(text ?? "");
          return days !== null && daysBetween(days.from, days.to) < mostDashboardDays;
        })
        .meta({ rule: span })
        .max(22)
        .required(),
      hub: idSchema().optional(),
    }),
    reply: shape({
      ...counted,
      /** The same of as many days before. */
      before: shape(counted),
      /** Every day, those without an order too. */
      days: listOf(shape({ day: string().defined(), ...counted })),
      states: listOf(shape({ state: string().defined(), ...counted })),
      /** The eight with the most value. */
      hubs: listOf(shape({ id: idSchema(), name: string().defined(), ...counted })),
      beats: listOf(shape({ id: idSchema(), name: string().defined(), ...counted })),
    }),
    allow: "order.read",
    scope: rowsOfOrders,
    limit: "read",
  }),
};
export type OrderFigures = ReplyOf<typeof dashboardEndpoints.orders>;
