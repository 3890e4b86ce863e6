import { hubOrderLife } from "@o2r/api/contract/orders";
import { conflict, invalid, notFound } from "../../../../app-error.ts";
import type { AuditEntry } from "../../../../audit/entry.ts";
import type { Db } from "../../../../db/schema.ts";
import type { Actor } from "../../../../http/actor.ts";
import { takeStep } from "../../../../trade/lifecycle/take-step.ts";
import { creditShortage } from "../../../billing/hub-invoice/credit-shortage.ts";
import { arriveByReceipt } from "../../../logistics/shipment/hub/arrive.ts";
import { beginCheck } from "../../../stock/check/begin-check.ts";
import { countValue } from "../../../stock/ledger/count-value.ts";
import { lockBalances, postMovements } from "../../../stock/ledger/post-movements.ts";
import { freeOf } from "../../../stock/rules/balance.ts";
import { settle } from "../settle.ts";
import type { HubEffect, LivingHubOrder } from "./hub-step.ts";

interface Receiving {
  readonly db: Db;
  readonly now: Date;
  readonly actor: Actor;
  readonly audit: (entry: AuditEntry) => void;
}

interface Counted {
  readonly piece: number;
  readonly counted: number;
  readonly damaged: number;
  readonly expired: number;
}

/** The consignment, held: it arrives once. */
const holdDispatch = async (db: Db, held: LivingHubOrder, id: string) => {
  const row = await db
    .selectFrom("hub_dispatch")
    .select(["id", "challan", "received_at"])
    .where("id", "=", id)
    .where("hub_order_id", "=", held.id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw notFound("Consignment");
  if (row.received_at !== null) throw conflict(`${row.challan} was received already`);
  return row;
};

/** What was counted beside what was sent, batch by batch; 422 where a batch is missing, or more is bad than came. */
const compare = async (db: Db, dispatchId: string, items: readonly Counted[]) => {
  const pieces = await db
    .selectFrom("hub_dispatch_piece as piece")
    .select(["piece", "from_batch_id", "to_batch_id", "units"])
    .where("dispatch_id", "=", dispatchId)
    .orderBy("piece")
    .execute();
  const errors = items.flatMap(({ piece, counted, damaged, expired }, at) => {
    if (!pieces.some((one) => one.piece === piece) || items.findIndex((one) => one.piece === piece) !== at)
      return [{ field: `items.${at}.piece`, message: "There is no such batch, or it is there twice" }];
    return damaged + expired > counted
      ? [{ field: `items.${at}.damaged`, message: "More is damaged or expired than came" }]
      : [];
  });
  if (errors.length === 0 && items.length < pieces.length)
    errors.push({ field: "items", message: "Every batch of the consignment has to be counted" });
  if (errors.length > 0) throw invalid(errors);
  return items.map((item) => {
    const found = pieces.find(({ piece }) => piece === item.piece);
    const { from_batch_id: fromId = "", to_batch_id: batchId = "", units = 0 } = found ?? {};
    return {
      ...item,
      fromId,
      batchId,
      short: Math.max(0, units - item.counted),
      excess: Math.max(0, item.counted - units),
    };
  });
};

/**
 * What came beyond the challan lies on the ledger of the central warehouse still: as much of it as that has free is
 * taken off there, from the batch that it was sent of. Who holds the balances of both does so at once, in one order.
 */
const takeOffSender = async (db: Db, found: Awaited<ReturnType<typeof compare>>) => {
  const tooMany = found.filter(({ excess }) => excess > 0);
  if (tooMany.length === 0) return [];
  const held = await lockBalances(
    db,
    found.flatMap(({ fromId, batchId }) => [fromId, batchId]),
  );
  return tooMany.flatMap(({ fromId, excess }) => {
    const balance = held.find(({ batch_id }) => batch_id === fromId);
    const units = Math.min(excess, balance === undefined ? 0 : Math.max(0, freeOf(balance)));
    return units === 0 ? [] : [{ fromId, units }];
  });
};

const onArrival = ({ damaged, expired }: Counted): string =>
  [...(damaged > 0 ? [`${damaged} damaged`] : []), ...(expired > 0 ? [`${expired} expired`] : [])]
    .join(", ")
    .concat(damaged + expired > 0 ? " on arrival" : "");

/**
 * Takes in a consignment: what came waits in quarantine for its check, what is missing is on its way no more, and what is
 * too much came with it. A hub of another GSTIN is credited with what is missing. Above the cap of what somebody may move
 * alone, the difference is another's to receive.
 */
export const receive = async (
  call: Receiving,
  held: LivingHubOrder,
  { dispatchId, items }: { readonly dispatchId: string; readonly items: readonly Counted[] },
): Promise<HubEffect> => {
  const { db, now, actor } = call;
  const posting = { now, actorId: actor.id };
  const { challan } = await holdDispatch(db, held, dispatchId);
  await arriveByReceipt({ db, now, by: actor.id, audit: call.audit }, { id: dispatchId, challan });
  const found = await compare(db, dispatchId, items);
  const ref = { type: "hub-order", id: held.id };
  const sentToo = await takeOffSender(db, found);
  const reason = `More than ${challan} says`;
  await postMovements(
    db,
    [
      ...sentToo.map(
        ({ fromId, units }) => ({ batchId: fromId, ref, type: "ADJUST", change: { on_hand: -units }, reason }) as const,
      ),
      ...found.flatMap(({ batchId, short, excess }) => [
        ...(short > 0
          ? [
              {
                batchId,
                ref,
                type: "ADJUST",
                change: { in_flight: -short },
                reason: `Missing from ${challan}`,
              } as const,
            ]
          : []),
        ...(excess > 0 ? [{ batchId, ref, type: "DISPATCH", change: { in_flight: excess }, reason } as const] : []),
      ]),
    ],
    posting,
  );
  const { company_name: supplier } = await db
    .selectFrom("warehouse")
    .select("company_name")
    .where("id", "=", held.cwh_id)
    .executeTakeFirstOrThrow();
  const came = found.filter(({ counted }) => counted > 0);
  const check =
    came.length === 0
      ? null
      : await beginCheck(call, {
          warehouseId: held.warehouse_id,
          source: "HUB_ORDER",
          supplier: `${supplier}, ${held.number}`,
          items: came.map((one) => ({ inventoryId: one.batchId, quantity: one.counted, note: onArrival(one) })),
        });
  for (const { piece, counted, damaged, expired } of found)
    await db
      .updateTable("hub_dispatch_piece")
      .set({ counted, damaged, expired })
      .where("dispatch_id", "=", dispatchId)
      .where("piece", "=", piece)
      .execute();
  await db
    .updateTable("hub_dispatch")
    .set({ received_at: now, received_by: actor.id, qc_id: check?.id ?? null })
    .where("id", "=", dispatchId)
    .execute();
  const onTheWay = await db
    .selectFrom("hub_dispatch")
    .select("id")
    .where("hub_order_id", "=", held.id)
    .where("received_at", "is", null)
    .executeTakeFirst();
  const isAll = onTheWay === undefined && held.dispatched === held.units;
  await countValue(
    call,
    found.map(({ batchId, short, excess }) => ({ batchId, units: short + excess })),
    "items",
  );
  const sum = (of: "counted" | "short" | "excess" | "damaged" | "expired") =>
    found.reduce((all, one) => all + one[of], 0);
  const unknown = sum("excess") - sentToo.reduce((all, { units }) => all + units, 0);
  const missing = new Map(found.flatMap(({ piece, short }) => (short > 0 ? [[piece, short] as const] : [])));
  const creditNote = await creditShortage(db, { dispatchId, missing, now });
  return {
    to: isAll ? "RECEIVED" : "PARTIALLY_RECEIVED",
    set: { received: held.received + sum("counted") },
    told: {
      challan,
      received: held.received + sum("counted"),
      ...(sum("short") > 0 && { missing: sum("short") }),
      ...(creditNote !== null && { creditNote }),
      ...(sum("excess") > 0 && { tooMuch: sum("excess") }),
      ...(unknown > 0 && { notOnLedgerOfSender: unknown }),
      ...(sum("damaged") > 0 && { damaged: sum("damaged") }),
      ...(sum("expired") > 0 && { expired: sum("expired") }),
      ...(check !== null && { check: check.number }),
    },
    after: async (taken) => {
      if (taken.state !== "RECEIVED") return;
      const by = actor.id;
      const checked = await takeStep(db, {
        life: hubOrderLife,
        table: "hub_order",
        held: taken,
        step: "check",
        now,
        by,
      });
      // Nothing has come of it that could be checked.
      await settle({ db, actor, now }, checked);
    },
  };
};
