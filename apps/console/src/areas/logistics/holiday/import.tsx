import { holidayImport } from "@o2r/api/contract/logistics";
import { ImportPage } from "../../../kit/import/import-page.tsx";
import { holidays } from "./holiday-words.ts";

/** /holidays/import: holidays made, or changed by their day and place, from a file. */
export function HolidayImport() {
  return <ImportPage thing="holiday" importable={holidayImport} path={holidays.path} />;
}
