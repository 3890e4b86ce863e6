import { newId } from "../../../db/id.ts";
import type { Db } from "../../../db/schema.ts";
import { readAccessToken } from "../../../http/access-token.ts";
import type { Client } from "../../../test/client.ts";
import type { TestService } from "../../../test/service.ts";

/** A number that a caller has verified just now, without its SMS. */
export const verifyMobile = async (
  { db, services }: { readonly db: Db; readonly services: TestService["services"] },
  as: Client,
  mobile: string,
): Promise<void> => {
  const claims = await readAccessToken(services.config.tokenSecret, as.token ?? "", new Date());
  if (typeof claims === "string") throw new Error("Nobody is signed in");
  const now = new Date();
  await db
    .insertInto("mobile_code")
    .values({
      id: newId(),
      mobile,
      address: "",
      asked_by: claims.userId,
      code_hash: "",
      sent_at: now,
      verified_at: now,
    })
    .execute();
};
