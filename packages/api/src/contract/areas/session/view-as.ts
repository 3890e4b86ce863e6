import { string } from "yup";
import { endpoint } from "../../core/endpoint.ts";
import { idSchema, shape } from "../../core/schemas.ts";
import { userTypes, type UserType } from "../../core/access/user-types.ts";

/** Whether somebody may see the console as an account of this type sees it: super admins, none above the own rank. */
export const mayViewAs = (viewer: string, seen: UserType): boolean =>
  viewer === "SUPER_SUPER_ADMIN" || (viewer === "SUPER_ADMIN" && seen !== "SUPER_SUPER_ADMIN");

/** As whom the console is seen from now on. */
const seen = shape({ userType: string().oneOf(userTypes).defined(), name: string().defined() });

const path = "/oms/user/current/view";

/** To see the console as another account, or another user type, sees it. Nothing can be changed meanwhile. */
export const viewAsEndpoints = {
  start: endpoint({
    method: "POST",
    path,
    summary: "See the console as an account, or as a user type without anything assigned; read-only",
    body: shape({ userId: idSchema().optional(), userType: string().oneOf(userTypes).optional() }),
    reply: seen,
    allow: "session.viewAs",
    scope: "none",
    limit: "write",
    asSelf: true,
    write: { audit: "user.viewed-as", idempotency: "optional", affects: [] },
  }),
  end: endpoint({
    method: "POST",
    path: `${path}/end`,
    summary: "Go back to the own account",
    reply: seen,
    allow: "signedIn",
    scope: "none",
    limit: "write",
    asSelf: true,
    write: { audit: "user.view-ended", idempotency: "optional", affects: [] },
  }),
};
