import { retailerImport } from "./retailer/retailer-import.ts";

/** What of retailers and accounts can be imported, by the name that an import is begun with. */
export const imports = { retailer: retailerImport };
