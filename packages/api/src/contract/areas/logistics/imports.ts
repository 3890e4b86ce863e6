import { holidayImport } from "./holiday-import.ts";
import { pincodeImport } from "./pincode.ts";

/** What of logistics can be imported, by the name that an import is begun with. */
export const imports = { pincode: pincodeImport, holiday: holidayImport };
