import { inventoryImport } from "./inventory-import.ts";

/** What of stock can be imported, by the name that an import is begun with. */
export const imports = { inventory: inventoryImport };
