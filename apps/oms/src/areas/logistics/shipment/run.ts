import { runSheet, type RunSheet, type runEndpoints, type ShipmentDetail } from "@o2r/api/contract/logistics";
import { shapeOf, strip } from "@o2r/api/contract/core";
import { notFound } from "../../../app-error.ts";
import { readRow } from "../../../db/repository.ts";
import type { Actor } from "../../../http/actor.ts";
import type { Handlers } from "../../../http/context.ts";
import { takeUpload } from "../../document/take-upload.ts";
import { readDetail } from "./read-detail.ts";
import { second } from "./second.ts";
import { withinReach } from "./select-shipments.ts";
import type { OfStop } from "./stop-report.ts";
import { checkCode, sendCode } from "./tell-code.ts";
import { visit } from "./visit.ts";

/** The shipment that a link was made for: whoever brings it reaches no other. */
const shipmentOf = ({ link }: Pick<Actor, "link">): string => {
  if (link === undefined) throw new TypeError("Only who brings a link has a run sheet of their own");
  return link.shipmentId;
};

const shape = shapeOf(runSheet);
/** What a driver without an account has to know of a shipment, also where what they say is refused. */
const show = (shipment: ShipmentDetail): RunSheet => strip(shape, shipment) as RunSheet; // what its own shape leaves

const ofStop = ({
  db,
  scope,
  actor,
  now,
  audit,
  services,
  params,
}: Omit<OfStop, "shipmentId" | "stopId"> & { readonly params: { readonly stopId: string } }) => ({
  db,
  scope,
  actor,
  now,
  audit,
  services,
  shipmentId: shipmentOf(actor),
  stopId: params.stopId,
});

/** The run sheet of whoever brings a link. */
export const runHandlers: Handlers<typeof runEndpoints> = {
  sheet: async ({ db, scope, actor }) => {
    const id = shipmentOf(actor);
    if (!(await readRow(db, "shipment", id, { scope: withinReach(scope) }))) throw notFound("Shipment");
    return show(await readDetail(db, id));
  },
  visit: (call) => visit({ ...ofStop(call), body: call.body, show }),
  second: (call) => second({ ...ofStop(call), body: call.body, show }),
  // A photo by the very rules of every other: whoever made the link owns it.
  photo: takeUpload,
  sendCode: (call) => sendCode(ofStop(call)),
  checkCode: (call) => checkCode({ ...ofStop(call), otp: call.body.otp, show }),
};
