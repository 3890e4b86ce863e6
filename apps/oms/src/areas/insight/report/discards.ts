import { sql } from "kysely";
import { discardsReport, type discardsEndpoints, type DiscardedRow } from "@o2r/api/contract/insight";
import { discardReasons } from "@o2r/api/contract/stock";
import type { Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";
import { readList } from "../../../kit/read-list.ts";
import { inputTaxOf } from "../../../trade/input-tax.ts";
import { toRupees, type Paise } from "../../../trade/paise.ts";

type Found = Omit<DiscardedRow, "value" | "inputTax"> & {
  readonly warehouseId: string;
  readonly brandId: string | null;
  readonly value: Paise;
  readonly inputTax: Paise;
};

const reasonText = sql`case request.reason ${sql.join(
  discardReasons.map(({ value, label }) => sql`when ${sql.lit(value)} then ${sql.lit(label)}`),
  sql` `,
)} else request.reason end`;

/** Approved requests, and what was rejected before: of these the ledger knows the day. */
const values = sql<Found>`(
  select gone.id, gone.warehouse_id as "warehouseId", product.brand_id as "brandId",
    (gone.at at time zone 'Asia/Kolkata')::date as day, warehouse.company_name as warehouse, product.name as product,
    product.sku, coalesce(brand.name, '') as brand, product.hsn, batch.expires_on as "expiryDate", gone.came as "from", gone.reason,
    gone.quantity as units, gone.value, ${inputTaxOf(sql`gone.quantity`, sql`gone.value`)} as "inputTax",
    person.name as by
  from (
    select request.id, request.warehouse_id, request.batch_id, request.decided_at as at, 'STOCK' as came,
      ${reasonText} as reason, request.quantity, request.value, request.decided_by as person_id
    from discard_request as request where request.state = 'APPROVED'
    union all
    select rejected.id, rejected.warehouse_id, rejected.batch_id,
      coalesce((select movement.at from stock_movement as movement
        where movement.ref_id = rejected.id and movement.type = 'DISCARD' limit 1), rejected.updated_at),
      'REJECTED', coalesce((select option.label from master_option as option
        where option.value = rejected.reason order by option.category limit 1), rejected.reason),
      rejected.quantity, rejected.value, rejected.moved_by
    from rejected_sku as rejected where rejected.state = 'DISCARDED'
  ) as gone
  join batch on batch.id = gone.batch_id
  join product on product.id = batch.product_id
  left join brand on brand.id = product.brand_id
  join warehouse on warehouse.id = gone.warehouse_id
  left join app_user as person on person.id = gone.person_id
)`;

const list = readList(discardsReport, {
  select: (db: Db) => db.selectFrom(values.as("row")).selectAll(),
  id: sql<string>`"row".id`,
  sorts: {
    day: sql`"row".day`,
    product: sql`lower("row".product)`,
    units: sql`"row".units`,
    value: sql`"row".value`,
    inputTax: sql`"row"."inputTax"`,
  },
  filters: {
    day: sql`"row".day`,
    warehouse: sql`"row"."warehouseId"`,
    brand: sql`"row"."brandId"`,
    from: sql`"row"."from"`,
  },
  search: { product: sql`"row".product`, sku: sql`"row".sku`, hsn: sql`"row".hsn` },
  toRow: ({ warehouseId: _, brandId: __, value, inputTax, ...row }: Found) => ({
    ...row,
    value: toRupees(value),
    inputTax: toRupees(inputTax),
  }),
});

/** What was thrown away, with the tax whose credit goes back. */
export const discardsHandlers: Handlers<typeof discardsEndpoints> = {
  list: ({ db, query, scope }) => list(db, query, scope.covers(sql.ref("row.warehouseId"))),
};
