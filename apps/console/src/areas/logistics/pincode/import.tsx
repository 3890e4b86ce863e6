import { pincodeImport } from "@o2r/api/contract/logistics";
import { ImportPage } from "../../../kit/import/import-page.tsx";
import { pincodes } from "./pincode-words.ts";

/** /warehouse-management/pincode/import: pincodes made, or given their hubs, from a file. */
export function PincodeImport() {
  return <ImportPage thing="pincode" importable={pincodeImport} path={pincodes.path} />;
}
