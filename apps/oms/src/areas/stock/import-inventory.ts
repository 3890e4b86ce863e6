import { sql } from "kysely";
import { inventoryEndpoints, type InventoryValues } from "@o2r/api/contract/stock";
import type { Db } from "../../db/schema.ts";
import { isWithin } from "../../db/scope.ts";
import { namedProducts } from "../catalogue/import-products.ts";
import type { ChoicesAsked, Importer } from "../insight/import/importers.ts";
import type { Choice } from "../insight/import/read-cell.ts";
import { judgeEntry } from "./entry.ts";
import { inventoryHandlers } from "./inventory.ts";

/** The warehouses that whoever imports may fill: no file names another. */
const ownWarehouses = async (db: Db, { warehouses }: ChoicesAsked): Promise<readonly Choice[]> => {
  const reach = warehouses === "all" ? "every" : { warehouses };
  const rows = await db
    .selectFrom("warehouse")
    .select(["id", "company_name as name"])
    .where("active", "=", true)
    .where(isWithin(reach, sql.ref<string>("warehouse.id")))
    .execute();
  return rows.map(({ id, name }) => ({ value: id, names: [name] }));
};

const filledWarehouses = async (db: Db, job: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom("import_row as line")
    .innerJoin("batch", "batch.id", "line.result_id")
    .select("batch.warehouse_id as id")
    .distinct()
    .where("line.job_id", "=", job)
    .where("line.state", "=", "DONE")
    .execute();
  return rows.map(({ id }) => id);
};

/** Entries of inventory from a file. */
export const inventoryImporter: Importer = {
  // Asked of values that the form has taken only.
  refuse: (db, values) => judgeEntry(db, values as InventoryValues),
  choices: { warehouse: ownWarehouses },
  searched: { product: namedProducts },
  warehousesOf: filledWarehouses,
  create: { endpoint: inventoryEndpoints.create, handler: inventoryHandlers.create },
};
