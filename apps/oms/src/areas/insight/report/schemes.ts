import { sql } from "kysely";
import { schemesReport, type schemesEndpoints } from "@o2r/api/contract/insight";
import type { Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";
import { readList } from "../../../kit/read-list.ts";
import { toRupees, type Paise } from "../../../trade/paise.ts";
import { rowKey } from "./row-key.ts";

interface Found {
  readonly id: string;
  readonly warehouseId: string;
  readonly month: string;
  readonly promotion: string;
  readonly code: string | null;
  readonly warehouse: string;
  readonly uses: number;
  readonly amount: Paise;
  readonly company: Paise;
  readonly distributor: Paise;
  readonly freeUnits: number;
  readonly freeWorth: Paise;
  readonly givenBack: Paise;
}

const month = sql`date_trunc('month', used.day)::date`;

const costs = sql<Found>`(
  select ${rowKey(month, sql`used.promotion_id`, sql`used.warehouse_id`)} as id, used.warehouse_id as "warehouseId",
    ${month} as month, min(promotion.title) as promotion, min(promotion.code) as code,
    min(warehouse.company_name) as warehouse, count(*)::int as uses, sum(used.amount)::bigint as amount,
    sum(used.company)::bigint as company, sum(used.distributor)::bigint as distributor,
    sum(used.free_units)::int as "freeUnits", sum(used.free_worth)::bigint as "freeWorth",
    sum(used.given_back)::bigint as "givenBack"
  from promotion_use used
  join promotion on promotion.id = used.promotion_id
  join warehouse on warehouse.id = used.warehouse_id
  where used.state = 'TAKEN'
  group by ${month}, used.promotion_id, used.warehouse_id
)`;

const list = readList(schemesReport, {
  select: (db: Db) => db.selectFrom(costs.as("row")).selectAll(),
  id: sql<string>`"row".id`,
  sorts: {
    month: sql`"row".month`,
    promotion: sql`lower("row".promotion)`,
    uses: sql`"row".uses`,
    amount: sql`"row".amount`,
  },
  filters: { month: sql`"row".month`, warehouse: sql`"row"."warehouseId"` },
  search: { promotion: sql`"row".promotion`, code: sql`coalesce("row".code, '')` },
  toRow: ({ warehouseId: _, amount, company, distributor, freeWorth, givenBack, ...row }: Found) => ({
    ...row,
    amount: toRupees(amount),
    company: toRupees(company),
    distributor: toRupees(distributor),
    freeWorth: toRupees(freeWorth),
    givenBack: toRupees(givenBack),
  }),
});

/** What schemes cost. */
export const schemesHandlers: Handlers<typeof schemesEndpoints> = {
  list: ({ db, query, scope }) => list(db, query, scope.covers(sql.ref("row.warehouseId"))),
};
