import { sql } from "kysely";
import type { inventoryEndpoints } from "@o2r/api/contract/stock";
import { AppError } from "../../../app-error.ts";
import type { Handler } from "../../../http/context.ts";
import { findDrift, type Drift } from "./find-drift.ts";
import { lockBalances } from "./post-movements.ts";

/** Compares the balances of a warehouse with its ledger, and puts what the ledger adds up to in the place of the rest. */
export const syncBalances: Handler<typeof inventoryEndpoints.sync> = async ({ db, scope, body, audit }) => {
  const { warehouseId } = body;
  if (!scope.admits(warehouseId)) throw new AppError("access.denied", "This warehouse is not yours");
  const balances = await db
    .selectFrom("stock_balance")
    .innerJoin("batch", "batch.id", "stock_balance.batch_id")
    .innerJoin("product", "product.id", "batch.product_id")
    .select(["stock_balance.batch_id", "product.name"])
    .where("stock_balance.warehouse_id", "=", warehouseId)
    .execute();
  const ids = balances.map(({ batch_id }) => batch_id);
  const names = new Map(balances.map(({ batch_id, name }) => [batch_id, name]));
  // Held first, so that nothing moves between the comparing and the fixing.
  await lockBalances(db, ids);
  const drift = await findDrift(db, { warehouseId });
  const wrong = drift.filter(({ bucket }) => bucket !== "promised");
  for (const [batchId, facts] of Map.groupBy(wrong, ({ batch_id }) => batch_id)) {
    const columns = facts.map(({ bucket, ledger }) => sql`${sql.ref(bucket)} = ${ledger}`);
    await sql`update stock_balance set ${sql.join(columns)} where batch_id = ${batchId}`.execute(db);
    const values = (read: (fact: Drift) => number) =>
      Object.fromEntries(facts.map((fact) => [fact.bucket, read(fact)]));
    audit({
      entity: "inventory",
      id: batchId,
      warehouseId,
      before: values(({ balance }) => balance),
      after: values(({ ledger }) => ledger),
    });
  }
  return {
    checked: ids.length,
    fixed: wrong.map(({ batch_id, bucket, balance, ledger }) => ({
      inventoryId: batch_id,
      name: names.get(batch_id) ?? "",
      bucket,
      before: balance,
      after: ledger,
    })),
  };
};
