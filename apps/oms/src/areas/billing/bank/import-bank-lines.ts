import { bankLineEndpoints } from "@o2r/api/contract/billing";
import { sql } from "kysely";
import { isWithin, ofWarehouses } from "../../../db/scope.ts";
import type { Importer } from "../../../kit/importer.ts";
import { bankLineHandlers } from "./bank-line.ts";

/** Bank statements from a file: hubs within reach only. */
export const bankLineImporter: Importer = {
  choices: {
    warehouse: async (db, { warehouses }) => {
      const rows = await db
        .selectFrom("warehouse")
        .select(["id", "company_name as name"])
        .where("active", "=", true)
        .where("type", "=", "HUB")
        .where(isWithin(ofWarehouses(warehouses), sql.ref<string>("warehouse.id")))
        .execute();
      return rows.map(({ id, name }) => ({ value: id, names: [name] }));
    },
  },
  warehousesOf: async (db, job) =>
    (
      await db
        .selectFrom("import_row as line")
        .innerJoin("bank_line", "bank_line.id", "line.result_id")
        .select("bank_line.warehouse_id as id")
        .distinct()
        .where("line.job_id", "=", job)
        .where("line.state", "=", "DONE")
        .execute()
    ).map(({ id }) => id),
  create: { endpoint: bankLineEndpoints.create, handler: bankLineHandlers.create },
};
