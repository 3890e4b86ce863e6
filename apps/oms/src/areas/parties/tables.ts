import type { ColumnType } from "kysely";
import type { Paise } from "../../trade/paise.ts";

declare module "../../db/schema.ts" {
  interface ColumnTypes {
    "retailer.credit_limit": Paise | null;
    /** The address before, as rows of requests have it. */
    "address_request.was": ColumnType<unknown, string | null | undefined, string | null>;
  }
}
