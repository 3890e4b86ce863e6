import { bankLineImport } from "@o2r/api/contract/billing";
import { ImportPage } from "../../../kit/import/import-page.tsx";
import { bankLines } from "./bank-words.ts";

/** /invoice/bank/import: the lines of a bank's statement, from a file. */
export function BankImport() {
  return <ImportPage thing="bankLine" importable={bankLineImport} path={bankLines.path} />;
}
