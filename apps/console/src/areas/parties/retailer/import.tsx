import { ImportPage } from "../../../kit/import/import-page.tsx";
import { retailers } from "./retailer-words.ts";

/** /retailer/import: retailers made, or changed by their mobile, from a file. */
export function RetailerImport() {
  return <ImportPage thing="retailer" path={retailers.path} />;
}
