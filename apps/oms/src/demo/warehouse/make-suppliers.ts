import type { Insertable } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { DemoWarehouse } from "./make-warehouses.ts";
import { seedRandom } from "../random.ts";

/** Banks by the first four letters of their branches' codes. */
const banks = [
  ["HDFC", "HDFC Bank"],
  ["ICIC", "ICICI Bank"],
  ["SBIN", "State Bank of India"],
  ["UTIB", "Axis Bank"],
  ["KKBK", "Kotak Mahindra Bank"],
] as const;

/** How central warehouses, which supply hubs, are paid. */
export const makeSuppliers = (
  warehouses: readonly DemoWarehouse[],
): readonly Insertable<Database["warehouse_supplier"]>[] => {
  const random = seedRandom("suppliers");
  return warehouses
    .filter(({ row }) => row.type === "CWH")
    .map(({ row }) => {
      const [code, bank_name] = random.pick(banks);
      return {
        warehouse_id: row.id,
        gstin: row.gst_number ?? "",
        account_number: `${random.whole(1, 9)}${random.digits(11)}`,
        ifsc: `${code}0${random.digits(6)}`,
        bank_name,
        status: random.chance(0.85) ? "ACTIVE" : "ON_HOLD",
      };
    });
};
