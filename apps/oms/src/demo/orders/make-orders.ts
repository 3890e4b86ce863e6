import { priceOrder, splitOfSupply } from "@o2r/api/contract/orders";
import type { Insertable } from "kysely";
import { kilosOf } from "../../areas/orders/assemble/read-products.ts";
import { houseNumber } from "../../kit/house-number.ts";
import { clockAt } from "../../areas/orders/slot/judge-day.ts";
import type { Paise } from "../../trade/paise.ts";
import type { Database } from "../../db/schema.ts";
import type { DemoBatch } from "../make-stock.ts";
import type { DemoRetailer } from "../parties/make-retailers.ts";
import { takersOf, type RetailerStaff } from "../parties/share-hubs.ts";
import { seedRandom } from "../random.ts";
import { dateAfter, daysBefore, stamps, type Scene } from "../scene.ts";
import type { StockEvent } from "../stock-events.ts";
import { codesOf } from "../warehouse/make-warehouses.ts";
import { undertakingOn, type DemoUndertaking } from "../settings/make-undertakings.ts";
import { invoicedAt, invoicedStates, isPaid } from "../billing/plan-payment.ts";
import { chooseStates } from "./certain-states.ts";
import { openDays, type DemoDays } from "./demo-days.ts";
import type { DemoOrder } from "./demo-order.ts";
import { chargesOf } from "./demo-charges.ts";
import type { DemoTerms } from "./demo-terms.ts";
import { holdByTerms } from "./hold-by-terms.ts";
import { discountOf, leastOf, saleOf, shelfOf } from "./demo-shelf.ts";
import { countsOf, daysOfSteps, reached, stateOf } from "./order-progress.ts";

type Row<T extends keyof Database> = Insertable<Database[T]>;

/** Orders with all that stands around them. */
export interface DemoOrders {
  readonly orders: readonly DemoOrder[];
  readonly items: readonly Row<"order_item">[];
  readonly pieces: readonly Row<"order_piece">[];
  readonly reservations: readonly Row<"reservation">[];
  readonly series: readonly Row<"order_series">[];
  readonly days: readonly Row<"slot_day">[];
  /** What happened to batches by them, by the batch. */
  readonly stock: ReadonlyMap<string, readonly StockEvent[]>;
  /** Limits that are such that some retailers exceed theirs. */
  readonly limits: ReadonlyMap<string, Paise>;
}

export interface OrdersGiven {
  readonly scene: Scene;
  readonly hubs: Parameters<typeof openDays>[0]["hubs"];
  readonly beats: readonly Row<"beat">[];
  readonly holidays: readonly Row<"holiday">[];
  readonly retailers: readonly DemoRetailer[];
  readonly kyc: readonly Row<"kyc">[];
  readonly batches: readonly DemoBatch[];
  readonly charges: readonly Row<"charge">[];
  readonly terms: DemoTerms;
  readonly undertakings: readonly DemoUndertaking[];
  readonly staffOf: (hubId: string) => RetailerStaff;
  /** The beats of field sales. */
  readonly userBeats: readonly Row<"user_beat">[];
  /** The hubs of the demo's manager, who keep for themselves what is packed there. */
  readonly kept: ReadonlySet<string>;
}

/** Days that must be left until expiry at delivery. */
const residual = 15;
const past = 90;
const growth = 1.7;
/** How many orders come back from their last attempt. */
const mostReturning = 3;
/** How many of the last hours are worth less than the least order of their retailer. */
const mostSmall = 3;

/** Whole paise, as the pricing answers them. */
const paise = (amount: number): Paise => amount as Paise; // the pricing knows no unit beside them

/** What retailers have ordered from their hubs in ninety days; the newest is minutes old. */
export const makeOrders = (given: OrdersGiven, count = 2000): DemoOrders => {
  const { scene, hubs, retailers, kyc, batches, userBeats } = given;
  const random = seedRandom("orders");
  const choose = chooseStates();
  const isEarly = clockAt(scene.now).time < "09:00";
  const days: DemoDays = openDays(given);
  const papers = new Map(kyc.map(({ retailer_id, state }) => [retailer_id, state]));
  const active = retailers.filter(({ state }) => state === "ACTIVE");
  const verified = active.filter(({ id }) => papers.get(id) === "APPROVED");
  const expired = active.filter(({ id }) => papers.get(id) !== "APPROVED");
  const sellers = new Map(userBeats.map(({ beat_id, user_id }) => [beat_id, user_id]));
  const takers = takersOf(given.staffOf, sellers);
  const byHub = Map.groupBy(batches, ({ warehouse }) => warehouse);
  const gstins = new Map(hubs.map(({ row }) => [row.id, row.gst_number]));
  const codes = new Map(hubs.map(({ row, place }) => [row.id, place.code]));
  const shorts = codesOf(hubs);
  const next = new Map<string, { warehouse_id: string; year: number; next_no: number }>();
  const made: DemoOrder[] = [];
  let returning = 0;
  let small = 0;
  const stated = new Map(retailers.map((one) => [one.id, given.terms(one)]));
  const outstanding = new Map<string, number>();
  const items: Row<"order_item">[] = [];
  const pieces: Row<"order_piece">[] = [];
  const reservations: Row<"reservation">[] = [];
  const stock = new Map<string, StockEvent[]>();

  /** The serial follows the time of placing. */
  const numberOf = (hub: string, at: Date): string => {
    const year = Number(clockAt(at).day.slice(0, 4));
    const series = next.get(`${hub} ${year}`) ?? { warehouse_id: hub, year, next_no: 1 };
    next.set(`${hub} ${year}`, { ...series, next_no: series.next_no + 1 });
    return houseNumber("RO", shorts.get(hub) ?? "", year, series.next_no);
  };

  const placeOne = (age: number): void => {
    const at = daysBefore(scene.now, age);
    const held = age < 1 && expired.length > 0 && random.chance(0.08);
    const retailer = random.pick(held ? expired : verified);
    const field = sellers.has(retailer.beat_id);
    const source = random.pick(["O2R", "O2R", field ? "FSA" : "O2R", "CALL"] as const);
    const slot = days.take(retailer, at);
    const shelf = shelfOf(
      byHub.get(retailer.hub_id) ?? [],
      age,
      dateAfter(new Date(`${slot}T00:00:00Z`), residual),
      source,
      retailer,
    );
    const drawn = saleOf(random, shelf);
    if (drawn.length === 0) return days.give(retailer, slot);
    const isSmall = !held && age < 0.25 && small < mostSmall;
    if (isSmall) small += 1;
    const sale = isSmall ? leastOf(shelf) : drawn;
    const slotIn = Math.round((Date.parse(slot) - Date.parse(clockAt(scene.now).day)) / 864e5);
    const isKept = given.kept.has(retailer.hub_id);
    const chance = stateOf(random, age, slotIn, isEarly);
    const end = held ? "ON_HOLD" : isSmall ? "PLACED" : choose(chance, { age, slotIn, isKept });
    // A few come back after their last attempt: the service itself ends these, and takes the goods in.
    const state = end !== "RETURNED_TO_HUB" ? end : returning++ < mostReturning ? "UNDELIVERED" : "CLOSED";
    const id = random.id(at);
    const code = codes.get(retailer.hub_id) ?? "";
    const untaxed =
      retailer.special_zone === true &&
      undertakingOn(given.undertakings, gstins.get(retailer.hub_id), clockAt(at).day) !== null;
    const split = splitOfSupply({
      supplierState: code,
      placeOfSupply: retailer.gst_number?.slice(0, 2) ?? code,
      specialZone: retailer.special_zone === true,
    });
    const toPrice = {
      split,
      untaxed,
      lines: sale.map(({ batch, packs }, position) => {
        const discount = discountOf(batch);
        return {
          key: String(position),
          units: packs * batch.product.pack_of,
          price: batch.row.ptr,
          mrp: batch.row.mrp,
          gst: Number(batch.product.gst),
          cess: Number(batch.product.cess),
          base: batch.product.tax_base ?? "TRANSACTION",
          cessPerUnit: Number(batch.product.cess_per_unit ?? 0),
          ...(discount && { discount }),
        };
      }),
    };
    const bare = priceOrder({ ...toPrice, charges: [] });
    const charges = chargesOf(given.charges, {
      day: clockAt(at).day,
      value: bare.goods - bare.discount,
      grams: Math.round(
        sale.reduce(
          (sum, { batch: { product }, packs }) =>
            sum + packs * product.pack_of * kilosOf(product.unit_weight, product.weight_type) * 1000,
          0,
        ),
      ),
      hubId: retailer.hub_id,
      retailerType: retailer.retailer_type ?? null,
      platform: source,
    });
    const priced = charges.length === 0 ? bare : priceOrder({ ...toPrice, charges });
    const steps = daysOfSteps(age);
    const ref = { type: "order", id };
    const happen = (batch: string, event: StockEvent): void => {
      const events = stock.get(batch) ?? [];
      events.push({ ...event, ref });
      stock.set(batch, events);
    };
    sale.forEach(({ batch, packs }, position) => {
      const line = priced.lines[position];
      if (line === undefined) throw new Error("A line has no price");
      const { product, row } = batch;
      const units = packs * product.pack_of;
      // In part allocated is what got half of its first line, or none of a single unit.
      const promised = state === "PARTIALLY_ALLOCATED" && position === 0 ? Math.floor(units / 2) : units;
      const counts = countsOf(state, units, promised, position === 0);
      const key = { warehouse_id: retailer.hub_id, order_id: id, position };
      items.push({
        ...key,
        product_id: product.id,
        placed_at: at,
        packs,
        pack_of: product.pack_of,
        price: row.ptr,
        mrp: row.mrp,
        discount_type: row.discount_type ?? null,
        discount_value: row.discount ?? null,
        gst: product.gst,
        cess: product.cess,
        tax_base: product.tax_base,
        cess_per_unit: product.cess_per_unit,
        hsn: product.hsn,
        taxable: paise(line.taxable),
        discount: paise(line.discount),
        charge_share: paise(line.chargeShare),
        cgst: paise(line.cgst),
        sgst: paise(line.sgst),
        igst: paise(line.igst),
        cess_amount: paise(line.cess),
        trace: JSON.stringify(line.trace),
        ...counts,
      });
      if (promised === 0) return;
      happen(row.id, { days: age, type: "RESERVE", change: { reserved: promised } });
      if (state === "CANCELLED")
        happen(row.id, { days: steps.cancelled, type: "RELEASE", change: { reserved: -promised } });
      if (reached(state, "PACKED"))
        happen(row.id, { days: steps.packed, type: "PICK", change: { on_hand: -promised, reserved: -promised } });
      const ended = state === "CANCELLED" ? "RELEASED" : reached(state, "PACKED") ? "PICKED" : "HELD";
      const endedAt = { HELD: age, PICKED: steps.packed, RELEASED: steps.cancelled }[ended];
      reservations.push({
        id: random.id(at),
        warehouse_id: retailer.hub_id,
        batch_id: row.id,
        quantity: promised,
        ref_type: "order",
        ref_id: id,
        state: ended,
        ...stamps(scene, at),
        updated_at: daysBefore(scene.now, endedAt),
      });
      if (state !== "CANCELLED") pieces.push({ ...key, batch_id: row.id, units: promised });
    });
    if (state === "CANCELLED") days.give(retailer, slot);
    // A second attempt is on another day, which gives it a place too.
    const again = state === "RESCHEDULED" ? days.take(retailer, scene.now) : slot;
    if (again !== slot) days.give(retailer, slot);
    const paymentMode = retailer.credit_limit != null && random.chance(0.6) ? "CREDIT" : "COD";
    const invoiced = invoicedStates.some((one) => one === state);
    const invoicedOn = clockAt(invoicedAt(daysBefore(scene.now, steps.packed))).day;
    const creditDays = stated.get(retailer.id)?.creditDays.value ?? 0;
    // What comes back whole is credited, and owed no longer.
    const comesBack = end === "RETURNED_TO_HUB" && state === "UNDELIVERED";
    const paid = isPaid({ state, paymentMode, invoicedOn, creditDays, today: clockAt(scene.now).day });
    if (invoiced && !comesBack && !paid)
      outstanding.set(retailer.id, (outstanding.get(retailer.id) ?? 0) + priced.payable);
    made.push({
      id,
      warehouse_id: retailer.hub_id,
      retailer_id: retailer.id,
      beat_id: retailer.beat_id,
      order_number: numberOf(retailer.hub_id, at),
      flow: "HUB_TO_RETAILER",
      state,
      source,
      payment_mode: paymentMode,
      order_slot: again,
      slot_held: state !== "CANCELLED",
      attempts: comesBack ? 3 : ["UNDELIVERED", "RESCHEDULED"].includes(state) ? 1 : 0,
      short: state === "PARTIALLY_ALLOCATED",
      holds: state === "ON_HOLD" ? [held ? "KYC" : "HAND"] : [],
      reason:
        state === "CANCELLED"
          ? random.pick(["CUSTOMER_REQUEST", "DUPLICATE_ORDER", "WRONG_PRICE"])
          : state === "ON_HOLD" && !held
            ? "CUSTOMER_REQUEST"
            : null,
      lines: sale.length,
      units: sale.reduce((sum, { batch, packs }) => sum + packs * batch.product.pack_of, 0),
      goods: paise(priced.goods),
      discount: paise(priced.discount),
      charges: paise(priced.charges),
      charge_lines: JSON.stringify(charges),
      cgst: paise(priced.cgst),
      sgst: paise(priced.sgst),
      igst: paise(priced.igst),
      cess: paise(priced.cess),
      round_off: paise(priced.roundOff),
      total: paise(priced.payable),
      tax_split: split,
      untaxed,
      placed_at: at,
      confirmed_at: reached(state, "CONFIRMED") ? daysBefore(scene.now, steps.confirmed) : null,
      packed_at: reached(state, "PACKED") ? daysBefore(scene.now, steps.packed) : null,
      cancelled_at: state === "CANCELLED" ? daysBefore(scene.now, steps.cancelled) : null,
      ...stamps(scene, at),
      created_by: takers[source](retailer, made.length),
    });
  };
  // Business grows: there are more of the last days.
  for (let index = 0; index < count; index += 1)
    placeOne(past * ((count - index - random.fraction()) / count) ** growth);
  const { orders, limits } = holdByTerms(made, retailers, given.terms, outstanding);
  return { orders, items, pieces, reservations, series: [...next.values()], days: days.rows(), stock, limits };
};
