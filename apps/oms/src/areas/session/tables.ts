import type { UserType } from "@o2r/api/contract";
import type { Filled, Instant } from "../../db/schema.ts";
import type { Stamped, Stamps } from "../stamps.ts";

interface AppUserTable extends Stamps {
  id: string;
  username: string;
  password_hash: string;
  user_type: UserType;
  name: string;
  mobile: string | null;
  email_id: string | null;
  help_and_support_active: Filled<boolean>;
  second_step: Filled<boolean>;
  blocked_at: Instant | null;
  password_changed_at: Stamped;
}

interface UserWarehouseTable {
  user_id: string;
  warehouse_id: string;
}

/** Why a session family ended. */
export type FamilyEnd = "logout" | "replay" | "password" | "block";

interface SessionFamilyTable {
  id: string;
  user_id: string;
  generation: Filled<number>;
  created_at: Instant;
  rotated_at: Instant;
  revoked_at: Instant | null;
  revoked_for: FamilyEnd | null;
}

interface CodeChallengeTable {
  id: string;
  user_id: string;
  code_hash: string;
  attempts: Filled<number>;
  sends: Filled<number>;
  sent_at: Instant;
  used_at: Instant | null;
}

declare module "../../db/schema.ts" {
  interface Database {
    app_user: AppUserTable;
    user_warehouse: UserWarehouseTable;
    session_family: SessionFamilyTable;
    code_challenge: CodeChallengeTable;
  }
}
