import type { ColumnType } from "kysely";
import type { Paise } from "../../trade/paise.ts";

declare module "../../db/schema.ts" {
  interface ColumnTypes {
    "retailer.credit_limit": Paise | null;
    "retailer.min_order": Paise | null;
    "retailer_group.credit_limit": Paise | null;
    "retailer_group.min_order": Paise | null;
    /** The address before, as rows of requests have it. */
    "address_request.was": ColumnType<unknown, string | null | undefined, string | null>;
  }
}
