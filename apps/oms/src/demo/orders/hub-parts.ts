import type { HubOrderState } from "@o2r/api/contract/orders";
import type { Insertable } from "kysely";
import { houseNumber } from "../../kit/house-number.ts";
import { clockAt } from "../../areas/orders/slot/judge-day.ts";
import type { Database } from "../../db/schema.ts";
import type { DemoBatch } from "../make-stock.ts";
import type { StockEvent } from "../stock-events.ts";

export type Row<T extends keyof Database> = Insertable<Database[T]>;

/** Orders of hubs with all that stands around them. */
export interface DemoHubOrders {
  /** All batches, with what hub orders moved of them, and those that it came from. */
  readonly batches: readonly DemoBatch[];
  readonly orders: readonly Row<"hub_order">[];
  readonly lines: readonly Row<"hub_order_line">[];
  /** Those to another GSTIN come last, without the number that their invoice gives them. */
  readonly dispatches: readonly Row<"hub_dispatch">[];
  readonly pieces: readonly Row<"hub_dispatch_piece">[];
  readonly reservations: readonly Row<"reservation">[];
  readonly series: readonly Row<"hub_order_series">[];
  /** Their numbers follow those of all other checks. */
  readonly checks: readonly Omit<Row<"qc">, "number">[];
  readonly checkLines: readonly Row<"qc_line">[];
}

/** How long ago each thing happened to an order that was made so many days ago. */
export const daysOf = (age: number) => ({
  raised: age - 0.02,
  approved: age - 0.2,
  picked: age - 0.4,
  sent: age - 0.6,
  received: age - 1.6,
  checked: age - 1.8,
});

const states: readonly HubOrderState[] = ["PICKING", "PARTIALLY_DISPATCHED", "DISPATCHED", "PARTIALLY_RECEIVED", "QC_PENDING", "COMPLETED", "SHORT_CLOSED"]; // prettier-ignore
/** Whether an order has come as far. */
export const hasCome = (state: HubOrderState, to: HubOrderState): boolean =>
  states.indexOf(state) >= states.indexOf(to);

/** A batch with what else happened to it, oldest first behind its arrival. */
export const withEvents = (batch: DemoBatch, more: readonly StockEvent[]): DemoBatch => {
  const [first, ...rest] = batch.events;
  if (first === undefined || more.length === 0) return batch;
  return { ...batch, events: [first, ...[...rest, ...more].toSorted((a, b) => b.days - a.days)] };
};

interface Dated {
  readonly at: Date;
  readonly warehouse: string;
}

/** Gives numbers in the order of time, by the codes of warehouses, and tells which come next. */
export const numberAll = <T extends Dated>(
  kind: "HO" | "DC",
  rows: readonly T[],
  codes: ReadonlyMap<string, string>,
) => {
  const next = new Map<string, Row<"hub_order_series">>();
  const numbered = rows
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map((row) => {
      const year = Number(clockAt(row.at).day.slice(0, 4));
      const key = `${row.warehouse} ${year}`;
      const serial = next.get(key)?.next_no ?? 1;
      next.set(key, { warehouse_id: row.warehouse, kind, year, next_no: serial + 1 });
      return { ...row, number: houseNumber(kind, codes.get(row.warehouse) ?? "", year, serial) };
    });
  return { numbered, series: [...next.values()] };
};
