import { todayIn } from "@o2r/forms/days";
import { financialYear, type InvoiceState } from "@o2r/api/contract/billing";
import { sql, type Insertable } from "kysely";
import { drawUp } from "../../areas/billing/invoice/draw-up.ts";
import { selectPackedLines, toLinesToInvoice } from "../../areas/billing/invoice/invoiced-lines.ts";
import { partiesOf } from "../../areas/billing/invoice/parties.ts";
import { takeNumbers, takePaperNumbers } from "../../areas/billing/invoice/take-number.ts";
import { bookingOf } from "../../areas/billing/ledger/post-ledger.ts";
import { accountOf } from "../../areas/billing/payment/take-payment.ts";
import { readPolicy } from "../../areas/orders/policy.ts";
import type { Database, Db } from "../../db/schema.ts";
import { toRupees } from "../../trade/paise.ts";
import { entriesOf, type PastStep } from "../history-entries.ts";
import { insertRows } from "../insert-rows.ts";
import { seedRandom } from "../random.ts";
import type { Scene } from "../scene.ts";
import { undertakingOn, type DemoUndertaking } from "../settings/make-undertakings.ts";
import { invoicedAt, invoicedStates, isPaid } from "./plan-payment.ts";

type Row<T extends keyof Database> = Insertable<Database[T]>;
type Booking = NonNullable<ReturnType<typeof bookingOf>>;

interface Given {
  /** For how many days a retailer may owe, by their id. */
  readonly creditDays: (retailerId: string) => number;
  readonly undertakings: readonly DemoUndertaking[];
}

const minute = 60_000;

/** Where something is many in a row: of one financial year each. */
const byYear = <T>(rows: readonly T[], day: (row: T) => string): readonly (readonly [T, ...T[]])[] =>
  [...Map.groupBy(rows, (row) => financialYear(day(row))).values()].flatMap(([first, ...rest]) =>
    first === undefined ? [] : [[first, ...rest] as const],
  );

const readOrders = async (db: Db) => {
  const orders = await db
    .selectFrom("orders")
    .selectAll()
    .where("state", "in", [...invoicedStates])
    .orderBy("packed_at")
    .orderBy("id")
    .execute();
  const lines = await selectPackedLines(db)
    .select("item.order_id")
    .where(sql<boolean>`item.order_id in (select id from orders where state in (${sql.join([...invoicedStates])}))`)
    .orderBy("item.position")
    .execute();
  return { orders, linesOf: Map.groupBy(lines, ({ order_id }) => order_id) };
};

/**
 * The invoices of all orders that have come as far, and what was paid of them: drawn up, numbered and booked by the service's
 * own functions, and written many at once.
 */
export const makeInvoices = async (
  db: Db,
  { now, founderId: by }: Scene,
  { creditDays, undertakings }: Given,
): Promise<void> => {
  const random = seedRandom("invoices");
  const today = todayIn("Asia/Kolkata", now);
  const { orders, linesOf } = await readOrders(db);
  const hubs = new Map((await db.selectFrom("warehouse").selectAll().execute()).map((row) => [row.id, row]));
  const buyers = new Map((await db.selectFrom("retailer").selectAll().execute()).map((row) => [row.id, row]));
  const invoices: Row<"invoice">[] = [];
  const lines: Row<"invoice_line">[] = [];
  const payments: Row<"payment">[] = [];
  const allocations: Row<"allocation">[] = [];
  const bookings: Booking[] = [];
  const past = new Map<string, PastStep<InvoiceState>[]>();
  const book = (...given: Parameters<typeof bookingOf>): void => {
    const booking = bookingOf(...given);
    if (booking !== undefined) bookings.push(booking);
  };

  for (const [warehouseId, own] of Map.groupBy(orders, ({ warehouse_id }) => warehouse_id)) {
    const hub = hubs.get(warehouseId);
    if (hub?.gst_number == null) throw new Error("A hub of the demo cannot invoice");
    const policy = await readPolicy(db, warehouseId);
    const drawn = own.map((order) => {
      const buyer = buyers.get(order.retailer_id);
      if (buyer === undefined) throw new Error("An order has no retailer");
      const at = invoicedAt(new Date(order.packed_at ?? order.placed_at));
      const day = todayIn("Asia/Kolkata", at);
      const days = creditDays(order.retailer_id);
      const parties = partiesOf({ hub, buyer, creditDays: days, shipTo: null });
      const parts = {
        order,
        lines: toLinesToInvoice(linesOf.get(order.id) ?? []),
        parties,
        policy: { ...policy, undertaking: undertakingOn(undertakings, hub.gst_number, day) },
        reverseCharge: false,
        day,
      };
      const terms = { state: order.state, paymentMode: order.payment_mode, invoicedOn: day, creditDays: days, today };
      return { order, buyer, at, day, id: random.id(at), paper: drawUp(parts), paid: isPaid(terms) };
    });
    for (const some of byYear(drawn, ({ day }) => day)) {
      const days = some.map(({ day }) => day) as [string, ...string[]]; // as many as there are of these
      const numbers = await takeNumbers(db, { warehouseId, gstin: hub.gst_number, days });
      for (const [place, { order, at, day, id, paper, paid }] of some.entries()) {
        const row = paper.toRow({ id, number: numbers[place] ?? "", now: at, by });
        invoices.push(paid ? { ...row, paid: paper.total, state: "PAID", version: 2 } : row);
        lines.push(...paper.toLines(id));
        const told = [
          { field: "number", after: row.number },
          { field: "order", after: order.order_number },
          { field: "total", after: toRupees(paper.total) },
        ];
        past.set(id, [{ at, action: "issued", to: "ISSUED", by, told }]);
        const { retailer_id: retailerId } = order;
        book({ warehouseId, doc: "INVOICE", docId: id, kind: "issued", retailerId, day, now: at }, paper.postings);
      }
    }
    const received = drawn
      .filter(({ paid, paper }) => paid && paper.total > 0)
      .map((one) => {
        // At the door on the day of delivery; on credit by the end of the terms.
        const credit = one.order.payment_mode === "CREDIT";
        const later = credit ? creditDays(one.order.retailer_id) : 1;
        const at = new Date(Math.min(now.getTime() - minute, one.at.getTime() + later * 864e5));
        return { ...one, mode: credit ? ("TRANSFER" as const) : random.pick(["CASH", "CASH", "UPI"] as const), at };
      })
      .toSorted((one, other) => one.at.getTime() - other.at.getTime());
    for (const some of byYear(received, ({ at }) => todayIn("Asia/Kolkata", at))) {
      const numbers = await takePaperNumbers(
        db,
        { warehouseId, prefix: "RC", day: todayIn("Asia/Kolkata", some[0].at) },
        some.length,
      );
      for (const [place, { order, buyer, at, id: invoiceId, paper, mode }] of some.entries()) {
        const id = random.id(at);
        const day = todayIn("Asia/Kolkata", at);
        const receipt = numbers[place] ?? "";
        const paymentId = `${mode}-${receipt}`;
        payments.push({
          id,
          warehouse_id: warehouseId,
          receipt_number: receipt,
          retailer_id: order.retailer_id,
          beat_id: order.beat_id,
          mode,
          payment_id: paymentId,
          bank: null,
          received_on: day,
          amount: paper.total,
          allocated: paper.total,
          state: day < today ? "CLEARED" : "RECEIVED",
          search: [receipt, buyer.establishment, paymentId].join(" ").toLowerCase(),
          created_at: at,
          created_by: by,
          updated_at: at,
          updated_by: by,
        });
        allocations.push({
          id: random.id(at),
          warehouse_id: warehouseId,
          payment_id: id,
          credit_note_id: null,
          invoice_id: invoiceId,
          amount: paper.total,
          at,
        });
        const told = [{ field: "paid", after: toRupees(paper.total) }];
        past.get(invoiceId)?.push({ at, action: "paid", to: "PAID", by, told });
        const retailerId = order.retailer_id;
        book({ warehouseId, doc: "PAYMENT", docId: id, kind: "received", retailerId, day, now: at }, [
          { account: accountOf[mode], amount: paper.total },
          { account: "RECEIVABLE", amount: 0 - paper.total },
        ]);
      }
    }
  }
  await insertRows(db, "invoice", invoices);
  await insertRows(db, "invoice_line", lines);
  await insertRows(
    db,
    "audit_log",
    [...past].flatMap(([id, steps]) => entriesOf(random, { entity: "invoice", id }, steps)),
  );
  await insertRows(db, "payment", payments);
  await insertRows(db, "allocation", allocations);
  await insertRows(
    db,
    "ledger_txn",
    bookings.map(({ txn }) => txn),
  );
  await insertRows(
    db,
    "ledger_entry",
    bookings.flatMap(({ entries }) => entries),
  );
};
