import { bankLineImport } from "./bank/bank-line.ts";

/** What of billing can be imported, by the name that an import is begun with. */
export const imports = { bankLine: bankLineImport };
