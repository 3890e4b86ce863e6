import { sql } from "kysely";
import { notFound, stale } from "../../../app-error.ts";
import { readHistory } from "../../../audit/history.ts";
import { lockRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Scope } from "../../../http/context.ts";
import { findWarehouse } from "./warehouse-query.ts";

/** As people call one. */
export const noun = "Warehouse";

interface Holding {
  readonly db: Db;
  readonly scope: Scope;
  readonly version: number;
  readonly params: { readonly id: string };
}

/** A warehouse within the caller's reach, held in the version that they saw. */
export const holdWarehouse = async ({ db, scope, version, params: { id } }: Holding) => {
  const held = await lockRow(db, "warehouse", id, scope.covers(sql.ref<string>("warehouse.id")));
  if (!held) throw notFound(noun);
  if (held.version !== version) {
    const changes = await readHistory(db, { entity: "warehouse", id, sinceVersion: version });
    throw stale({ row: await findWarehouse(db, id), changes });
  }
  return held;
};
