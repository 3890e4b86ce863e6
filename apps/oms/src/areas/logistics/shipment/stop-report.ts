import { defineForm, image } from "@o2r/forms";
import type { shipmentEndpoints } from "@o2r/api/contract/logistics";
import type { Selectable } from "kysely";
import { invalid, notFound } from "../../../app-error.ts";
import { lockRow } from "../../../db/repository.ts";
import type { Database } from "../../../db/schema.ts";
import type { Context } from "../../../http/context.ts";
import { judgeVisit } from "./judge-visit.ts";
import { withinReach } from "./select-shipments.ts";

export type Stop = Selectable<Database["shipment_stop"]>;

type Report = Context<typeof shipmentEndpoints.visit> | Context<typeof shipmentEndpoints.second>;

/** Where a report names a document. */
const proof = defineForm({ id: "proof", version: 1, fields: { photo: image({ label: "Photo" }) } });

/** Locks the shipment and the stop that a report is about. Throws 404 where one of them is not within reach. */
export const lockStop = async ({ db, scope, params }: Report) => {
  const held = await lockRow(db, "shipment", params.id, withinReach(scope));
  if (held === undefined) throw notFound("Shipment");
  const stop = await db
    .selectFrom("shipment_stop")
    .selectAll()
    .where("id", "=", params.stopId)
    .where("shipment_id", "=", held.id)
    .forUpdate()
    .executeTakeFirst();
  if (stop === undefined) throw notFound("Stop");
  return { held, stop };
};

/** What was left at the shop, in units by the line's position. Throws 422 where report or proof do not hold. */
export const judgeReport = async ({ db, body, actor, services }: Report, stop: Stop) => {
  const lines = await db
    .selectFrom("shipment_line")
    .select(["position", "loaded"])
    .where("stop_id", "=", stop.id)
    .orderBy("position")
    .execute();
  const judged = judgeVisit(body, lines);
  if (!judged.ok) throw invalid(judged.errors);
  const off = await services.checkDocuments(db, actor, proof, body);
  if (off.length > 0) throw invalid(off);
  return judged.left;
};
