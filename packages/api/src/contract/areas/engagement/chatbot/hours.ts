import { number, string } from "yup";
import { defineForm, list, number as figure, select, type ValuesOf } from "@o2r/forms";
import { endpoint, formBody, type ReplyOf } from "../../../core/endpoint.ts";
import { historyEntry } from "../../../core/history.ts";
import { idParams, idSchema, instantSchema, listOf, shape } from "../../../core/schemas.ts";

/** Days of the week, Monday first. */
export const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"].map(
  (label, at) => ({ value: String(at + 1), label }),
);
/** Every half hour of a day, its end included. */
export const halfHours = Array.from({ length: 49 }, (_, at) => {
  const time = `${String(Math.floor(at / 2)).padStart(2, "0")}:${at % 2 === 0 ? "00" : "30"}`;
  return { value: time, label: time };
});

/** When somebody answers retailers, and how soon that is promised: what the clock of a ticket goes by. */
export const helpHoursForm = defineForm({
  id: "help-hours",
  version: 1,
  fields: {
    firstMinutes: figure({
      label: "First answer within",
      unit: "minutes",
      required: true,
      integer: true,
      min: 1,
      max: 10_080,
      width: "half",
    }),
    solveMinutes: figure({
      label: "Solved within",
      unit: "minutes",
      required: true,
      integer: true,
      min: 1,
      max: 100_000,
      width: "half",
    }),
    hours: list({
      label: "Hours",
      row: "Stretch",
      required: true,
      maxItems: 28,
      help: "In Asia/Kolkata. Outside of these, and on holidays that stop orders everywhere, the clock stands.",
      fields: {
        day: select({ label: "Day", required: true, options: weekdays }),
        from: select({ label: "From", required: true, options: halfHours }),
        to: select({ label: "To", required: true, options: halfHours }),
      },
    }),
  },
});
export type HelpHoursValues = ValuesOf<typeof helpHoursForm>;

const path = "/oms/chatbot/hours";
const stretch = shape({ day: string().defined(), from: string().defined(), to: string().defined() });

const helpHours = shape({
  id: idSchema(),
  version: number().integer().defined(),
  updatedAt: instantSchema(),
  firstMinutes: number().integer().defined(),
  solveMinutes: number().integer().defined(),
  hours: listOf(stretch),
});

const call = { allow: "chatbot.manage", scope: "all" } as const;

/** The hours of help. */
export const helpHoursEndpoints = {
  get: endpoint({
    method: "GET",
    path,
    summary: "When somebody answers retailers, and what is promised",
    reply: helpHours,
    limit: "read",
    ...call,
  }),
  update: endpoint({
    method: "PUT",
    path: `${path}/:id`,
    summary: "Change when somebody answers; tickets that are open keep what they were promised",
    params: idParams,
    body: formBody(helpHoursForm),
    reply: helpHours,
    write: { audit: "help-hours.updated", idempotency: "required", ifMatch: true, affects: [path] },
    limit: "write",
    ...call,
  }),
  history: endpoint({
    method: "GET",
    path: `${path}/:id/history`,
    summary: "What happened to the hours of help, newest first",
    params: idParams,
    reply: listOf(historyEntry),
    limit: "read",
    ...call,
  }),
};
export type HelpHours = ReplyOf<typeof helpHoursEndpoints.get>;
