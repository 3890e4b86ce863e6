import { userTypeTitles } from "@o2r/api/contract";
import { mayViewAs, type viewAsEndpoints } from "@o2r/api/contract/session";
import { AppError, conflict, invalid, notFound } from "../../app-error.ts";
import type { Db } from "../../db/schema.ts";
import type { Handlers } from "../../http/context.ts";

const findAccount = (db: Db, id: string) =>
  db.selectFrom("app_user").select(["id", "name", "user_type", "blocked_at"]).where("id", "=", id).executeTakeFirst();

const findView = (db: Db, sessionId: string) =>
  db
    .selectFrom("session_family as family")
    .leftJoin("app_user as seen", "seen.id", "family.view_user")
    .select(["family.view_user", "family.view_type", "seen.name"])
    .where("family.id", "=", sessionId)
    .executeTakeFirstOrThrow();

const setView = async (
  db: Db,
  sessionId: string,
  view: { readonly view_user: string | null; readonly view_type: string | null },
): Promise<void> => {
  await db.updateTable("session_family").set(view).where("id", "=", sessionId).execute();
};

const aboveRank = () => new AppError("access.denied", "This is above your own rank");

/** To see the console as another one sees it. The pipeline refuses to change anything meanwhile, and knows the way back. */
export const viewAsHandlers: Handlers<typeof viewAsEndpoints> = {
  start: async ({ db, actor, body: { userId, userType }, audit }) => {
    if ((userId === undefined) === (userType === undefined))
      throw invalid([{ field: "userId", message: "Choose a user, or a user type" }]);
    if (userType !== undefined) {
      if (!mayViewAs(actor.userType, userType)) throw aboveRank();
      await setView(db, actor.sessionId, { view_user: null, view_type: userType });
      const name = userTypeTitles[userType];
      audit({ entity: "user", id: actor.id, after: { as: name } });
      return { userType, name };
    }
    const account = userId === undefined ? undefined : await findAccount(db, userId);
    if (account === undefined) throw notFound("User");
    if (account.id === actor.id) throw conflict("This is your own account");
    if (!mayViewAs(actor.userType, account.user_type)) throw aboveRank();
    if (account.blocked_at !== null) throw conflict(`${account.name} is blocked, and sees nothing`);
    await setView(db, actor.sessionId, { view_user: account.id, view_type: null });
    audit({ entity: "user", id: account.id, after: { by: actor.username } });
    return { userType: account.user_type, name: account.name };
  },

  end: async ({ db, actor, audit }) => {
    const view = await findView(db, actor.sessionId);
    await setView(db, actor.sessionId, { view_user: null, view_type: null });
    if (view.view_user !== null) audit({ entity: "user", id: view.view_user, before: { by: actor.username } });
    else if (view.view_type !== null) audit({ entity: "user", id: actor.id, before: { as: view.view_type } });
    const { name } = await db
      .selectFrom("app_user")
      .select("name")
      .where("id", "=", actor.id)
      .executeTakeFirstOrThrow();
    return { userType: actor.userType, name };
  },
};
