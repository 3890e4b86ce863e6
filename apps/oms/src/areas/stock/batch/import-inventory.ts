import { sql } from "kysely";
import { inventoryEndpoints, inventoryForm, type InventoryValues } from "@o2r/api/contract/stock";
import type { Db } from "../../../db/schema.ts";
import { isWithin, ofWarehouses } from "../../../db/scope.ts";
import { namedProducts } from "../../catalogue/product/import-products.ts";
import type { Choice, ChoicesAsked, Importer } from "../../../kit/importer.ts";
import { toPaise } from "../../../trade/paise.ts";
import { valuesOf } from "../../../kit/values-of.ts";
import { selectBatches, toInventoryRow } from "./batch-query.ts";
import { judgeEntry } from "./entry.ts";
import { inventoryHandlers } from "./inventory.ts";

/** The warehouses that whoever imports may fill: no file names another. */
const ownWarehouses = async (db: Db, { warehouses }: ChoicesAsked): Promise<readonly Choice[]> => {
  const rows = await db
    .selectFrom("warehouse")
    .select(["id", "company_name as name"])
    .where("active", "=", true)
    .where(isWithin(ofWarehouses(warehouses), sql.ref<string>("warehouse.id")))
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

/** The batch of an entry, where it stands; of several that expire on other days, none is meant. */
const findStanding: Importer["find"] = async (db, { name, warehouseId, manufacturingDate, mrp }) => {
  // Figures beyond all measure are for the form to refuse.
  const price = typeof mrp === "number" ? toPaise(mrp) : undefined;
  if (price === undefined || !Number.isSafeInteger(price)) return undefined;
  if (name === undefined || warehouseId === undefined || manufacturingDate === undefined) return undefined;
  const [found, other] = await selectBatches(db)
    .where("batch.product_id", "=", String(name))
    .where("batch.warehouse_id", "=", String(warehouseId))
    .where(sql<boolean>`batch.manufactured_on = ${manufacturingDate}::date`)
    .where("batch.mrp", "=", price)
    .limit(2)
    .execute();
  if (found === undefined || other !== undefined) return undefined;
  const row = toInventoryRow(new Date())(found);
  const values = valuesOf(inventoryForm, { ...row, name: row.productId });
  return { id: row.id, version: row.version, values, names: { warehouseId: row.warehouse } };
};

/** Entries of inventory from a file. One of a batch that stands is refused, unless it says what stands. */
export const inventoryImporter: Importer = {
  find: findStanding,
  // Asked of values that the form has taken only.
  refuse: (db, values) => judgeEntry(db, values as InventoryValues),
  choices: { warehouse: ownWarehouses },
  searched: { product: namedProducts },
  warehousesOf: filledWarehouses,
  create: { endpoint: inventoryEndpoints.create, handler: inventoryHandlers.create },
};
