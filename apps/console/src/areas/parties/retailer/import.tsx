import { retailerImport } from "@o2r/api/contract/parties";
import { ImportPage } from "../../../kit/import/import-page.tsx";
import { retailers } from "./retailer-words.ts";

/** /retailer/import: retailers made, or changed by their mobile, from a file. */
export function RetailerImport() {
  return <ImportPage thing="retailer" importable={retailerImport} path={retailers.path} />;
}
