import { standingStates, type VisitBody } from "@o2r/api/contract/logistics";
import type { ToldGiven } from "@o2r/api/contract/core";
import { conflict, invalid } from "../../../../app-error.ts";
import { lockRow } from "../../../../db/repository.ts";
import type { Db } from "../../../../db/schema.ts";
import type { Paise } from "../../../../trade/paise.ts";
import { tell } from "../../../../trade/lifecycle/tell.ts";
import { countVisit, type Doing } from "../count-visit.ts";

/** The hub that was brought something opens its receipt. */
const arrival = [
  {
    to: "hubOrder.receive",
    type: "INVENTORY_SHORT",
    text: "{challan} of {number} has arrived with {shipment}: count and receive it",
    page: "/hub-order/{id}/receive",
  },
] as const satisfies readonly ToldGiven[];

const leaveAll = (db: Db, stopId: string) =>
  db
    .updateTable("shipment_line")
    .set((eb) => ({ delivered: eb.ref("loaded") }))
    .where("stop_id", "=", stopId)
    .execute();

/** Says at a hub that a consignment is there: what came is counted by the hub, whose order owns it until then. */
export const arriveAtHub = async (
  { db, now, by }: Doing,
  stop: { readonly id: string; readonly dispatch_id: string },
  { outcome, payment }: Pick<VisitBody, "outcome" | "payment">,
  shipment: string,
): Promise<void> => {
  if (outcome === "PARTIAL")
    throw invalid([{ field: "outcome", message: "The hub counts what it receives: choose Delivered or Failed" }]);
  if (payment !== null) throw conflict("Nothing is collected at a hub");
  if (outcome === "FAILED") return;
  await leaveAll(db, stop.id);
  const row = await db
    .selectFrom("hub_dispatch as sent")
    .innerJoin("hub_order", (join) =>
      join.onRef("hub_order.warehouse_id", "=", "sent.warehouse_id").onRef("hub_order.id", "=", "sent.hub_order_id"),
    )
    .select(["hub_order.id", "hub_order.number", "hub_order.state", "hub_order.version", "sent.challan"])
    .select(["sent.warehouse_id", "sent.received_at"])
    .where("sent.id", "=", stop.dispatch_id)
    .executeTakeFirstOrThrow();
  const told = { ...row, shipment };
  if (row.received_at === null) await tell(db, arrival, { row: told, warehouseId: row.warehouse_id, by, now });
};

/**
 * A hub receives a consignment: where it came on a shipment whose driver has not said so, the hub's count says it. What
 * stands on a vehicle that has not left cannot have come.
 */
export const arriveByReceipt = async (doing: Doing, dispatch: { readonly id: string; readonly challan: string }) => {
  const { db, now, by, audit } = doing;
  const carried = await db
    .selectFrom("shipment_stop")
    .select(["id", "shipment_id"])
    .where("dispatch_id", "=", dispatch.id)
    .where("open", "=", true)
    .executeTakeFirst();
  if (carried === undefined) return;
  const held = await lockRow(db, "shipment", carried.shipment_id);
  if (held === undefined) throw new Error("A stop has no shipment");
  if (standingStates.some((state) => state === held.state))
    throw conflict(`${dispatch.challan} is on ${held.number}, which has not left yet`);
  const stop = await db
    .selectFrom("shipment_stop")
    .selectAll()
    .where("id", "=", carried.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (stop.state !== "PENDING") return;
  await leaveAll(db, stop.id);
  await db
    .updateTable("shipment_stop")
    .set({
      state: "DELIVERED",
      note: "Received by the hub",
      visited_at: now,
      version: stop.version + 1,
      updated_at: now,
      updated_by: by,
    })
    .where("id", "=", stop.id)
    .execute();
  await countVisit(doing, held, 0 as Paise); // nothing is the same in every unit
  audit({
    entity: "shipment",
    id: held.id,
    version: held.version + 1,
    warehouseId: held.warehouse_id,
    before: { [`stop ${stop.position}`]: "PENDING" },
    after: { [`stop ${stop.position}`]: "DELIVERED", received: dispatch.challan },
  });
};
