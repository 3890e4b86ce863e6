import { array, number } from "yup";
import { defineForm, multiSelect, number as numberField, type ValuesOf } from "@o2r/forms";
import { endpoint, formBody, type ReplyOf } from "../../core/endpoint.ts";
import { idParams, shape } from "../../core/schemas.ts";
import { weekdays } from "../../core/calendar/weekdays.ts";
import { holidaysOfYear, yearSchema } from "./holiday.ts";

/** When a warehouse is closed every week, and how much it delivers on the other days. */
export const warehouseCalendarForm = defineForm({
  id: "warehouse-calendar",
  version: 1,
  fields: {
    weeklyOffs: multiSelect({
      label: "Weekly off",
      options: weekdays,
      maxItems: 6,
      help: "Nothing is ordered or delivered on these days. What stands on one already stays there.",
    }),
    slotCapacity: numberField({
      label: "Deliveries a day",
      required: true,
      min: 0,
      max: 100_000,
      integer: true,
      leadingZero: "allow",
      unit: "orders",
      help: "Further orders go to the next day that is free.",
    }),
  },
});
export type WarehouseCalendarValues = ValuesOf<typeof warehouseCalendarForm>;

const calendar = shape({
  weeklyOffs: array().of(number().integer().defined()).defined(),
  slotCapacity: number().integer().defined(),
});

const ofOne = { params: idParams, scope: "ownWarehouse" } as const;

/** The calendar of a warehouse: its weekly offs, and the holidays that stop it. */
export const warehouseCalendarEndpoints = {
  calendar: endpoint({
    method: "GET",
    path: "/oms/warehouse/:id/calendar",
    summary: "When a warehouse is closed: the days of the week, and the holidays of a year that stop it",
    ...ofOne,
    query: shape({ year: yearSchema() }),
    reply: calendar.concat(shape({ holidays: holidaysOfYear() })),
    allow: "warehouse.detail",
    limit: "read",
  }),
  setCalendar: endpoint({
    method: "PUT",
    path: "/oms/warehouse/:id/calendar",
    summary: "Say on which days of the week a warehouse is closed, and how many orders it delivers on a day",
    ...ofOne,
    body: formBody(warehouseCalendarForm),
    reply: calendar,
    write: {
      audit: "warehouse.calendar",
      idempotency: "required",
      ifMatch: true,
      affects: ["/oms/warehouse", "/oms/holiday"],
    },
    allow: "warehouse.write",
    limit: "write",
  }),
};
export type WarehouseCalendar = ReplyOf<typeof warehouseCalendarEndpoints.calendar>;
