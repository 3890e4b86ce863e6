import { collectionLife, toCollect } from "@o2r/api/contract/billing";
import { todayIn } from "@o2r/forms/days";
import type { Db } from "../../../db/schema.ts";
import { stepEntry, takeStep } from "../../../trade/lifecycle/take-step.ts";
import { toRupees } from "../../../trade/paise.ts";
import { leaveRest, stateAfter } from "./collection-steps.ts";
import { writeCollection, type Doing } from "./write-collection.ts";

interface Shipment {
  readonly id: string;
  readonly number: string;
}

/** What was paid at the doors of a shipment and is nobody's collection yet, retailers held in one order. */
const paidAtDoors = async (db: Db, shipmentId: string) => {
  const paid = await db
    .selectFrom("shipment_payment")
    .innerJoin("shipment_stop as stop", "stop.id", "shipment_payment.stop_id")
    .innerJoin("payment", "payment.id", "shipment_payment.payment_id")
    .innerJoin("retailer", "retailer.id", "payment.retailer_id")
    .select([
      "payment.id",
      "payment.amount",
      "payment.warehouse_id",
      "retailer.id as retailerId",
      "retailer.beat_id",
      "retailer.establishment",
      "retailer.mobile",
    ])
    .where("stop.shipment_id", "=", shipmentId)
    .where("payment.state", "<>", "BOUNCED")
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom("collection").select("collection.id").whereRef("collection.payment_id", "=", "payment.id"),
        ),
      ),
    )
    .orderBy("payment.created_at")
    .orderBy("payment.id")
    .execute();
  const retailers = paid.map(({ retailerId }) => retailerId);
  if (retailers.length > 0)
    await db.selectFrom("retailer").select("id").where("id", "in", retailers).orderBy("id").forNoKeyUpdate().execute();
  return paid;
};

/** The collection that a retailer's payment answers: the one that was planned for the earliest day. */
const planned = (db: Db, retailerId: string) =>
  db
    .selectFrom("collection")
    .selectAll()
    .where("retailer_id", "=", retailerId)
    .where("state", "in", toCollect)
    .orderBy("collection_date", (order) => order.asc().nullsLast())
    .orderBy("created_at")
    .orderBy("id")
    .limit(1)
    .forUpdate()
    .executeTakeFirst();

/**
 * What drivers took at the doors of a shipment arrives among the collections when it is settled: what was planned is
 * collected by it, and what was not is a collection of its own, ready to be deposited.
 */
export const arriveFromShipment = async (db: Db, shipment: Shipment, doing: Doing): Promise<void> => {
  for (const { id: paymentId, amount: paid, warehouse_id, retailerId, ...payer } of await paidAtDoors(
    db,
    shipment.id,
  )) {
    const held = await planned(db, retailerId);
    if (held === undefined) {
      await writeCollection(
        db,
        {
          id: retailerId,
          warehouseId: warehouse_id,
          beatId: payer.beat_id,
          establishment: payer.establishment,
          mobile: payer.mobile,
        },
        {
          amount: paid,
          collectionDate: todayIn("Asia/Kolkata", doing.now),
          collected: { paymentId, paid, shipmentNumber: shipment.number, state: "COLLECTED" },
        },
        doing,
      );
      continue;
    }
    await leaveRest(db, held, paid, doing);
    const taken = await takeStep(db, {
      life: collectionLife,
      table: "collection",
      held,
      step: "collect",
      to: stateAfter(held.amount, paid),
      set: { paid, payment_id: paymentId, shipment_number: shipment.number },
      now: doing.now,
      by: doing.by,
    });
    doing.audit(
      stepEntry(collectionLife, "collected", held, taken, {
        after: { paid: toRupees(paid), shipment: shipment.number },
      }),
    );
  }
};
