import type { Paise } from "../../trade/paise.ts";

declare module "../../db/schema.ts" {
  interface ColumnTypes {
    "retailer.credit_limit": Paise | null;
  }
}
