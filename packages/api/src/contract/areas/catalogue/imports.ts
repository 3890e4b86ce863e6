import { productImport } from "./product-import.ts";

/** What of the catalogue can be imported, by the name that an import is begun with. */
export const imports = { product: productImport };
