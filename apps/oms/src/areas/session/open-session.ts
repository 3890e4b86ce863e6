import type { UserType } from "@o2r/api/contract";
import { writeAudit } from "../../audit/write.ts";
import type { Db } from "../../db/schema.ts";
import type { Services } from "../../http/context.ts";
import { deviceOf } from "./device-of.ts";
import { openFamily } from "./families.ts";
import { makeRefreshToken } from "./refresh-token.ts";

interface Opening {
  readonly user: { readonly id: string; readonly username: string; readonly user_type: UserType };
  readonly now: Date;
  readonly requestId: string;
  readonly address: string;
  /** As `User-Agent` has it. */
  readonly agent: string;
}

/** Signs a user in, who has proven to be the one: a new session family, its tokens, and a row of the audit log. */
export const openSession = async (db: Db, { user, now, requestId, address, agent }: Opening, services: Services) => {
  const sessionId = await openFamily(db, user.id, { now, address, device: deviceOf(agent) });
  await db.updateTable("app_user").set({ last_sign_in_at: now }).where("id", "=", user.id).execute();
  const actor = { id: user.id, username: user.username, userType: user.user_type };
  await writeAudit(db, { action: "session.opened", actor, now, requestId, address }, [
    { entity: "session", id: sessionId },
  ]);
  return {
    access_token: await services.signAccess({ userId: user.id, sessionId }),
    refresh_token: makeRefreshToken(services.config.tokenSecret, sessionId, 1),
    userType: user.user_type,
  };
};
