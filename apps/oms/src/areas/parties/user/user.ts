import { userTypes, userTypeTitles, type AnyEndpoint } from "@o2r/api/contract";
import { mayManage, userLife, type roleEndpoints, type userAccountEndpoints } from "@o2r/api/contract/parties";
import { conflict, invalid, notFound, stale } from "../../../app-error.ts";
import { readHistory } from "../../../audit/history.ts";
import { lockRow, updateRow } from "../../../db/repository.ts";
import type { Actor } from "../../../http/actor.ts";
import { afterCostly, type Context, type Handlers, type Scope } from "../../../http/context.ts";
import { lifecycleHandlers } from "../../../trade/lifecycle/lifecycle-handlers.ts";
import { endSessionsOf, hashGivenPassword } from "../../session/sign-in-of-others.ts";
import { ensureNotLast, ensureRank } from "./ensure-managed.ts";
import { accountsWrittenBy } from "./make-account.ts";
import { readActivity } from "./activity.ts";
import { permissionsOf } from "./permissions-of.ts";
import { readUser } from "./select-users.ts";
import { reachUser, sessionHandlersOfUsers, withinReach } from "./sessions.ts";

/** Of accounts that are not written, only read. */
const accounts = (by: Actor) => accountsWrittenBy({ by, passwordHash: "" });

type Holding = Pick<Context<AnyEndpoint>, "db" | "version"> & { readonly params: { readonly id: string } };

/** The account that a call changes, held until its transaction ends, in the version that the caller saw. */
const holdUser = async ({ db, params, version }: Holding, scope?: Scope) => {
  const held = await lockRow(db, "app_user", params.id, scope && withinReach(scope));
  if (held === undefined) throw notFound("User");
  if (held.version !== version) {
    const changes = await readHistory(db, { entity: "user", id: params.id, sinceVersion: version });
    throw stale({ row: await readUser(db, params.id), changes });
  }
  return { ...held, userType: held.user_type };
};

/** What an administrator does with somebody's sign-in, beside the life of the account. */
const acts: Pick<Handlers<typeof userAccountEndpoints>, "resetPassword" | "assignSupervisor"> = {
  resetPassword: afterCostly(async ({ db: pool, actor, params, body }) => {
    // Whether the account is within reach is said below; a password is judged by its name, whoever asks.
    const seen = await pool.selectFrom("app_user").select("username").where("id", "=", params.id).executeTakeFirst();
    const password_hash = await hashGivenPassword(seen?.username ?? "", body.password);
    return async (context) => {
      const { db, now, audit } = context;
      const held = await holdUser(context, context.scope);
      ensureRank(actor, held);
      if (held.id === actor.id) throw conflict("Your own password is changed by Update Password");
      const reset = { password_hash, must_change_password: true, password_changed_at: now };
      await updateRow(db, "app_user", held, { ...reset, updated_at: now, updated_by: actor.id });
      await endSessionsOf(db, held.id, { reason: "password", now });
      audit({ entity: "user", id: held.id, version: held.version + 1 });
      return readUser(db, held.id);
    };
  }),

  assignSupervisor: async (context) => {
    const { db, actor, body, now, audit } = context;
    const held = await holdUser(context);
    ensureRank(actor, held);
    if (held.userType !== "CALLING_AGENT") throw conflict("Only calling agents have a supervisor");
    const chosen = await db
      .selectFrom("app_user")
      .select(["name", "user_type", "state"])
      .where("id", "=", body.ccSupervisor)
      .executeTakeFirst();
    if (chosen?.user_type !== "CC_SUPERVISOR" || chosen.state !== "ACTIVE")
      throw invalid([{ field: "ccSupervisor", message: "This is no supervisor who may sign in" }]);
    const before = await readUser(db, held.id);
    await updateRow(db, "app_user", held, {
      supervisor_id: body.ccSupervisor,
      updated_at: now,
      updated_by: actor.id,
    });
    const after = await readUser(db, held.id);
    audit({
      entity: "user",
      id: held.id,
      version: after.version,
      before: { supervisor: before.supervisor },
      after: { supervisor: after.supervisor },
    });
    return after;
  },
};

/** Accounts of staff, by those who may manage them. */
export const userAccountHandlers: Handlers<typeof userAccountEndpoints> = {
  list: (context) => accounts(context.actor).list(context),
  get: (context) => accounts(context.actor).get(context),
  history: (context) => accounts(context.actor).history(context),
  create: afterCostly(async ({ actor, body }) => {
    const passwordHash = await hashGivenPassword(body.username, body.password ?? "");
    return accountsWrittenBy({ by: actor, passwordHash }).create;
  }),
  update: (context) => accounts(context.actor).update(context),
  page: async ({ db, scope, params }) => {
    await reachUser(db, scope, params.id);
    return readUser(db, params.id);
  },
  activity: async ({ db, scope, params, query }) => {
    await reachUser(db, scope, params.id);
    return readActivity(db, params.id, query.before);
  },
  permissions: async ({ db, scope, params }) => {
    const { userType, help_and_support_active: helps } = await reachUser(db, scope, params.id);
    return permissionsOf({ userType, helps });
  },
  ...sessionHandlersOfUsers,
  ...acts,
  ...lifecycleHandlers({
    life: userLife,
    table: "app_user",
    noun: "User",
    within: withinReach,
    read: readUser,
    guards: {},
    effects: {
      block: async ({ db, actor, now, body: { reason } }, { row }) => {
        ensureRank(actor, row);
        await ensureNotLast(db, row);
        return {
          set: { blocked_at: now, block_reason: reason },
          told: { reason },
          after: () => endSessionsOf(db, row.id, { reason: "block", now }),
        };
      },
      unblock: async ({ actor }, { row }) => {
        ensureRank(actor, row);
        return { set: { blocked_at: null, block_reason: null } };
      },
    },
  }),
};

/** The roles that accounts have. */
export const roleHandlers: Handlers<typeof roleEndpoints> = {
  list: async ({ actor }) =>
    userTypes.map((value) => ({
      value,
      label: userTypeTitles[value],
      mayGive: mayManage(actor.userType, value),
    })),
};
