import { sql } from "kysely";
import type { priceImportLookup } from "@o2r/api/contract/catalogue";
import type { Handler } from "../../../http/context.ts";
import { lookUp } from "../../../kit/look-up.ts";

/** The files that have proposed prices, the newest first. */
export const lookUpPriceImports: Handler<typeof priceImportLookup> = lookUp(
  { table: "price_import", name: "file_name", current: sql`true` },
  { order: sql`created_at desc` },
);
