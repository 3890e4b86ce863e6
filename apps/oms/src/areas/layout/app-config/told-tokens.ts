import { sql } from "kysely";
import type { Db } from "../../../db/schema.ts";

/** Changes with every row that what is told depends on: each write moves a row's version. */
export const readToken = async (db: Db): Promise<string> => {
  const { rows } = await sql<{ token: string }>`select concat_ws('.',
      (select concat(count(*), ':', sum(version)) from app_config),
      (select concat(count(*), ':', sum(version)) from layout_page),
      (select concat(count(*), ':', sum(version), ':', max(updated_at)) from rail),
      (select concat(count(*), ':', sum(version), ':', max(updated_at)) from layout_content),
      (select sum(version) from product),
      (select sum(version) from category),
      (select sum(version) from sub_category),
      (select sum(version) from brand)
    ) as token`.execute(db);
  return rows[0]?.token ?? "";
};

/** Changes with whatever a hub could sell: each movement counts its place up, and a batch that is blocked has a new version. */
export const readStockToken = async (db: Db, hub: string): Promise<string> => {
  const { rows } = await sql<{ token: string }>`
    select concat(count(*), ':', sum(balance.seq), ':', sum(batch.version)) as token
    from stock_balance balance join batch on batch.id = balance.batch_id
    where balance.warehouse_id = ${hub}::uuid`.execute(db);
  return rows[0]?.token ?? "";
};
