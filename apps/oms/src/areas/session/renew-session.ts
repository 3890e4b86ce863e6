import { writeAudit } from "../../audit/write.ts";
import type { Db } from "../../db/schema.ts";
import { AppError } from "../../app-error.ts";
import type { Services } from "../../http/context.ts";
import { decideRefresh } from "./decide-refresh.ts";
import { endFamily, findFamily, rotateFamily } from "./families.ts";
import { makeRefreshToken, readRefreshToken } from "./refresh-token.ts";

interface Renewal {
  readonly token: string;
  readonly now: Date;
  readonly requestId: string;
  readonly address: string;
}

const refused = () => new AppError("session.expired", "You are unauthorized");

/**
 * Exchanges a refresh token for the next one and a fresh access token. The guarded update lets one of many callers
 * rotate; the others read again and are given the same successor. A replay ends the family.
 */
export const renewSession = async (db: Db, { token, now, requestId, address }: Renewal, services: Services) => {
  const secret = services.config.tokenSecret;
  const shown = readRefreshToken(secret, token);
  if (!shown) throw refused();
  const { familyId } = shown;
  for (;;) {
    const family = await findFamily(db, familyId);
    if (!family) throw refused();
    if (family.blocked) {
      await endFamily(db, familyId, "block", now);
      throw refused();
    }
    const decision = decideRefresh(family, shown.generation, now);
    if (decision.act === "refuse") throw refused();
    if (decision.act === "kill") {
      await endFamily(db, familyId, "replay", now);
      await writeAudit(db, { action: "session.killed", actor: null, now, requestId, address }, [
        { entity: "session", id: familyId },
      ]);
      throw refused();
    }
    if (decision.act === "rotate" && !(await rotateFamily(db, familyId, decision.generation, now))) continue;
    return {
      access_token: await services.signAccess({ userId: family.userId, sessionId: familyId }),
      refresh_token: makeRefreshToken(secret, familyId, decision.generation),
    };
  }
};
