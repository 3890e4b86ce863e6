import { boolean, number, string } from "yup";
import { endpoint, formBody } from "../../core/endpoint.ts";
import { done, idSchema, shape } from "../../core/schemas.ts";
import { userTypes } from "../../core/access/user-types.ts";
import { loginForm, passwordForm } from "./forms.ts";

/** The tokens of a session. `userType` fills the role cookie. */
const tokens = { access_token: string().defined(), refresh_token: string().defined() };

const otpAttempt = shape({ token: idSchema(), otp: string().max(6).required("Otp is required") });

/** Signing in and out. Their addresses are free (specification §7), but for the refresh, which is fixed. */
export const sessionEndpoints = {
  login: endpoint({
    method: "POST",
    path: "/oms/client/login",
    summary: "Sign in with username and password",
    body: formBody(loginForm),
    reply: shape({
      access_token: string(),
      refresh_token: string(),
      userType: string().oneOf(userTypes),
      /** True when a one-time code was sent; then `token` names the attempt, and there are no tokens yet. */
      otpRequired: boolean(),
      token: string(),
      /** Where the code went, masked. */
      sentTo: string(),
    }),
    allow: "public",
    scope: "none",
    limit: "login",
  }),
  otp: endpoint({
    method: "POST",
    path: "/oms/client/otp",
    summary: "Finish signing in with the one-time code",
    body: otpAttempt,
    reply: shape({ ...tokens, userType: string().oneOf(userTypes).defined() }),
    allow: "public",
    scope: "none",
    limit: "otp",
  }),
  resendOtp: endpoint({
    method: "POST",
    path: "/oms/client/otp/resend",
    summary: "Send the one-time code again",
    body: shape({ token: idSchema() }),
    reply: shape({ sentTo: string().defined(), resendAfter: number().integer().defined() }),
    allow: "public",
    scope: "none",
    limit: "otp",
  }),
  refresh: endpoint({
    method: "POST",
    path: "/oms/client/refresh/token",
    summary: "Exchange a refresh token for new tokens",
    query: shape({ refreshToken: string().max(400).required() }),
    reply: shape(tokens),
    allow: "public",
    scope: "none",
    limit: "refresh",
  }),
  logout: endpoint({
    method: "POST",
    path: "/oms/client/logout",
    summary: "End this session",
    reply: done,
    allow: "signedIn",
    scope: "none",
    write: { audit: "session.ended", idempotency: "optional", affects: [] },
    withOneTimePassword: true,
    asSelf: true,
  }),
};

/** The one who is signed in. */
export const userEndpoints = {
  current: endpoint({
    method: "GET",
    path: "/oms/user/current",
    summary: "Who is signed in",
    reply: shape({
      id: idSchema(),
      userType: string().oneOf(userTypes).defined(),
      username: string().defined(),
      name: string().defined(),
      helpAndSupportActive: boolean().defined(),
      /** Somebody else has set the password: nothing but to change it is open to them. */
      mustChangePassword: boolean().defined(),
      /** All that they see is of one warehouse: lists need not say which. */
      oneWarehouse: boolean(),
      /** The name of who sees the console as this one: then nothing can be changed. */
      viewedBy: string(),
    }),
    allow: "signedIn",
    scope: "none",
    limit: "read",
    withOneTimePassword: true,
  }),
  changePassword: endpoint({
    method: "PATCH",
    path: "/oms/user/current/password",
    summary: "Change the own password; every other session of the user ends",
    body: formBody(passwordForm),
    reply: done,
    allow: "signedIn",
    scope: "none",
    write: { audit: "user.password-changed", idempotency: "optional", affects: [] },
    limit: "login",
    withOneTimePassword: true,
  }),
};
