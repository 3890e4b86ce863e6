import { endpoint } from "../../../core/endpoint.ts";
import { historyEntry } from "../../../core/history.ts";
import { listEndpoint } from "../../../core/list-endpoint.ts";
import { done, idParams, idSchema, listOf, shape } from "../../../core/schemas.ts";
import { runLink } from "./run-link.ts";
import { codeBody, shipmentBody, visitBody } from "./shipment-bodies.ts";
import { shipmentLife } from "./shipment-life.ts";
import { shipmentList } from "./shipment-list.ts";
import { eligibleReply, shipmentDetail, shipmentRow } from "./shipment-rows.ts";

const path = "/oms/shipment";
const run = { allow: "shipment.run", scope: "ownWarehouse" } as const;

/** Vehicles with what they carry, stop by stop. */
export const shipmentEndpoints = {
  list: listEndpoint({ list: shipmentList, many: "shipments", row: shipmentRow, path, ...run }),
  // Before `get`, whose path `/oms/shipment/eligible` would be another's.
  eligible: endpoint({
    method: "GET",
    path: `${path}/eligible`,
    summary: "The invoiced orders of a warehouse that wait for a vehicle, and those of one shipment",
    query: shape({ warehouseId: idSchema(), shipmentId: idSchema().optional() }),
    reply: eligibleReply,
    ...run,
    limit: "read",
  }),
  get: endpoint({
    method: "GET",
    path: `${path}/:id`,
    summary: "One shipment with its stops",
    params: idParams,
    reply: shipmentDetail,
    ...run,
    limit: "read",
  }),
  history: endpoint({
    method: "GET",
    path: `${path}/:id/history`,
    summary: "What happened to a shipment, newest first",
    params: idParams,
    reply: listOf(historyEntry),
    ...run,
    limit: "read",
  }),
  create: endpoint({
    method: "POST",
    path,
    summary: "Put orders on a vehicle; planned at once where vehicle and driver are named",
    body: shipmentBody,
    reply: shipmentRow,
    write: { audit: "shipment.created", idempotency: "required", affects: [path] },
    ...run,
    limit: "write",
  }),
  visit: endpoint({
    method: "PATCH",
    path: `${path}/:id/stop/:stopId`,
    summary:
      "Say how a stop went, with what was paid there; 412 with the shipment as it stands where the stop has changed before",
    params: shape({ id: idSchema(), stopId: idSchema() }),
    body: visitBody,
    reply: shipmentDetail,
    write: {
      audit: "shipment.stop-visited",
      idempotency: "required",
      affects: [path, "/oms/order", "/oms/invoice", "/oms/payment", "/oms/retailer"],
    },
    refuses: ["row.stale"],
    ...run,
    limit: "write",
  }),
  second: endpoint({
    method: "POST",
    path: `${path}/:id/stop/:stopId/second`,
    summary: "Keep another account of a stop that was visited: its cash becomes a payment, its proof stands beside",
    params: shape({ id: idSchema(), stopId: idSchema() }),
    body: visitBody,
    reply: shipmentDetail,
    write: {
      audit: "shipment.second-account",
      idempotency: "required",
      affects: [path, "/oms/invoice", "/oms/payment", "/oms/retailer"],
    },
    ...run,
    limit: "write",
  }),
  sendCode: endpoint({
    method: "POST",
    path: `${path}/:id/stop/:stopId/code`,
    summary: "Send a code to the mobile of a stop's shop, which shows to the driver by it that the goods are there",
    params: shape({ id: idSchema(), stopId: idSchema() }),
    reply: done,
    write: { audit: "shipment.code-sent", idempotency: "required", affects: [] },
    refuses: ["limit.reached"],
    ...run,
    limit: "write",
  }),
  checkCode: endpoint({
    method: "POST",
    path: `${path}/:id/stop/:stopId/code/check`,
    summary: "Enter the code of a stop that was visited without it, or with another",
    params: shape({ id: idSchema(), stopId: idSchema() }),
    body: codeBody,
    reply: shipmentDetail,
    write: { audit: "shipment.code-checked", idempotency: "required", affects: [path] },
    ...run,
    limit: "write",
  }),
  link: endpoint({
    method: "GET",
    path: `${path}/:id/link`,
    summary: "The link by which a driver without an account opens the run sheet; none where there is none that is good",
    params: idParams,
    reply: shape({ link: runLink.nullable() }),
    ...run,
    limit: "read",
  }),
  makeLink: endpoint({
    method: "POST",
    path: `${path}/:id/link`,
    summary: "Make a link for the driver of a shipment; one that was made before is good no more",
    params: idParams,
    // What is answered is kept for repetition: the link itself is read by `link`.
    reply: done,
    write: { audit: "shipment.link-made", idempotency: "required", affects: [`${path}/:id/link`] },
    ...run,
    limit: "write",
  }),
  revokeLink: endpoint({
    method: "DELETE",
    path: `${path}/:id/link`,
    summary: "End the link of a shipment's driver",
    params: idParams,
    reply: done,
    write: { audit: "shipment.link-revoked", idempotency: "optional", affects: [`${path}/:id/link`] },
    ...run,
    limit: "write",
  }),
  ...shipmentLife.endpoints,
};
