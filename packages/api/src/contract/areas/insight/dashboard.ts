import { number, string } from "yup";
import { daysBetween, readDates } from "../../core/calendar/days.ts";
import { endpoint, type ReplyOf } from "../../core/endpoint.ts";
import { rowsOfOrders } from "../../core/holders.ts";
import { idSchema, listOf, rupeesSchema, shape } from "../../core/schemas.ts";

/** The most days that the dashboard looks at. */
export const mostDashboardDays = 92;

const span = "Two days such as 2026-04-01..2026-04-30, of at most 92 days";
/** Orders that were placed, and what those of them come to that were not cancelled. */
const counted = { orders: number().integer().defined(), value: rupeesSchema().defined() };

/** Which days and which hub are looked at. */
const query = shape({
  placed: string()
    .test("days", span, (text) => {
      const days = readDates(text ?? "");
      return days !== null && daysBetween(days.from, days.to) < mostDashboardDays;
    })
    .meta({ rule: span })
    .max(22)
    .required(),
  hub: idSchema().optional(),
});

/** What managers see of the day and the month. */
export const dashboardEndpoints = {
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
export type OrderFigures = ReplyOf<typeof dashboardEndpoints.orders>;
