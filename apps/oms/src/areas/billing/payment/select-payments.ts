import { sql, type Expression, type SqlBool } from "kysely";
import { paymentList, type PaymentRow } from "@o2r/api/contract/billing";
import { notFound } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";
import type { Sides } from "../../../db/scope.ts";
import type { Scope } from "../../../http/context.ts";
import { KeptText, readList } from "../../../kit/read-list.ts";
import { toRupees, type Paise } from "../../../trade/paise.ts";

/** The columns that a reach into payments goes by. */
const paymentSides: Sides<Expression<string | null>> = {
  warehouse: sql.ref<string | null>("payment.warehouse_id"),
  beat: sql.ref<string | null>("payment.beat_id"),
};

/** The payments within a caller's reach. */
export const withinReach = (scope: Scope): Expression<SqlBool> => scope.covers(paymentSides);

const allocations = sql<{ invoiceId: string; number: string; amount: number }[]>`coalesce((
  select jsonb_agg(jsonb_build_object('invoiceId', part.invoice_id, 'number', part.number, 'amount', part.amount) order by part.number)
  from (select allocation.invoice_id, invoice.number, sum(allocation.amount) as amount from allocation
    join invoice on invoice.id = allocation.invoice_id where allocation.payment_id = payment.id
    group by allocation.invoice_id, invoice.number having sum(allocation.amount) <> 0) as part), '[]')`;

const selectPayments = (db: Db) =>
  db
    .selectFrom("payment")
    .innerJoin("retailer", "retailer.id", "payment.retailer_id")
    .innerJoin("warehouse as hub", "hub.id", "payment.warehouse_id")
    .leftJoin("app_user as maker", "maker.id", "payment.created_by")
    .selectAll("payment")
    .select([
      "retailer.establishment",
      "hub.company_name as hub",
      "maker.name as maker",
      allocations.as("allocations"),
      sql<string | null>`coalesce(payment.reason_note, (select label from master_option
        where category = 'reason' and value = payment.reason), payment.reason)`.as("reasonText"),
    ]);
type Found = Awaited<ReturnType<ReturnType<typeof selectPayments>["executeTakeFirstOrThrow"]>>;

const toRow = (row: Found): PaymentRow => ({
  id: row.id,
  version: row.version,
  receiptNumber: row.receipt_number,
  retailerId: row.retailer_id,
  establishment: row.establishment,
  warehouseId: row.warehouse_id,
  hub: row.hub,
  mode: row.mode,
  paymentId: row.payment_id,
  bank: row.bank,
  receivedOn: row.received_on,
  amount: toRupees(row.amount),
  allocated: toRupees(row.allocated),
  onAccount: row.state === "BOUNCED" ? 0 : toRupees((row.amount - row.allocated) as Paise), // a sum of Paise
  state: row.state,
  reason: row.reasonText,
  recordedBy: row.maker,
  recordedById: row.created_by,
  recordedAt: row.created_at,
  allocations: row.allocations.map(({ amount, ...one }) => ({ ...one, amount: toRupees(amount as Paise) })), // summed in paise
});

/** One payment, whoever reaches it; 404 where there is none. */
export const readPayment = async (db: Db, id: string): Promise<PaymentRow> => {
  const found = await selectPayments(db).where("payment.id", "=", id).executeTakeFirst();
  if (found === undefined) throw notFound("Payment");
  return toRow(found);
};

export const listPayments = readList(paymentList, {
  select: selectPayments,
  id: sql<string>`payment.id`,
  sorts: {
    receiptNumber: sql`payment.receipt_number`,
    receivedOn: sql`payment.received_on`,
    amount: sql`payment.amount`,
  },
  filters: {
    state: sql`payment.state`,
    received: sql`payment.received_on`,
    mode: sql`payment.mode`,
    hub: sql`payment.warehouse_id`,
    retailer: sql`payment.retailer_id`,
  },
  search: new KeptText(sql`payment.search`, ["receiptNumber", "establishment", "paymentId"]),
  toRow,
});
