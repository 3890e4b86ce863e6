import { inventoryImport } from "@o2r/api/contract/stock";
import { ImportPage } from "../../../kit/import/import-page.tsx";
import { inventoryPath } from "./inventory-words.ts";

/** /inventory/import: batches that came into warehouses, from a file. */
export function InventoryImport() {
  return <ImportPage thing="inventory" importable={inventoryImport} path={inventoryPath} />;
}
