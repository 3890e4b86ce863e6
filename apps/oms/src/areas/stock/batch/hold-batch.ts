import { sql } from "kysely";
import type { InventoryRow } from "@o2r/api/contract/stock";
import { readHistory } from "../../../audit/history.ts";
import { lockRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import { notFound, stale } from "../../../app-error.ts";
import type { Scope } from "../../../http/context.ts";
import { selectBatches, toInventoryRow } from "./batch-query.ts";

const warehouse = sql.ref<string>("batch.warehouse_id");

interface Asked {
  readonly db: Db;
  readonly scope: Scope;
  readonly params: { readonly id: string };
  readonly now: Date;
}

/** A batch within reach as it is shown; 404 for any other. */
export const readBatch = async ({ db, scope, params, now }: Asked): Promise<InventoryRow> => {
  const row = await selectBatches(db)
    .where("batch.id", "=", params.id)
    .where(scope.covers(warehouse))
    .executeTakeFirst();
  if (row === undefined) throw notFound("Batch");
  return toInventoryRow(now)(row);
};

/** The warehouse of a batch within reach, as a query; no row for any other. */
export const placeOf = ({ db, scope, params }: Asked) =>
  db.selectFrom("batch").select("batch.warehouse_id").where("batch.id", "=", params.id).where(scope.covers(warehouse));

/** Makes sure that a batch is within reach; 404 for any other. */
export const ensureBatch = async (asked: Asked): Promise<void> => {
  if ((await placeOf(asked).executeTakeFirst()) === undefined) throw notFound("Batch");
};

/** Holds a batch within reach that still has the version the caller saw; 412 with what happened since when it has not. */
export const holdBatch = async (asked: Asked & { readonly version?: number }): Promise<InventoryRow> => {
  const { db, scope, params, version } = asked;
  const held = await lockRow(db, "batch", params.id, scope.covers(warehouse));
  if (held === undefined) throw notFound("Batch");
  const row = await readBatch(asked);
  if (version !== undefined && held.version !== version) {
    const changes = await readHistory(db, { entity: "inventory", id: params.id, sinceVersion: version });
    throw stale({ row, changes });
  }
  return row;
};
