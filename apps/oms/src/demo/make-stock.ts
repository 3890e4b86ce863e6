import type { Insertable } from "kysely";
import { dueOfCheck, type DiscardRow, type RejectReason } from "@o2r/api/contract/stock";
import { systemSettings } from "@o2r/api/contract/settings";
import { applyMovements, freeOf, emptyBalance, type Balance } from "../areas/stock/rules/balance.ts";
import type { Paise } from "../trade/paise.ts";
import type { Database } from "../db/schema.ts";
import type { ProductRow } from "./make-products.ts";
import type { DemoWarehouse } from "./warehouse/make-warehouses.ts";
import { seedRandom, type Random } from "./random.ts";
import { dateAfter, daysBefore, stamps, type Scene } from "./scene.ts";
import { daysLeftOf, eventsOf, rejections, type StockEvent } from "./stock-events.ts";

type Row<T extends keyof Database> = Insertable<Database[T]>;

/** Everything that the demo has in stock, and how it came to be there. */
export interface DemoStock {
  readonly batch: Row<"batch">[];
  readonly stock_balance: Row<"stock_balance">[];
  readonly stock_movement: Row<"stock_movement">[];
  readonly discard_request: Row<"discard_request">[];
  readonly qc: Row<"qc">[];
  readonly qc_line: Row<"qc_line">[];
  readonly rejected_sku: Row<"rejected_sku">[];
}

interface Given {
  readonly scene: Scene;
  readonly warehouses: readonly DemoWarehouse[];
  readonly products: readonly ProductRow[];
  /** Who asks for something to be discarded: a manager of each warehouse that has one. */
  readonly managers: ReadonlyMap<string, string>;
}

/** A batch, and what happened to it beside orders, oldest first. */
export interface DemoBatch {
  readonly row: Row<"batch"> & { readonly id: string };
  readonly product: ProductRow;
  readonly warehouse: string;
  readonly manager: string | undefined;
  readonly daysLeft: number;
  readonly events: readonly StockEvent[];
}

interface Checked {
  readonly scene: Scene;
  readonly random: Random;
  readonly at: Date;
  readonly warehouse: string;
  readonly batchId: string;
  readonly pth: number;
  /** Units that wait for their check, or that it has rejected. */
  readonly units: number;
  readonly reason: RejectReason | null;
}

/** A check of what came to a warehouse that waits, and how many lines it has, while it takes one more. */
const openDelivery = ({ qc, qc_line }: DemoStock, warehouse: string) => {
  const check = qc.findLast(({ warehouse_id, state }) => warehouse_id === warehouse && state === "PENDING");
  if (check === undefined) return undefined;
  const lines = qc_line.filter(({ qc_id }) => qc_id === check.id).length;
  // A delivery brings some products, one more and the next fewer.
  return lines < 3 + (qc.indexOf(check) % 5) ? { id: check.id, lines } : undefined;
};

/** The check that units in quarantine wait for, or that has rejected some. Returns its id. */
const addCheck = (stock: DemoStock, { scene, random, at, warehouse, batchId, pth, units, reason }: Checked): string => {
  const delivery = reason === null ? openDelivery(stock, warehouse) : undefined;
  const [ownId, lineId] = [random.id(at), random.id(at)];
  const id = delivery?.id ?? ownId;
  const rejected = reason === null ? 0 : units;
  // Each fifth that has ended took longer than it was to.
  const begun = reason === null ? at : daysBefore(at, stock.qc.length % 5 === 0 ? 1.3 : 0.2);
  if (delivery === undefined)
    stock.qc.push({
      id,
      number: `QC-${String(stock.qc.length + 1).padStart(6, "0")}`,
      warehouse_id: warehouse,
      source: reason === null ? "GRN" : "STOCK",
      supplier: reason === null ? "Central warehouse" : "",
      state: reason === null ? "PENDING" : "FAILED",
      inspector_id: reason === null ? null : scene.founderId,
      started_at: reason === null ? null : at,
      submitted_at: reason === null ? null : at,
      due_at: dueOfCheck(begun, systemSettings.qcHours.standard),
      ...stamps(scene, begun),
      updated_at: at,
    });
  stock.qc_line.push({
    id: lineId,
    qc_id: id,
    warehouse_id: warehouse,
    batch_id: batchId,
    position: delivery?.lines ?? 0,
    received: units,
    rejected,
    reason,
    photo_id: null,
  });
  if (reason !== null) {
    stock.rejected_sku.push({
      id: random.id(at),
      warehouse_id: warehouse,
      batch_id: batchId,
      qc_line_id: lineId,
      quantity: units,
      value: (units * pth) as Paise, // whole units of whole paise
      reason,
      photo_id: null,
      state: random.pick(["OPEN", "OPEN", "OPEN", "DISCARD_ASKED"]),
      moved_by: scene.founderId,
      ...stamps(scene, at),
    });
  }
  return id;
};

/** What of its life a batch can take: the rest did not happen to it. */
const possible = (id: string, events: readonly StockEvent[]): readonly StockEvent[] => {
  let balance: Balance = emptyBalance;
  return events.filter((event) => {
    const decision = applyMovements(new Map([[id, balance]]), [{ batchId: id, ...event }]);
    if ("refusal" in decision) return false;
    balance = decision.balances.get(id) ?? balance;
    return true;
  });
};

const makeBatch = (
  { scene, random }: { readonly scene: Scene; readonly random: Random },
  {
    warehouse,
    product,
    days,
    manager,
  }: Pick<DemoBatch, "warehouse" | "product" | "manager"> & {
    /** Days until expiry that a batch of the product has here already. */
    readonly days: Set<number>;
  },
): DemoBatch => {
  const shelfLife = product.shelf_life;
  let daysLeft = daysLeftOf(random, shelfLife);
  while (days.has(daysLeft)) daysLeft += 1;
  days.add(daysLeft);
  const madeDaysAgo = Math.max(1, shelfLife - daysLeft);
  const events = eventsOf(random, { madeDaysAgo, daysLeft });
  const madeAt = daysBefore(scene.now, events[0]?.days ?? 0);
  const id = random.id(madeAt);
  // Money of a product is paise; an older batch may carry the MRP of before, which holds the taxes of its price.
  const taxed = Math.ceil(product.ptr * (1 + (Number(product.gst) + Number(product.cess)) / 100));
  const older = Math.min(product.mrp, Math.max(taxed, Math.round((product.mrp * 0.95) / 100) * 100)) as Paise;
  const row = {
    id,
    warehouse_id: warehouse,
    product_id: product.id,
    manufactured_on: dateAfter(scene.now, -madeDaysAgo),
    expires_on: dateAfter(scene.now, daysLeft),
    mrp: days.size > 1 && random.chance(0.3) ? older : product.mrp,
    ptr: product.ptr,
    pth: product.pth,
    o2rlp: product.o2rlp,
    ...(random.chance(0.08)
      ? { discount_type: "PERCENT" as const, discount: random.whole(2, 12) }
      : { discount_type: null }),
    blocked: random.chance(0.03),
    ...stamps(scene, madeAt),
    updated_at: daysBefore(scene.now, Math.max(0.1, events.at(-1)?.days ?? 0)),
  };
  return { row, product, warehouse, manager, daysLeft, events: possible(id, events) };
};

/** A batch's whole life: it was received with the units more that orders have had of it. */
const withOrders = ({ events }: DemoBatch, ordered: readonly StockEvent[]): readonly StockEvent[] => {
  const more = ordered.reduce((sum, { type, change }) => sum + (type === "RESERVE" ? (change.reserved ?? 0) : 0), 0);
  const [first, ...rest] = events;
  if (first === undefined) return ordered;
  const received = { ...first, change: { ...first.change, on_hand: (first.change.on_hand ?? 0) + more } };
  return [received, ...[...rest, ...ordered].toSorted((a, b) => b.days - a.days)];
};

const addBatch = (
  stock: DemoStock,
  { scene, random, discards }: { readonly scene: Scene; readonly random: Random; readonly discards: Random },
  batch: DemoBatch,
  ordered: readonly StockEvent[],
): void => {
  const { row, product, warehouse, manager, daysLeft } = batch;
  const { id } = row;
  stock.batch.push(row);
  let balance: Balance = emptyBalance;
  let seq = 0;
  const post = ({ days, ...event }: StockEvent, ids: Random): void => {
    const decision = applyMovements(new Map([[id, balance]]), [{ batchId: id, ...event }]);
    if ("refusal" in decision) throw new Error(`${event.type} of ${id} cannot be: ${JSON.stringify(decision.refusal)}`);
    balance = decision.balances.get(id) ?? balance;
    seq += 1;
    const at = daysBefore(scene.now, days);
    const { type, change, reason = "" } = event;
    const units = change.quarantine ?? change.rejected ?? 0;
    const rejects = rejections.find((one) => type === "REJECT" && one === reason) ?? null;
    // What hub orders brought has its check by them.
    const check =
      units > 0 &&
      event.ref?.type !== "qc" &&
      addCheck(stock, { scene, random, at, warehouse, batchId: id, pth: product.pth, units, reason: rejects });
    const ref = check ? { type: "qc", id: check } : event.ref;
    stock.stock_movement.push({
      id: ids.id(at),
      warehouse_id: warehouse,
      batch_id: id,
      seq,
      type,
      ...emptyBalance,
      ...change,
      reason,
      ref_type: ref?.type ?? null,
      ref_id: ref?.id ?? null,
      at,
      actor_id: scene.founderId,
    });
  };
  for (const event of withOrders(batch, ordered)) post(event, random);
  if (manager !== undefined && daysLeft < 15 && freeOf(balance) > 4) {
    const quantity = Math.min(freeOf(balance), random.whole(1, 4));
    const reason: DiscardRow["reason"] = daysLeft < 0 ? "EXPIRED" : "NEAR_EXPIRY";
    const requestId = random.id(daysBefore(scene.now, 0.4));
    // Each fourth request about what has expired is approved, half an hour ago, and its units are gone.
    const days = daysLeft < 0 && stock.discard_request.length % 4 === 0 ? 0.02 : undefined;
    const ref = { type: "discard", id: requestId };
    if (days !== undefined) post({ days, type: "DISCARD", change: { on_hand: -quantity }, reason, ref }, discards);
    stock.discard_request.push({
      id: requestId,
      warehouse_id: warehouse,
      batch_id: id,
      quantity,
      value: (quantity * product.pth) as Paise, // whole units of whole paise
      reason,
      state: days === undefined ? "REQUESTED" : "APPROVED",
      decided_at: days === undefined ? null : daysBefore(scene.now, days),
      decided_by: days === undefined ? null : scene.founderId,
      ...stamps(scene, daysBefore(scene.now, 0.4)),
      created_by: manager,
      updated_by: manager,
    });
  }
  stock.stock_balance.push({ batch_id: id, warehouse_id: warehouse, product_id: product.id, ...balance, seq });
};

/**
 * The batches of the warehouses: most products in those that the demo's managers run, some in every other. Full and low,
 * fresh, near expiry and expired, kept back, on their way, waiting for a check and rejected.
 */
export const makeBatches = ({ scene, warehouses, products, managers }: Given): readonly DemoBatch[] => {
  const random = seedRandom("stock");
  const active = products.filter((product) => product.active === true);
  return warehouses.flatMap(({ row }) => {
    const manager = managers.get(row.id);
    const range = random.shuffle(active).slice(0, manager === undefined ? 40 : 180);
    return range.flatMap((product) => {
      const days = new Set<number>();
      const batches = random.pick([1, 1, 1, 2, 2, 3]);
      return Array.from({ length: batches }, () =>
        makeBatch({ scene, random }, { warehouse: row.id, product, days, manager }),
      );
    });
  });
};

/** What became of batches, with what orders have had of each, by its id. */
export const makeStock = (
  scene: Scene,
  batches: readonly DemoBatch[],
  ordered: ReadonlyMap<string, readonly StockEvent[]>,
): DemoStock => {
  const random = seedRandom("movements");
  const discards = seedRandom("discards");
  const stock: DemoStock = {
    batch: [],
    stock_balance: [],
    stock_movement: [],
    discard_request: [],
    qc: [],
    qc_line: [],
    rejected_sku: [],
  };
  for (const batch of batches) addBatch(stock, { scene, random, discards }, batch, ordered.get(batch.row.id) ?? []);
  return stock;
};
