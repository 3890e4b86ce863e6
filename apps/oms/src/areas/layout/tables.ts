import type { ColumnType } from "kysely";
import type { RuleRow } from "@o2r/api/contract/core";
import type { PageBody } from "@o2r/api/contract/layout";

declare module "../../db/schema.ts" {
  interface ColumnTypes {
    /** Written as text. */
    "page_rail.audience": ColumnType<RuleRow[], string | undefined, string>;
    /** Written as text. A published version is never changed. */
    "page_version.body": ColumnType<PageBody, string, never>;
  }
}
