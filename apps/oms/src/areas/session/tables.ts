import type { UserType } from "@o2r/api/contract";

declare module "../../db/schema.ts" {
  interface ColumnTypes {
    "app_user.user_type": UserType;
  }
}
