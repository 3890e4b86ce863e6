import type { Importable } from "../../core/importable.ts";
import { productImport } from "../catalogue/product-import.ts";
import { inventoryImport } from "../stock/inventory-import.ts";

/** Everything that can be imported, by the name that an import is begun with. */
export const importables = { product: productImport, inventory: inventoryImport } as const satisfies Readonly<
  Record<string, Importable>
>;

export type ImportThing = keyof typeof importables;
export const importThings = Object.keys(importables) as ImportThing[]; // the keys of the object above
