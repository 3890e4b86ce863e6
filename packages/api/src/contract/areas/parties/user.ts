import { boolean, string } from "yup";
import { crud } from "../../core/crud.ts";
import { endpoint, formBody } from "../../core/endpoint.ts";
import { superAdmins } from "../../core/holders.ts";
import { lifecycle } from "../../core/lifecycle/index.ts";
import { done, idParams, idSchema, listOf, shape } from "../../core/schemas.ts";
import { userTypes } from "../../core/access/user-types.ts";
import { blockForm, resetPasswordForm, supervisorForm, userForm } from "./user-form.ts";
import { userActivity } from "./user-activity.ts";
import { userList } from "./user-list.ts";
import { userAccount, userDevice, userPermission, userRow, userSession, userStates } from "./user-rows.ts";

const scope = { all: superAdmins, ownTeam: ["CC_SUPERVISOR"] } as const;
const name = { one: "user", many: "users" } as const;
const path = "/oms/user";
const read = { allow: "user.read", scope, limit: "read" } as const;
const write = { allow: "user.write", scope, limit: "write" } as const;

const himself = [{ isNot: { id: "You cannot block yourself" } }] as const;

/** Whether an account may sign in: a blocked one is out at once, wherever it was signed in. */
export const userLife = lifecycle({
  entity: "user",
  name: { one: "account", many: "accounts" },
  path,
  row: userRow,
  states: userStates,
  first: "ACTIVE",
  read: "user.read",
  scope,
  steps: {
    block: {
      from: ["ACTIVE"],
      to: "BLOCKED",
      label: "Block",
      done: "blocked",
      means: "can no longer sign in, and will be signed out everywhere",
      danger: true,
      allow: "user.write",
      takers: himself,
      form: blockForm,
      undo: "unblock",
    },
    unblock: {
      from: ["BLOCKED"],
      to: "ACTIVE",
      label: "Unblock",
      done: "unblocked",
      means: "can sign in again",
      final: "It can be blocked again, with a reason",
      allow: "user.write",
    },
  },
});

const { setActive: _, ...usual } = crud({
  name,
  path,
  row: userRow,
  detail: userAccount,
  form: userForm,
  list: userList,
  allow: { read: "user.read", write: "user.write" },
  scope,
});

/** Accounts: who has one, what it may do, and where it is signed in. */
export const userAccountEndpoints = {
  ...usual,
  ...userLife.endpoints,
  page: endpoint({
    method: "GET",
    path: "/oms/user/:id/page",
    summary: "See a user; as the account's page shows it",
    params: idParams,
    reply: userRow,
    ...read,
  }),
  resetPassword: endpoint({
    method: "POST",
    path: "/oms/user/:id/password",
    summary: "Set a one-time password, which is changed at the next sign-in; every session of the account ends",
    params: idParams,
    body: formBody(resetPasswordForm),
    reply: userRow,
    write: { audit: "user.password-reset", idempotency: "required", ifMatch: true, affects: [path] },
    ...write,
  }),
  assignSupervisor: endpoint({
    method: "POST",
    path: "/oms/user/:id/supervisor",
    summary: "Give a calling agent another supervisor",
    params: idParams,
    body: formBody(supervisorForm),
    reply: userRow,
    write: { audit: "user.supervisor-assigned", idempotency: "required", ifMatch: true, affects: [path] },
    allow: "user.all",
    scope: "all",
    limit: "write",
  }),
  sessions: endpoint({
    method: "GET",
    path: "/oms/user/:id/session",
    summary: "Where an account is signed in and was, newest first",
    params: idParams,
    reply: listOf(userSession),
    ...read,
  }),
  revokeSession: endpoint({
    method: "POST",
    path: "/oms/user/:id/session/:session/revoke",
    summary: "End one session of an account",
    params: shape({ id: idSchema(), session: idSchema() }),
    reply: done,
    write: { audit: "session.revoked", idempotency: "required", affects: [path] },
    ...write,
  }),
  revokeSessions: endpoint({
    method: "POST",
    path: "/oms/user/:id/session/revoke",
    summary: "End every session of an account; but for the one that asks",
    params: idParams,
    reply: done,
    write: { audit: "session.revoked", idempotency: "required", affects: [path] },
    ...write,
  }),
  devices: endpoint({
    method: "GET",
    path: "/oms/user/:id/device",
    summary: "What an account has signed in on, each device once, the one that was used last first",
    params: idParams,
    reply: listOf(userDevice),
    ...read,
  }),
  activity: endpoint({
    method: "GET",
    path: "/oms/user/:id/activity",
    summary: "What an account has done, newest first; before one of them where it is named",
    params: idParams,
    query: shape({ before: idSchema().optional() }),
    reply: userActivity,
    ...read,
  }),
  permissions: endpoint({
    method: "GET",
    path: "/oms/user/:id/permissions",
    summary: "See what an account may do, and to which rows",
    params: idParams,
    reply: listOf(userPermission),
    ...read,
  }),
};

/** The roles that accounts have. */
export const roleEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/oms/role",
    summary: "See every role; with whether the caller may give it",
    reply: listOf(
      shape({ value: string().oneOf(userTypes).defined(), label: string().defined(), mayGive: boolean().defined() }),
    ),
    allow: "user.read",
    scope: "none",
    limit: "read",
  }),
};
