import { userTypeTitles, type FieldError } from "@o2r/api/contract";
import type { userEndpoints } from "@o2r/api/contract/session";
import { invalid } from "../../app-error.ts";
import { afterCostly, type Handlers } from "../../http/context.ts";
import { nobodysId, type Actor } from "../../http/actor.ts";
import { closeChallengesOf } from "./second-step/challenges.ts";
import { endFamiliesOf } from "./families.ts";
import { holdUser } from "./hold-user.ts";
import { judgePassword } from "./judge-password.ts";
import { hashPassword, passwordFits } from "./passwords.ts";

/** What is wrong with a new password, beyond what the form checks. */
const judgeNewPassword = (username: string, current: string, chosen: string): readonly FieldError[] => {
  const wrong =
    chosen === current ? "New password must be different from the current password" : judgePassword(username, chosen);
  return wrong === null ? [] : [{ field: "newPassword", message: wrong }];
};

const wrongPassword = () => invalid([{ field: "currentPassword", message: "Current password is incorrect" }]);

/** Whether all that somebody sees is of one warehouse; others who have one see what is theirs in another way. */
const isOfOneWarehouse = ({ userType, warehouses }: Actor): boolean =>
  (userType === "HUB_MANAGER" || userType === "CWH_MANAGER") && warehouses.length === 1 && warehouses !== "all";

/** The one who is signed in. */
export const userHandlers: Handlers<typeof userEndpoints> = {
  current: async ({ db, actor }) => {
    // As a user type, nobody in particular is seen.
    const isType = actor.id === nobodysId;
    const accounts = await db
      .selectFrom("app_user")
      .select(["id", "name", "help_and_support_active"])
      .where("id", "in", [actor.id, actor.viewer?.id ?? actor.id])
      .execute();
    const viewer = accounts.find(({ id }) => id === actor.viewer?.id);
    const user = isType ? viewer : accounts.find(({ id }) => id === actor.id);
    if (user === undefined) throw new Error("Who calls has no account any more");
    return {
      id: actor.id,
      userType: actor.userType,
      username: actor.username,
      name: isType ? userTypeTitles[actor.userType] : user.name,
      helpAndSupportActive: user.help_and_support_active,
      mustChangePassword: actor.mustChangePassword,
      ...(isOfOneWarehouse(actor) && { oneWarehouse: true }),
      ...(viewer !== undefined && { viewedBy: viewer.name }),
    };
  },

  /** The session that changes the password goes on; every other one of the user ends. */
  changePassword: afterCostly(async ({ db: pool, actor, body }) => {
    const { currentPassword, newPassword } = body;
    const seen = await pool
      .selectFrom("app_user")
      .select("password_hash")
      .where("id", "=", actor.id)
      .executeTakeFirst();
    if (!(await passwordFits(seen?.password_hash ?? null, currentPassword))) throw wrongPassword();
    const wrong = judgeNewPassword(actor.username, currentPassword, newPassword);
    if (wrong.length > 0) throw invalid(wrong);
    const password_hash = await hashPassword(newPassword);

    return async ({ db, now, audit }) => {
      const user = await holdUser(db, actor.id);
      // Somebody else may have changed it meanwhile: then what was typed is the old one.
      if (user === undefined || user.password_hash !== seen?.password_hash) throw wrongPassword();
      const version = user.version + 1;
      await db
        .updateTable("app_user")
        .set({
          password_hash,
          must_change_password: false,
          password_changed_at: now,
          version,
          updated_at: now,
          updated_by: actor.id,
        })
        .where("id", "=", actor.id)
        .execute();
      await endFamiliesOf(db, actor.id, { reason: "password", now, keep: actor.sessionId });
      await closeChallengesOf(db, actor.id, now);
      audit({ entity: "user", id: actor.id, version });
      return { done: true };
    };
  }),
};
