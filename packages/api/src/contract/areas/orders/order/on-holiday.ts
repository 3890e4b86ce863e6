import { number, string, type InferType } from "yup";
import { endpoint } from "../../../core/endpoint.ts";
import { idParams, idSchema, listOf, shape } from "../../../core/schemas.ts";
import { orderRow } from "./order-rows.ts";

const path = "/oms/order/on-holiday";
/** Whoever keeps holidays reaches the orders of every hub. */
const read = { allow: "holiday.manage", scope: "all", limit: "read" } as const;

/** So many orders of a holiday are read at once; the rest when these have another day. */
export const mostOnHoliday = 200;

/** An order that is promised for a holiday, and the next day on which its hub can deliver it; null where none is in sight. */
export const orderOnHoliday = orderRow.concat(shape({ nextDay: string().nullable().defined() }));
export type OrderOnHoliday = InferType<typeof orderOnHoliday>;

/** What was promised for a day on which, as it turns out, nothing is delivered (domain.md §8, /holidays). */
export const onHolidayEndpoints = {
  onHolidays: endpoint({
    method: "GET",
    path,
    summary: "The holidays to come for which open orders are promised, and how many",
    reply: listOf(
      shape({
        id: idSchema(),
        /** `YYYY-MM-DD`. */
        day: string().defined(),
        name: string().defined(),
        orders: number().integer().defined(),
      }),
    ),
    ...read,
  }),
  onHoliday: endpoint({
    method: "GET",
    path: `${path}/:id`,
    summary: "The open orders that are promised for a holiday where it holds, and the next day that each can have",
    params: idParams,
    reply: shape({
      /** At most 200, in the order in which they were placed. */
      orders: listOf(orderOnHoliday),
      /** How many there are. */
      total: number().integer().defined(),
      /** How many more have their invoice and ride on the day of their shipment. */
      invoiced: number().integer().defined(),
    }),
    ...read,
  }),
};
