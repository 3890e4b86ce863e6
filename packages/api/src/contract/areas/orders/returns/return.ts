import { array, number, string, type InferType } from "yup";
import { endpoint } from "../../../core/endpoint.ts";
import { historyEntry } from "../../../core/history.ts";
import { listEndpoint } from "../../../core/list-endpoint.ts";
import { idParams, idSchema, listOf, shape } from "../../../core/schemas.ts";
import { mostReturnLines, returnLife, rowsOfReturns } from "./return-life.ts";
import { returnList } from "./return-list.ts";
import { returnDetail, returnRow } from "./return-rows.ts";
import { returnReasons } from "./return-states.ts";

const path = "/oms/return";
const read = { allow: "return.read", scope: rowsOfReturns, limit: "read" } as const;

/** What of an order is to be taken back, line by line, in units. */
export const returnBody = shape({
  orderId: idSchema(),
  lines: array()
    .of(
      shape({
        position: number().integer().min(0).max(1000).required(),
        units: number().integer().min(1).max(1_000_000).required(),
        reason: string()
          .oneOf(returnReasons.map(({ value }) => value))
          .required(),
      }),
    )
    .min(1, "Choose what is returned")
    .max(mostReturnLines)
    .meta({ rule: `One line or more, at most ${mostReturnLines}` })
    .required(),
  note: string().max(300).default(""),
});
export type ReturnBody = InferType<typeof returnBody>;

/** Goods of retailers' orders that come back. */
export const returnEndpoints = {
  list: listEndpoint({
    list: returnList,
    many: "returns",
    row: returnRow,
    path,
    allow: "return.read",
    scope: rowsOfReturns,
  }),
  get: endpoint({
    method: "GET",
    path: `${path}/:id`,
    summary: "One return with its lines, and what its quality check has found",
    params: idParams,
    reply: returnDetail,
    ...read,
  }),
  history: endpoint({
    method: "GET",
    path: `${path}/:id/history`,
    summary: "What happened to a return, newest first",
    params: idParams,
    reply: listOf(historyEntry),
    ...read,
  }),
  request: endpoint({
    method: "POST",
    path,
    summary: "Ask for goods of an order that was delivered to be taken back",
    body: returnBody,
    reply: returnRow,
    write: { audit: "order-return.requested", idempotency: "required", affects: [path, "/oms/order"] },
    allow: "return.request",
    scope: rowsOfReturns,
    limit: "write",
  }),
  ...returnLife.endpoints,
};
