import { sql, type Expression, type SqlBool } from "kysely";
import { permissions } from "@o2r/api/contract";
import type { inspectorLookup } from "@o2r/api/contract/stock";
import type { Db } from "../../../db/schema.ts";
import type { Handler } from "../../../http/context.ts";
import { lookedUp } from "../../../kit/look-up.ts";

const ownWarehouse = sql.ref<string>("own.warehouse_id");

/** Those who may inspect goods in some warehouse of these, blocked or not. */
const selectInspectors = (db: Db, within: Expression<SqlBool>) =>
  db
    .selectFrom("app_user")
    .where("user_type", "in", permissions["qc.inspect"])
    .where((eb) =>
      eb.or([
        eb("user_type", "in", permissions["warehouse.all"]),
        eb.exists(eb.selectFrom("user_warehouse as own").whereRef("own.user_id", "=", "app_user.id").where(within)),
      ]),
    );

/** Whether somebody may inspect goods in a warehouse today. */
export const mayInspectIn = async (db: Db, userId: string, warehouseId: string): Promise<boolean> => {
  const found = await selectInspectors(db, sql<SqlBool>`${ownWarehouse} = ${warehouseId}::uuid`)
    .select("id")
    .where("id", "=", userId)
    .where("blocked_at", "is", null)
    .executeTakeFirst();
  return found !== undefined;
};

/** Those who may inspect in every warehouse of these, which are named once each. */
const inspectsInAll = (warehouses: readonly string[]) =>
  sql<SqlBool>`(user_type = any(${permissions["warehouse.all"]}) or id in (
    select ${sql.ref("own.user_id")} from user_warehouse as own
    where ${ownWarehouse} = any(${warehouses}::uuid[])
    group by ${sql.ref("own.user_id")} having count(*) = ${warehouses.length}
  ))`;

/** People by name who may inspect within the caller's reach. With `ids` just these, blocked or not, as a list names them. */
export const lookUpInspectors: Handler<typeof inspectorLookup> = async ({ db, scope, query }) => {
  const warehouses = [...new Set(query.warehouse ? query.warehouse.split(",") : [])];
  const content = await selectInspectors(db, scope.covers(ownWarehouse))
    .select(["id", "name"])
    .$if(warehouses.length > 0, (q) => q.where(inspectsInAll(warehouses)))
    .where(lookedUp(query, { id: sql.ref("id"), current: sql`blocked_at is null`, text: sql`lower(name)` }))
    .orderBy(sql`lower(name)`)
    .orderBy("id")
    .limit(query.size)
    .execute();
  return { content };
};
