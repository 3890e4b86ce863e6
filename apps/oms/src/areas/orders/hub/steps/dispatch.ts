import { todayIn } from "@o2r/forms/days";
import { mostPieces } from "@o2r/api/contract/orders";
import { conflict, invalid } from "../../../../app-error.ts";
import { newId } from "../../../../db/id.ts";
import type { Db } from "../../../../db/schema.ts";
import type { Services } from "../../../../http/context.ts";
import { ensureRatesOf } from "../../../../trade/rates-of-today.ts";
import { toTax, toTaxRow } from "../../../../trade/tax.ts";
import { readPolicy } from "../../policy.ts";
import { issueHubInvoice, priceHubSupply, takeHubInvoiceNumber } from "../../../billing/hub-invoice/hub-invoice.ts";
import { openBatch } from "../../../stock/batch/open-batch.ts";
import { readCandidates } from "../../../stock/ledger/candidates.ts";
import { postMovements, type Posting } from "../../../stock/ledger/post-movements.ts";
import { releaseBatches, reserveUnits, sendReserved } from "../../../stock/ledger/reservations.ts";
import { allocateFefo } from "../../../stock/rules/allocate-fefo.ts";
import { readHubLines } from "../hub-lines.ts";
import { takeHubNumber } from "../../order-number.ts";
import { readSetAside } from "../../set-aside/read-set-aside.ts";
import { arrivalOf, keepsUntil } from "./pick.ts";
import type { HubEffect, HubPosted, LivingHubOrder } from "./hub-step.ts";

type Line = Awaited<ReturnType<typeof readHubLines>>[number];

interface Sent {
  readonly items: readonly { readonly position: number; readonly units: number }[];
  readonly vehicle: string;
  readonly note: string;
}

/** The lines that something leaves of, with how much; 422 where that is more than is left of one. */
const linesToSend = (lines: readonly Line[], { items }: Sent) =>
  items.map(({ position, units }, at) => {
    const line = lines.find((one) => one.position === position);
    if (line === undefined || items.findIndex((one) => one.position === position) !== at)
      throw invalid([{ field: `items.${at}.position`, message: "There is no such line, or it is there twice" }]);
    const left = line.units - line.dispatched;
    if (units > left)
      throw invalid([{ field: `items.${at}.units`, message: `Only ${left} of ${line.name} are still to be sent` }]);
    return { ...line, sending: units };
  });
type Sending = ReturnType<typeof linesToSend>[number];

/**
 * Sets aside what is to leave and is not yet; 409 in words where the shelves have less. What was set aside and has been
 * blocked since, or does not keep long enough any more, is given back: something else goes in its place.
 */
const setAsideRest = async (by: HubPosted, held: LivingHubOrder, lines: readonly Sending[], posting: Posting) => {
  const { db } = by;
  const ref = { type: "hub-order", id: held.id } as const;
  const candidates = await readCandidates(db, {
    warehouseId: held.cwh_id,
    productIds: lines.map(({ product_id }) => product_id),
    hold: true,
  });
  const arrival = await arrivalOf(by, held);
  const sends = new Set(lines.map(({ product_id }) => product_id));
  const aside = await readSetAside(db, ref);
  const before = aside.filter((row) => keepsUntil(arrival, row));
  const gone = aside.filter((row) => sends.has(row.product_id) && !keepsUntil(arrival, row));
  await releaseBatches(
    db,
    ref,
    gone.map(({ id }) => id),
    posting,
  );
  const more = lines.flatMap(({ product_id, name, sending }) => {
    const has = before.reduce((sum, row) => sum + (row.product_id === product_id ? Number(row.units) : 0), 0);
    if (sending <= has) return [];
    const own = candidates.filter(({ productId }) => productId === product_id);
    const { lines: found, short } = allocateFefo(own, { ...arrival, quantity: sending - has });
    if (short > 0) throw conflict(`Only ${sending - short} of ${name} can be sent`);
    return found;
  });
  await reserveUnits(db, { warehouseId: held.cwh_id, ref, lines: more }, posting);
  return more.length === 0 ? before : readSetAside(db, ref);
};

/** Of which batches a line leaves. */
const piecesOf = (lines: readonly Sending[], aside: Awaited<ReturnType<typeof readSetAside>>) =>
  lines.flatMap((line) => {
    let left = line.sending;
    return aside
      .filter(({ product_id }) => product_id === line.product_id)
      .flatMap(({ id, units }) => {
        const part = Math.min(left, Number(units));
        left -= part;
        return part === 0 ? [] : [{ batchId: id, quantity: part, line }];
      });
  });

/** The same lot at the hub, with what it cost where it came from. */
const openAtHub = async (db: Db, batchId: string, hubId: string, posting: Posting): Promise<string> => {
  const from = await db
    .selectFrom("batch")
    .select(["product_id", "manufactured_on", "expires_on", "o2rlp", "pth", "ptr", "mrp", "discount_type", "discount"])
    .where("id", "=", batchId)
    .executeTakeFirstOrThrow();
  return (await openBatch(db, { ...from, warehouse_id: hubId }, posting)).id;
};

/** What a consignment is invoiced by, where it goes to another GSTIN: batch by batch, at what it costs the hub. */
const readSupply = async (db: Db, held: LivingHubOrder, pieces: ReturnType<typeof piecesOf>) => {
  const ids = pieces.map(({ batchId }) => batchId);
  const printed = await db.selectFrom("batch").select(["id", "mrp"]).where("id", "in", ids).execute();
  const prices = new Map(printed.map(({ id, mrp }) => [id, mrp]));
  const { keepsPaise } = await readPolicy(db, held.cwh_id);
  return priceHubSupply(
    db,
    { fromId: held.cwh_id, toId: held.warehouse_id, keepsPaise },
    pieces.map(({ batchId, quantity, line }) => ({
      name: line.name,
      sku: line.sku,
      hsn: line.hsn,
      tax: toTax(line),
      units: quantity,
      price: line.price,
      mrp: prices.get(batchId) ?? 0,
    })),
  );
};

/** Sends goods to the hub: they leave one warehouse and are in flight to the other, owned by their consignment. */
export const dispatch = async (
  by: HubPosted & { readonly services: Pick<Services, "config"> },
  held: LivingHubOrder,
  sent: Sent,
): Promise<HubEffect> => {
  const { db, now, actor, services } = by;
  const posting = { now, actorId: actor.id };
  const lines = linesToSend(await readHubLines(db, held), sent);
  await ensureRatesOf(
    db,
    todayIn("Asia/Kolkata", now),
    lines.map(({ product_id }) => product_id),
  );
  const pieces = piecesOf(lines, await setAsideRest(by, held, lines, posting));
  if (pieces.length > mostPieces) throw conflict(`One consignment has at most ${mostPieces} batches: send it in two`);
  const ref = { type: "hub-order", id: held.id };
  await sendReserved(db, ref, pieces, posting);
  const id = newId();
  const arriving: { readonly toId: string; readonly piece: (typeof pieces)[number] }[] = [];
  for (const piece of pieces)
    arriving.push({ piece, toId: await openAtHub(db, piece.batchId, held.warehouse_id, posting) });
  await postMovements(
    db,
    arriving.map(({ toId, piece }) => ({
      batchId: toId,
      ref,
      type: "DISPATCH",
      change: { in_flight: piece.quantity },
    })),
    posting,
  );
  for (const { position, sending } of lines)
    await db
      .updateTable("hub_order_line")
      .set((eb) => ({ dispatched: eb("dispatched", "+", sending) }))
      .where("warehouse_id", "=", held.warehouse_id)
      .where("hub_order_id", "=", held.id)
      .where("position", "=", position)
      .execute();
  const supply = await readSupply(db, held, pieces);
  const challan = await (supply === null
    ? takeHubNumber(db, "DC", held.cwh_id, now)
    : takeHubInvoiceNumber(db, supply, now));
  await db
    .insertInto("hub_dispatch")
    .values({
      id,
      warehouse_id: held.warehouse_id,
      hub_order_id: held.id,
      cwh_id: held.cwh_id,
      challan,
      gstin: (eb) => eb.selectFrom("warehouse").select("gst_number").where("id", "=", held.cwh_id),
      vehicle: sent.vehicle,
      note: sent.note,
      at: now,
      by_id: actor.id,
    })
    .execute();
  await db
    .insertInto("hub_dispatch_piece")
    .values(
      arriving.map(({ toId, piece: { batchId, quantity, line } }, piece) => ({
        dispatch_id: id,
        piece,
        position: line.position,
        from_batch_id: batchId,
        to_batch_id: toId,
        units: quantity,
        price: line.price,
        hsn: line.hsn,
        ...toTaxRow(toTax(line)),
      })),
    )
    .execute();
  if (supply !== null)
    await issueHubInvoice(db, supply, { dispatchId: id, number: challan, now, by: actor.id, services });
  const dispatched = held.dispatched + lines.reduce((sum, { sending }) => sum + sending, 0);
  const rest = dispatched < held.units ? "PARTIALLY_DISPATCHED" : "DISPATCHED";
  return {
    to: held.state === "PARTIALLY_RECEIVED" ? held.state : rest,
    set: { dispatched },
    told: { dispatched, challan, vehicle: sent.vehicle },
  };
};
