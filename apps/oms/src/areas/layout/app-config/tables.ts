import type { ColumnType } from "kysely";
import type { ConfigBody } from "./config-body.ts";

declare module "../../../db/schema.ts" {
  interface ColumnTypes {
    "app_config_version.body": ColumnType<ConfigBody, string, never>;
  }
}
