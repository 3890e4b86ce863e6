import { boolean, number, string, type InferType, type ObjectSchema } from "yup";
import { stateSchema } from "../../core/lifecycle/index.ts";
import { recordOf, type RecordOf } from "../../core/record.ts";
import { idSchema, instantSchema, shape, textOrNull } from "../../core/schemas.ts";
import { userTypes } from "../../core/access/user-types.ts";
import { userForm } from "./user-form.ts";

export const userStates = {
  ACTIVE: { label: "Active", tone: "success" },
  BLOCKED: { label: "Blocked", tone: "danger" },
} as const;

/** An account in the list and on its page. No row of an account ever holds a password or its hash. */
export const userRow = shape({
  id: idSchema(),
  version: number().integer().defined(),
  name: string().defined(),
  username: string().defined(),
  userType: string().oneOf(userTypes).defined(),
  mobile: textOrNull(),
  emailId: textOrNull(),
  /** Their names, joined by commas. */
  warehouses: string().defined(),
  supervisorId: textOrNull(),
  supervisor: textOrNull(),
  agentId: textOrNull(),
  state: stateSchema(userStates),
  blockReason: textOrNull(),
  blockedAt: instantSchema().nullable(),
  mustChangePassword: boolean().defined(),
  lastSignInAt: instantSchema().nullable(),
  updatedAt: instantSchema(),
});
export type UserRow = InferType<typeof userRow>;

/** What the form of an account holds; passwords are never told. Its `state` is that of the address. */
export type UserAccount = RecordOf<(typeof userForm)["fields"]> & {
  id: string;
  version: number;
  active: boolean;
  updatedAt: string;
  supervisor: string | null;
  dialer: string | null;
  assigned: string;
};
// `concat` joins the two, which yup's own types do not follow.
export const userAccount = shape({
  id: idSchema(),
  version: number().integer().defined(),
  active: boolean().defined(),
  updatedAt: instantSchema(),
  /** Names in the place of ids: of the supervisor, the dialer, and of the warehouses, regions and beats. */
  supervisor: textOrNull(),
  dialer: textOrNull(),
  assigned: string().defined(),
}).concat(recordOf(userForm)) as unknown as ObjectSchema<UserAccount>;

/** Why a session is over. */
export const sessionEnds = [
  { value: "logout", label: "Signed out" },
  { value: "replay", label: "Its token was used twice" },
  { value: "password", label: "The password was changed" },
  { value: "block", label: "The account was blocked" },
  { value: "revoked", label: "Ended by an administrator" },
] as const;

/** One sign-in of somebody. */
export const userSession = shape({
  id: idSchema(),
  openedAt: instantSchema(),
  lastUsedAt: instantSchema(),
  /** Browser and system, as the browser said; null of sessions that are older than this was kept. */
  device: textOrNull(),
  address: textOrNull(),
  endedAt: instantSchema().nullable(),
  endedFor: string()
    .oneOf(sessionEnds.map(({ value }) => value))
    .nullable()
    .defined(),
  /** The very session that asks. */
  current: boolean().defined(),
});
export type UserSession = InferType<typeof userSession>;

/** Something that somebody has signed in on. */
export const userDevice = shape({
  /** Browser and system, as the browser said; null of what said nothing. */
  device: textOrNull(),
  firstUsedAt: instantSchema(),
  lastUsedAt: instantSchema(),
  /** How many sessions are open on it. */
  signedIn: number().integer().defined(),
});
export type UserDevice = InferType<typeof userDevice>;

/** One thing that an account may do, and to which rows. */
export const userPermission = shape({
  thing: string().defined(),
  act: string().defined(),
  changes: boolean().defined(),
  rows: string().oneOf(["none", "all", "own", "ownTeam", "ownWarehouse", "ownRegion", "ownBeats"]).defined(),
});
export type UserPermission = InferType<typeof userPermission>;
