import { amountPaidText, collectionList, toCollect, type CollectionRow } from "@o2r/api/contract/billing";
import { sql, type Expression, type SqlBool } from "kysely";
import { notFound } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";
import type { Sides } from "../../../db/scope.ts";
import type { Scope } from "../../../http/context.ts";
import { KeptText, readList } from "../../../kit/read-list.ts";
import { toRupees, type Paise } from "../../../trade/paise.ts";

/** The columns that a reach into collections goes by. */
const collectionSides: Sides<Expression<string | null>> = {
  warehouse: sql.ref<string | null>("collection.warehouse_id"),
};

/** The collections within a caller's reach. */
export const withinReach = (scope: Scope): Expression<SqlBool> => scope.covers(collectionSides);

const selectCollections = (db: Db) =>
  db
    .selectFrom("collection")
    .innerJoin("retailer", "retailer.id", "collection.retailer_id")
    .innerJoin("warehouse as hub", "hub.id", "collection.warehouse_id")
    .leftJoin("beat", "beat.id", "collection.beat_id")
    .leftJoin("payment", "payment.id", "collection.payment_id")
    .selectAll("collection")
    .select([
      "retailer.establishment",
      "retailer.mobile",
      "hub.company_name as hub",
      "beat.name as beat",
      "payment.mode",
      "payment.receipt_number",
      sql<string | null>`coalesce(collection.reason_note, (select label from master_option
        where category = 'reason' and value = collection.reason), collection.reason)`.as("reasonText"),
    ]);
type Found = Awaited<ReturnType<ReturnType<typeof selectCollections>["executeTakeFirstOrThrow"]>>;

/** What was paid of a collection, and of what it is the rest of. */
export const paidOf = ({ paid, paid_before }: Pick<Found, "paid" | "paid_before">): Paise =>
  (paid + paid_before) as Paise; // a sum of Paise

const toRow = (row: Found): CollectionRow => ({
  id: row.id,
  version: row.version,
  number: row.number,
  customerId: row.retailer_id,
  establishment: row.establishment,
  mobile: row.mobile,
  warehouseId: row.warehouse_id,
  hub: row.hub,
  beat: row.beat,
  amt: toRupees(row.amount),
  collectionDate: row.collection_date,
  putOff: row.put_off,
  amountPaid: amountPaidText(toRupees(paidOf(row))),
  paid: toRupees(row.paid),
  mode: row.mode,
  receiptNumber: row.receipt_number,
  shipmentNumber: row.shipment_number,
  depositSlip: row.deposit_slip,
  depositedOn: row.deposited_on,
  bankReference: row.bank_reference,
  reason: row.reasonText,
  state: row.state,
  createdAt: row.created_at,
});

/** One collection, whoever reaches it; 404 where there is none. */
export const readCollection = async (db: Db, id: string): Promise<CollectionRow> => {
  const found = await selectCollections(db).where("collection.id", "=", id).executeTakeFirst();
  if (found === undefined) throw notFound("Collection");
  return toRow(found);
};

const open = sql.join(toCollect.map((state) => sql.lit(state)));

export const listCollections = readList(collectionList, {
  select: selectCollections,
  id: sql<string>`collection.id`,
  sorts: {
    number: sql`collection.number`,
    collectionDate: { by: sql`collection.collection_date`, nullable: true },
    amt: sql`collection.amount`,
    putOff: sql`collection.put_off`,
    createdAt: sql`collection.created_at`,
  },
  filters: {
    state: sql`collection.state`,
    date: sql`collection.collection_date`,
    isLate: sql<SqlBool>`(collection.state in (${open})
      and coalesce(collection.collection_date < (now() at time zone 'Asia/Kolkata')::date, false))`,
    hub: sql`collection.warehouse_id`,
    beat: sql`collection.beat_id`,
    retailer: sql`collection.retailer_id`,
    mode: sql`payment.mode`,
    amt: sql`collection.amount`,
  },
  search: new KeptText(sql`collection.search`, ["number", "establishment", "mobile", "depositSlip"]),
  toRow,
});
