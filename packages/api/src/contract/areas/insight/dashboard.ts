import { addDays } from "@o2r/forms/days";
import { array, boolean, number, string } from "yup";
import { daysBetween, readDates } from "../../core/calendar/days.ts";
import { endpoint, type ReplyOf } from "../../core/endpoint.ts";
import { rowsOfOrders } from "../../core/holders.ts";
import { idSchema, listOf, rupeesSchema, shape } from "../../core/schemas.ts";

/** The most days that the dashboard looks at. */
export const mostDashboardDays = 92;

const span = "Two days such as 2026-04-01..2026-04-30, or a number of days up to today; at most 92 days";
/** Orders that were placed, and what those of them come to that were not cancelled. */
const counted = { orders: number().integer().defined(), value: rupeesSchema().defined() };

/** The days that the dashboard is asked for, first and last; null where they are none, or too many. */
export const readDashboardDays = (
  text: string,
  today: string,
): { readonly from: string; readonly to: string } | null => {
  const days = /^[1-9]\d?$/.test(text) ? { from: addDays(today, 1 - Number(text)), to: today } : readDates(text);
  return days === null || daysBetween(days.from, days.to) >= mostDashboardDays ? null : days;
};

/** Which days and which hub are looked at. */
const query = shape({
  placed: string()
    // Any day will do to know how many there are.
    .test("days", span, (text) => readDashboardDays(text ?? "", "2026-01-01") !== null)
    .meta({ rule: span })
    .max(22)
    .required(),
  hub: idSchema().optional(),
});

/** What managers see of the day and the month. */
export const dashboardEndpoints = {
  waiting: endpoint({
    method: "GET",
    path: "/oms/dashboard/waiting",
    summary:
      "How many rows of each list wait for the caller and since when, as that list itself counts them; in one warehouse or all",
    query: shape({ hub: idSchema().optional() }),
    /** Of `watched`, what the caller may read; of a warehouse, what can be narrowed to one. */
    reply: listOf(
      shape({
        key: string().defined(),
        total: number().integer().defined(),
        /** Counting has stopped there: there are more. */
        isCapped: boolean().defined(),
        /** Since when the one waits that has waited longest; null where that is not known, or nothing waits. */
        oldest: string().nullable().defined(),
        /** How many wait below each of `waitingSteps`, and beyond the last; none where that is not known. */
        ages: array().of(number().integer().defined()).defined(),
      }),
    ),
    allow: "signedIn",
    // Each list keeps to its own rule.
    scope: "all",
    limit: "read",
  }),
  orders: endpoint({
    method: "GET",
    path: "/oms/dashboard/orders",
    summary:
      "How many orders were placed from day to day, what they come to and how far they are; within the caller's reach",
    query,
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
  products: endpoint({
    method: "GET",
    path: "/oms/dashboard/products",
    summary: "The ten products that sold most from day to day; counted again within a minute of any change of an order",
    query,
    reply: listOf(
      shape({
        id: idSchema(),
        name: string().defined(),
        skuCode: string().defined(),
        ...counted,
        units: number().integer().defined(),
      }),
    ),
    allow: "sales.rank",
    scope: { all: rowsOfOrders.all, ownWarehouse: rowsOfOrders.ownWarehouse },
    limit: "read",
  }),
};
export type ProductSales = ReplyOf<typeof dashboardEndpoints.products>;
export type Waiting = ReplyOf<typeof dashboardEndpoints.waiting>;
export type OrderFigures = ReplyOf<typeof dashboardEndpoints.orders>;
