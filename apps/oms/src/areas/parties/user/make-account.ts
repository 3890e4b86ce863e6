import { sql } from "kysely";
import { userForm, type UserAccount, type UserValues } from "@o2r/api/contract/parties";
import { AppError } from "../../../app-error.ts";
import { insertRow, updateRow } from "../../../db/repository.ts";
import type { Actor } from "../../../http/actor.ts";
import { thingHandlers, type Checking } from "../../../kit/thing-handlers.ts";
import { ensureNotLast, ensureRank } from "./ensure-managed.ts";
import { judgeRole, supervisorOf } from "./judge-account.ts";
import { findAccount, listUsers } from "./select-users.ts";
import { assign, columnsOf } from "./write-account.ts";

/** Who makes or changes an account, with the hash of the password that a new one is given. */
interface Writer {
  readonly by: Actor;
  readonly passwordHash: string;
}

/** The usual handlers of accounts, for whoever writes one. */
export const accountsWrittenBy = ({ by, passwordHash }: Writer) =>
  thingHandlers({
    entity: "user",
    noun: "User",
    table: "app_user",
    form: userForm,
    list: listUsers,
    sides: { owner: sql.ref<string>("app_user.supervisor_id") },
    find: findAccount,
    check: async ({ db, actor, values, before }: Checking<UserAccount, UserValues>) => {
      const held = before && { id: before.id, userType: before.roles };
      if (held) ensureRank(actor, held);
      const why = judgeRole(actor, held, values.roles);
      if (why !== null) throw new AppError("access.denied", why);
      if (held && held.userType !== values.roles) await ensureNotLast(db, held);
      const chosen = values.ccSupervisor;
      const another = actor.userType === "CC_SUPERVISOR" && chosen !== undefined && chosen !== actor.id;
      return [another ? { field: "ccSupervisor", message: "You supervise your own agents" } : null];
    },
    insert: async (db, made, values: UserValues) => {
      await insertRow(db, "app_user", {
        ...made,
        ...columnsOf(values, supervisorOf(by, values.roles, values.ccSupervisor)),
        username: values.username.trim(),
        password_hash: passwordHash,
        must_change_password: true,
      });
      await assign(db, made.id, values);
    },
    update: async (db, before, changed, values) => {
      const supervisor = supervisorOf(by, values.roles, values.ccSupervisor);
      await updateRow(db, "app_user", before, { ...columnsOf(values, supervisor), ...changed });
      await assign(db, before.id, values);
    },
    audited: ({ id: _id, version: _version, active: _active, updatedAt: _updatedAt, ...account }) => {
      const {
        ccSupervisor: _supervisor,
        dialersId: _dialer,
        warehouses: _w,
        regions: _r,
        beats: _b,
        ...told
      } = account;
      return told;
    },
  });
