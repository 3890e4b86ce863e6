import { defineForm, image } from "@o2r/forms";
import type { ShipmentDetail, VisitBody } from "@o2r/api/contract/logistics";
import type { Selectable } from "kysely";
import { invalid, notFound } from "../../../app-error.ts";
import type { AuditEntry } from "../../../audit/entry.ts";
import { lockRow } from "../../../db/repository.ts";
import type { Database, Db } from "../../../db/schema.ts";
import type { Actor } from "../../../http/actor.ts";
import type { Scope, Services } from "../../../http/context.ts";
import { judgeVisit } from "./judge-visit.ts";
import { withinReach } from "./select-shipments.ts";

export type Held = Selectable<Database["shipment"]>;
export type Stop = Selectable<Database["shipment_stop"]>;

/** Who says something of a stop, and which: somebody of the warehouse, or a driver who brings a link. */
export interface OfStop {
  readonly db: Db;
  readonly scope: Scope;
  readonly actor: Actor;
  readonly now: Date;
  readonly audit: (entry: AuditEntry) => void;
  readonly services: Services;
  readonly shipmentId: string;
  readonly stopId: string;
}

/** What they say, and as what the shipment is answered. */
export interface Report<Shown> extends OfStop {
  readonly body: VisitBody;
  readonly show: (shipment: ShipmentDetail) => Shown;
}

/** Where a report names a document. */
const proof = defineForm({ id: "proof", version: 1, fields: { photo: image({ label: "Photo" }) } });

/** Locks the shipment and the stop that somebody speaks of. Throws 404 where one of them is not within reach. */
export const lockStop = async ({ db, scope, shipmentId, stopId }: OfStop) => {
  const held = await lockRow(db, "shipment", shipmentId, withinReach(scope));
  if (held === undefined) throw notFound("Shipment");
  const stop = await db
    .selectFrom("shipment_stop")
    .selectAll()
    .where("id", "=", stopId)
    .where("shipment_id", "=", held.id)
    .forUpdate()
    .executeTakeFirst();
  if (stop === undefined) throw notFound("Stop");
  return { held, stop };
};

/** What was left at the shop, in units by the line's position. Throws 422 where report or proof do not hold. */
export const judgeReport = async (
  { db, body, actor, services }: Pick<Report<unknown>, "db" | "body" | "actor" | "services">,
  stop: Stop,
) => {
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
