import type { SettleBody } from "@o2r/api/contract/logistics";
import { orderLife } from "@o2r/api/contract/orders";
import { sql, type Selectable } from "kysely";
import { invalid } from "../../../app-error.ts";
import type { Actor } from "../../../http/actor.ts";
import type { AuditEntry } from "../../../audit/entry.ts";
import type { Database, Db } from "../../../db/schema.ts";
import type { StepEffect } from "../../../trade/lifecycle/lifecycle-handlers.ts";
import { stepEntry, takeStep } from "../../../trade/lifecycle/take-step.ts";
import { toPaise, toRupees, type Paise } from "../../../trade/paise.ts";
import { readSetting } from "../../../trade/setting/read-setting.ts";
import { bringBack } from "../../orders/returns/bring-back.ts";
import { arriveFromShipment } from "../../billing/collection/arrive.ts";
import { countMissing } from "./count-missing.ts";
import { holdOrders } from "./write-stops.ts";

type Shipment = Selectable<Database["shipment"]>;

interface Settling {
  readonly db: Db;
  readonly now: Date;
  readonly actor: Actor;
  readonly audit: (entry: AuditEntry) => void;
}

/** Units of a line that should be in the vehicle, and those that were counted. */
interface Back {
  readonly stopId: string;
  /** None where a consignment is aboard, which stays in flight to its hub. */
  readonly orderId: string | null;
  readonly position: number;
  readonly expected: number;
  readonly counted: number;
}

const readBack = async (db: Db, shipmentId: string, counts: SettleBody["counts"]): Promise<readonly Back[]> => {
  const rows = await db
    .selectFrom("shipment_line as line")
    .innerJoin("shipment_stop as stop", "stop.id", "line.stop_id")
    .select(["line.stop_id", "line.position", "line.loaded", "line.delivered", "stop.order_id"])
    .where("stop.shipment_id", "=", shipmentId)
    .orderBy("stop.position")
    .orderBy("line.position")
    .execute();
  const given = new Map(counts.map((count, at) => [`${count.stopId} ${count.position}`, { ...count, at }]));
  const back = rows.map((row) => {
    const key = `${row.stop_id} ${row.position}`;
    const expected = row.loaded - row.delivered;
    const count = given.get(key);
    given.delete(key);
    if (count !== undefined && count.counted > expected)
      throw invalid([{ field: `counts.${count.at}.counted`, message: `Only ${expected} were not delivered` }]);
    return {
      stopId: row.stop_id,
      orderId: row.order_id,
      position: row.position,
      expected,
      counted: count?.counted ?? expected,
    };
  });
  const [unknown] = given.values();
  if (unknown !== undefined)
    throw invalid([{ field: `counts.${unknown.at}.position`, message: "This line was not aboard" }]);
  return back;
};

/** Gives up the orders whose last attempt has failed: what of them came back is checked, and goes on the shelf if it is good. */
const giveUp = async (settling: Settling, held: Shipment, back: readonly Back[]): Promise<readonly string[]> => {
  const { db, now, actor, audit } = settling;
  const failed = [...new Set(back.filter(({ expected }) => expected > 0).flatMap(({ orderId }) => orderId ?? []))];
  const checks: string[] = [];
  for (const order of await holdOrders(db, failed)) {
    if (order.state !== "UNDELIVERED") continue;
    if (order.attempts < (await readSetting(db, "deliveryAttempts", order.warehouse_id))) continue;
    await sql`update order_item set refused = invoiced - delivered
      where warehouse_id = ${order.warehouse_id} and order_id = ${order.id}`.execute(db);
    const taken = await takeStep(db, {
      life: orderLife,
      table: "orders",
      held: order,
      step: "giveUp",
      now,
      by: actor.id,
    });
    const brought = await bringBack(settling, {
      order,
      kind: "UNDELIVERED",
      counted: new Map(
        back.filter(({ orderId }) => orderId === order.id).map(({ position, counted }) => [position, counted]),
      ),
    });
    if (brought?.check !== undefined) checks.push(brought.check);
    audit(
      stepEntry(orderLife, "returned-to-hub", order, taken, {
        after: { shipment: held.number, ...(brought && { return: brought.number, check: brought.check }) },
      }),
    );
  }
  return checks;
};

/** What the driver should hand over: all cash that was taken at the stops. */
const cashOf = async (db: Db, shipmentId: string): Promise<Paise> => {
  const { cash } = await db
    .selectFrom("shipment_stop")
    .select(sql<number>`coalesce(sum(cash), 0)::bigint`.as("cash"))
    .where("shipment_id", "=", shipmentId)
    .executeTakeFirstOrThrow();
  return cash as Paise; // a sum of Paise
};

/** Closes a shipment: cash is compared with what was taken, goods with what was not delivered, and a difference is explained. */
export const settle = async (settling: Settling, held: Shipment, body: SettleBody): Promise<StepEffect<"shipment">> => {
  const { db } = settling;
  const due = await cashOf(db, held.id);
  const handed = toPaise(body.handed);
  const back = await readBack(db, held.id, body.counts);
  const missing = back.reduce((sum, { expected, counted }) => sum + expected - counted, 0);
  const reason = body.reason?.trim() || null;
  const differs = handed !== due || missing > 0;
  if (differs && reason === null) throw invalid([{ field: "reason", message: "Say why cash or goods do not agree" }]);
  for (const { stopId, position, counted } of back)
    await db
      .updateTable("shipment_line")
      .set({ counted })
      .where("stop_id", "=", stopId)
      .where("position", "=", position)
      .execute();
  const checks = await giveUp(settling, held, back);
  await arriveFromShipment(db, held, { now: settling.now, by: settling.actor.id, audit: settling.audit });
  await db.updateTable("shipment_stop").set({ open: false }).where("shipment_id", "=", held.id).execute();
  await countMissing(settling, { back, cash: Math.max(0, due - handed) as Paise }); // a difference of Paise
  return {
    set: {
      settled_at: settling.now,
      cash_due: due,
      cash_handed: handed,
      reason_note: differs ? reason : null,
    },
    told: {
      cashDue: toRupees(due),
      cashHanded: toRupees(handed),
      ...(missing > 0 && { unitsMissing: missing }),
      ...(differs && { reason }),
      ...(checks.length > 0 && { checks: checks.join(", ") }),
    },
  };
};
