import { endpoint, fileBody } from "../../../core/endpoint.ts";
import { done, idSchema, shape } from "../../../core/schemas.ts";
import { codeBody, visitBody } from "./shipment-bodies.ts";
import { runSheet } from "./run-sheet.ts";

const path = "/oms/run";
/** The link names the one shipment that there is for whoever brings it: no call names another. */
const byLink = { allow: "link", scope: "ownWarehouse" } as const;
const params = shape({ stopId: idSchema() });
const affects = [path, "/oms/shipment"] as const;

/** The run sheet of a driver without an account, who brings a link that was made for one shipment. */
export const runEndpoints = {
  sheet: endpoint({
    method: "GET",
    path,
    summary: "The run sheet that the link was made for",
    reply: runSheet,
    ...byLink,
    limit: "read",
  }),
  visit: endpoint({
    method: "PATCH",
    path: `${path}/stop/:stopId`,
    summary:
      "Say how a stop went, with what was paid there; 412 with the run sheet as it stands where it has changed before",
    params,
    body: visitBody,
    reply: runSheet,
    write: {
      audit: "shipment.stop-visited",
      idempotency: "required",
      affects: [...affects, "/oms/order", "/oms/invoice", "/oms/payment", "/oms/retailer"],
    },
    refuses: ["row.stale"],
    ...byLink,
    limit: "write",
  }),
  second: endpoint({
    method: "POST",
    path: `${path}/stop/:stopId/second`,
    summary: "Keep another account of a stop that was visited: its cash becomes a payment, its proof stands beside",
    params,
    body: visitBody,
    reply: runSheet,
    write: {
      audit: "shipment.second-account",
      idempotency: "required",
      affects: [...affects, "/oms/invoice", "/oms/payment", "/oms/retailer"],
    },
    ...byLink,
    limit: "write",
  }),
  photo: endpoint({
    method: "POST",
    path: `${path}/photo`,
    summary: "Upload the photo that shows a delivery; its content is checked, and it is re-encoded",
    body: fileBody("file"),
    reply: shape({ id: idSchema() }),
    allow: "link",
    scope: "none",
    write: { audit: "document.uploaded", idempotency: "optional", affects: [] },
    limit: "upload",
  }),
  sendCode: endpoint({
    method: "POST",
    path: `${path}/stop/:stopId/code`,
    summary: "Send a code to the mobile of a stop's shop, which shows to the driver by it that the goods are there",
    params,
    reply: done,
    write: { audit: "shipment.code-sent", idempotency: "required", affects: [] },
    ...byLink,
    limit: "write",
  }),
  checkCode: endpoint({
    method: "POST",
    path: `${path}/stop/:stopId/code/check`,
    summary: "Enter the code of a stop that was visited without it, or with another",
    params,
    body: codeBody,
    reply: runSheet,
    write: { audit: "shipment.code-checked", idempotency: "required", affects: [...affects] },
    ...byLink,
    limit: "write",
  }),
};
