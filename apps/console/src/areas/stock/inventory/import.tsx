import { productPageEndpoints } from "@o2r/api/contract/catalogue";
import { inventoryEndpoints } from "@o2r/api/contract/stock";
import { ImportPage } from "../../../kit/import/import-page.tsx";
import { inventoryPath } from "./inventory-words.ts";

/** Batches, and the stock of their products. */
const affects = [inventoryEndpoints.list.path, productPageEndpoints.stock.path];

/** /inventory/import: batches that came into warehouses, from a file. */
export function InventoryImport() {
  return <ImportPage thing="inventory" path={inventoryPath} affects={affects} />;
}
