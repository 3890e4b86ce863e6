import { sql } from "kysely";
import { rejectedReport, type rejectedEndpoints } from "@o2r/api/contract/insight";
import type { Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";
import { readList } from "../../../kit/read-list.ts";
import { inputTaxOf } from "../../../trade/input-tax.ts";
import { toRupees, type Paise } from "../../../trade/paise.ts";
import { rowKey } from "./row-key.ts";

interface Found {
  readonly id: string;
  readonly warehouseId: string;
  readonly brandId: string | null;
  readonly month: string;
  readonly warehouse: string;
  readonly brand: string;
  readonly reason: string;
  readonly units: number;
  readonly value: Paise;
  readonly open: Paise;
  readonly returned: Paise;
  readonly discarded: Paise;
  readonly restocked: Paise;
  readonly inputTax: Paise;
}

const month = sql`date_trunc('month', rejected.created_at at time zone 'Asia/Kolkata')::date`;
const inState = (...states: readonly string[]) =>
  sql`coalesce(sum(rejected.value) filter (where rejected.state in (${sql.join(states.map((state) => sql.lit(state)))})), 0)::bigint`;

const values = sql<Found>`(
  select ${rowKey(month, sql`rejected.warehouse_id`, sql`product.brand_id`, sql`rejected.reason`)} as id,
    rejected.warehouse_id as "warehouseId", product.brand_id as "brandId", ${month} as month,
    min(warehouse.company_name) as warehouse, min(coalesce(brand.name, '')) as brand,
    min(coalesce(said.label, rejected.reason)) as reason, sum(rejected.quantity)::int as units,
    sum(rejected.value)::bigint as value, ${inState("OPEN", "DISCARD_ASKED", "RE_QC")} as open,
    ${inState("RETURNED", "CREDITED")} as returned, ${inState("DISCARDED")} as discarded,
    ${inState("RESTOCKED")} as restocked,
    coalesce(sum(${inputTaxOf(sql`rejected.quantity`, sql`rejected.value`)})
      filter (where rejected.state = 'DISCARDED'), 0)::bigint as "inputTax"
  from rejected_sku rejected
  join batch on batch.id = rejected.batch_id
  join product on product.id = batch.product_id
  left join brand on brand.id = product.brand_id
  join warehouse on warehouse.id = rejected.warehouse_id
  left join lateral (
    select option.label from master_option option where option.value = rejected.reason order by option.category limit 1
  ) said on true
  where rejected.state <> 'RESET'
  group by ${month}, rejected.warehouse_id, product.brand_id, rejected.reason
)`;

const list = readList(rejectedReport, {
  select: (db: Db) => db.selectFrom(values.as("row")).selectAll(),
  id: sql<string>`"row".id`,
  sorts: {
    month: sql`"row".month`,
    brand: sql`lower("row".brand)`,
    reason: sql`"row".reason`,
    units: sql`"row".units`,
    value: sql`"row".value`,
  },
  filters: { month: sql`"row".month`, warehouse: sql`"row"."warehouseId"`, brand: sql`"row"."brandId"` },
  search: { reason: sql`"row".reason`, brand: sql`"row".brand` },
  toRow: ({ warehouseId: _, brandId: __, value, open, returned, discarded, restocked, inputTax, ...row }: Found) => ({
    ...row,
    value: toRupees(value),
    open: toRupees(open),
    returned: toRupees(returned),
    discarded: toRupees(discarded),
    restocked: toRupees(restocked),
    inputTax: toRupees(inputTax),
  }),
});

/** What was rejected, by value. */
export const rejectedHandlers: Handlers<typeof rejectedEndpoints> = {
  list: ({ db, query, scope }) => list(db, query, scope.covers(sql.ref("row.warehouseId"))),
};
