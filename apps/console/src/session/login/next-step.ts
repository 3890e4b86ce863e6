import type { ReplyOf } from "@o2r/api/contract/core";
import type { sessionEndpoints } from "@o2r/api/contract/session";

export interface Tokens {
  readonly access: string;
  readonly refresh: string;
  readonly role: string;
}

/** What the sign-in page hands to the page of the second step. */
export interface CodeSent {
  /** Names the attempt. */
  readonly token: string;
  /** Where the code went, masked. */
  readonly sentTo: string | undefined;
}

export type NextStep =
  | { readonly kind: "enter"; readonly tokens: Tokens }
  | { readonly kind: "code"; readonly sent: CodeSent }
  | { readonly kind: "unreadable" };

/** What comes after the password was accepted. */
export const nextStep = (reply: ReplyOf<typeof sessionEndpoints.login>): NextStep => {
  const { access_token: access, refresh_token: refresh, userType: role, otpRequired, token, sentTo } = reply;
  if (otpRequired && token !== undefined) return { kind: "code", sent: { token, sentTo } };
  if (access === undefined || refresh === undefined || role === undefined) return { kind: "unreadable" };
  return { kind: "enter", tokens: { access, refresh, role } };
};
