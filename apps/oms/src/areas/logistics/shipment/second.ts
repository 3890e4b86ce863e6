import { conflict } from "../../../app-error.ts";
import { newId } from "../../../db/id.ts";
import { toPaise, type Paise } from "../../../trade/paise.ts";
import { readDetail } from "./read-detail.ts";
import { judgeDoorCode } from "./door-code.ts";
import { judgeReport, lockStop, type Report } from "./stop-report.ts";
import { dayOf, takeAtDoor } from "./visit.ts";

/**
 * Keeps what another phone said of a stop that was visited meanwhile. How the stop went stays as it stands; the cash that
 * was taken becomes a payment and is to be handed over, and the proof is kept beside the other.
 */
export const second = async <Shown>(call: Report<Shown>): Promise<Shown> => {
  const { db, body, actor, now, audit } = call;
  const { held, stop } = await lockStop(call);
  if (held.state !== "IN_TRANSIT" && held.state !== "COMPLETED")
    throw conflict(`${held.number} is settled already: record what was paid under Payments`);
  if (stop.state === "PENDING") throw conflict("This stop was not visited yet");
  await judgeReport(call, stop);
  const { payment } = body;
  const none = 0 as Paise; // nothing is the same in every unit
  const day = dayOf(body.at, held.started_at, now);
  const doing = { db, now, by: actor.id, audit };
  const cash = payment === null ? none : await takeAtDoor(doing, stop, payment, { number: held.number, day });
  const code = body.otp ? await judgeDoorCode(call, stop.id, body.otp) : null;
  const collected = payment === null ? none : toPaise(payment.amount);
  await db
    .insertInto("shipment_second")
    .values({
      id: newId(),
      warehouse_id: held.warehouse_id,
      stop_id: stop.id,
      outcome: body.outcome,
      reason: body.reason ?? null,
      note: body.note?.trim() || null,
      collected,
      photo_id: body.photo ?? null,
      received_by: body.receivedBy?.trim() || null,
      code,
      link_id: actor.link?.id ?? null,
      at: body.at,
      created_at: now,
      created_by: actor.id,
    })
    .execute();
  await db
    .updateTable("shipment_stop")
    .set({
      collected: (stop.collected + collected) as Paise, // a sum of Paise
      cash: (stop.cash + cash) as Paise, // likewise
      // A code that is right shows the delivery, whoever was told it.
      ...(code === "RIGHT" && { code }),
    })
    .where("id", "=", stop.id)
    .execute();
  await db
    .updateTable("shipment")
    .set({
      collected: (held.collected + collected) as Paise,
      version: held.version + 1,
      updated_at: now,
      updated_by: actor.id,
    }) // a sum of Paise
    .where("id", "=", held.id)
    .execute();
  audit({
    entity: "shipment",
    id: held.id,
    version: held.version + 1,
    warehouseId: held.warehouse_id,
    after: { [`stop ${stop.position}, second account`]: body.outcome, collected: payment?.amount ?? 0 },
  });
  return call.show(await readDetail(db, held.id));
};
