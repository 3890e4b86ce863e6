import type { Insertable } from "kysely";
import type { DiscardRow, RejectReason } from "@o2r/api/contract/stock";
import { applyMovements, freeOf, emptyBalance, type Balance } from "../areas/stock/rules/balance.ts";
import type { Paise } from "../trade/paise.ts";
import type { Database } from "../db/schema.ts";
import type { ProductRow } from "./make-products.ts";
import type { DemoWarehouse } from "./warehouse/make-warehouses.ts";
import { seedRandom, type Random } from "./random.ts";
import { dateAfter, daysBefore, stamps, type Scene } from "./scene.ts";
import { daysLeftOf, eventsOf, rejections } from "./stock-events.ts";

type Row<T extends keyof Database> = Insertable<Database[T]>;

/** Everything that the demo has in stock, and how it came to be there. */
export interface DemoStock {
  readonly batch: Row<"batch">[];
  readonly stock_balance: Row<"stock_balance">[];
  readonly stock_movement: Row<"stock_movement">[];
  readonly reservation: Row<"reservation">[];
  readonly discard_request: Row<"discard_request">[];
  readonly qc: Row<"qc">[];
  readonly qc_line: Row<"qc_line">[];
  readonly rejected_sku: Row<"rejected_sku">[];
}

interface Given {
  readonly scene: Scene;
  readonly warehouses: readonly DemoWarehouse[];
  readonly products: readonly ProductRow[];
  readonly orders: readonly Row<"orders">[];
  /** Who asks for something to be discarded: a manager of each warehouse that has one. */
  readonly managers: ReadonlyMap<string, string>;
}

const open = new Set(["CONFIRMED", "ALLOCATED", "PARTIALLY_ALLOCATED"]);
const gone = new Set(["INVOICED", "SHIPPED", "DELIVERED", "CLOSED"]);

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

/** The check that units in quarantine wait for, or that has rejected some. Returns its id. */
const addCheck = (stock: DemoStock, { scene, random, at, warehouse, batchId, pth, units, reason }: Checked): string => {
  const [id, lineId] = [random.id(at), random.id(at)];
  const rejected = reason === null ? 0 : units;
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
    ...stamps(scene, at),
  });
  stock.qc_line.push({
    id: lineId,
    qc_id: id,
    warehouse_id: warehouse,
    batch_id: batchId,
    position: 0,
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

const addBatch = (
  stock: DemoStock,
  {
    scene,
    random,
    warehouse,
    product,
    days,
    ordersHere,
    manager,
  }: {
    readonly scene: Scene;
    readonly random: Random;
    readonly warehouse: string;
    readonly product: ProductRow;
    /** Days until expiry that a batch of the product has here already. */
    readonly days: Set<number>;
    readonly ordersHere: { readonly open: readonly string[]; readonly gone: readonly string[] };
    readonly manager: string | undefined;
  },
): void => {
  const shelfLife = product.shelf_life;
  let daysLeft = daysLeftOf(random, shelfLife);
  while (days.has(daysLeft)) daysLeft += 1;
  days.add(daysLeft);
  const madeDaysAgo = Math.max(1, shelfLife - daysLeft);
  const orders = {
    ...(ordersHere.open.length > 0 && { open: random.pick(ordersHere.open) }),
    ...(ordersHere.gone.length > 0 && { gone: random.pick(ordersHere.gone) }),
  };
  const events = eventsOf(random, { madeDaysAgo, daysLeft }, orders);
  const madeAt = daysBefore(scene.now, events[0]?.days ?? 0);
  const id = random.id(madeAt);
  // Money of a product is paise; an older batch may carry the MRP of before.
  const older = Math.max(product.ptr, Math.round((product.mrp * 0.95) / 100) * 100) as Paise;
  stock.batch.push({
    id,
    warehouse_id: warehouse,
    product_id: product.id,
    manufactured_on: dateAfter(scene.now, -madeDaysAgo),
    expires_on: dateAfter(scene.now, daysLeft),
    mrp: days.size > 1 && random.chance(0.3) ? older : product.mrp,
    ptr: product.ptr,
    pth: product.pth,
    o2rlp: product.o2rlp,
    ...(random.chance(0.08) ? { discount_type: "PERCENT", discount: random.whole(2, 12) } : { discount_type: null }),
    blocked: random.chance(0.03),
    ...stamps(scene, madeAt),
    updated_at: daysBefore(scene.now, Math.max(0.1, events.at(-1)?.days ?? 0)),
  });
  let balance: Balance = emptyBalance;
  let seq = 0;
  for (const { days, ...event } of events) {
    const decision = applyMovements(new Map([[id, balance]]), [{ batchId: id, ...event }]);
    // What such a batch cannot take did not happen to it.
    if ("refusal" in decision) continue;
    balance = decision.balances.get(id) ?? balance;
    seq += 1;
    const at = daysBefore(scene.now, days);
    const { type, change, reason = "" } = event;
    const units = change.quarantine ?? change.rejected ?? 0;
    const rejects = rejections.find((one) => type === "REJECT" && one === reason) ?? null;
    const check =
      units > 0 &&
      addCheck(stock, { scene, random, at, warehouse, batchId: id, pth: product.pth, units, reason: rejects });
    const ref = check ? { type: "qc", id: check } : event.ref;
    stock.stock_movement.push({
      id: random.id(at),
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
    if (type === "RESERVE" && ref !== undefined) {
      stock.reservation.push({
        id: random.id(at),
        warehouse_id: warehouse,
        batch_id: id,
        quantity: change.reserved ?? 0,
        ref_type: ref.type,
        ref_id: ref.id,
        state: ordersHere.open.includes(ref.id) ? "HELD" : "PICKED",
        ...stamps(scene, at),
      });
    }
  }
  stock.stock_balance.push({ batch_id: id, warehouse_id: warehouse, product_id: product.id, ...balance, seq });
  if (manager !== undefined && daysLeft < 15 && freeOf(balance) > 4) {
    const quantity = Math.min(freeOf(balance), random.whole(1, 4));
    const reason: DiscardRow["reason"] = daysLeft < 0 ? "EXPIRED" : "NEAR_EXPIRY";
    stock.discard_request.push({
      id: random.id(daysBefore(scene.now, 0.4)),
      warehouse_id: warehouse,
      batch_id: id,
      quantity,
      value: (quantity * product.pth) as Paise, // whole units of whole paise
      reason,
      decided_by: null,
      ...stamps(scene, daysBefore(scene.now, 0.4)),
      created_by: manager,
      updated_by: manager,
    });
  }
};

/**
 * What lies in the warehouses: most products in those that the demo's managers run, some in every other. Full and low,
 * fresh, near expiry and expired, promised, kept back, on its way, waiting for a check and rejected.
 */
export const makeStock = ({ scene, warehouses, products, orders, managers }: Given): DemoStock => {
  const random = seedRandom("stock");
  const stock: DemoStock = {
    batch: [],
    stock_balance: [],
    stock_movement: [],
    reservation: [],
    discard_request: [],
    qc: [],
    qc_line: [],
    rejected_sku: [],
  };
  const active = products.filter((product) => product.active === true);
  for (const { row } of warehouses) {
    const here = orders.filter((order) => order.warehouse_id === row.id);
    const idsOf = (states: ReadonlySet<string>) => here.filter(({ state }) => states.has(state)).map(({ id }) => id);
    const ordersHere = { open: idsOf(open), gone: idsOf(gone) };
    const manager = managers.get(row.id);
    const range = random.shuffle(active).slice(0, manager === undefined ? 40 : 180);
    for (const product of range) {
      const days = new Set<number>();
      const batches = random.pick([1, 1, 1, 2, 2, 3]);
      while (days.size < batches) {
        addBatch(stock, { scene, random, warehouse: row.id, product, days, ordersHere, manager });
      }
    }
  }
  return stock;
};
