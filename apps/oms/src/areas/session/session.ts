import type { sessionEndpoints } from "@o2r/api/contract/session";
import { writeAudit } from "../../audit/write.ts";
import { tx } from "../../db/tx.ts";
import { AppError } from "../../app-error.ts";
import type { Db } from "../../db/schema.ts";
import type { Handlers } from "../../http/context.ts";
import { carryCode } from "./second-step/carry-code.ts";
import {
  closeChallengesOf,
  countWrongCode,
  lockChallenge,
  openChallenge,
  renewChallenge,
} from "./second-step/challenges.ts";
import { endFamily } from "./families.ts";
import { holdUser } from "./hold-user.ts";
import { codeAttempts, codeResendMs, hashCode, judgeCode, judgeResend } from "../../trade/one-time-code.ts";
import { openSession } from "./open-session.ts";
import { passwordFits } from "./passwords.ts";
import { renewSession } from "./renew-session.ts";

const wrongLogin = () => new AppError("login.refused", "Username or password is incorrect");
const blocked = () => new AppError("login.refused", "Your account is blocked. Please contact your administrator");
const codeOver = () => new AppError("otp.refused", "This code is no longer valid. Please sign in again");

const wrongCode = (left: number) =>
  left === 0
    ? codeOver()
    : new AppError("otp.refused", `The code is incorrect: ${left} ${left === 1 ? "attempt" : "attempts"} left`);

const tooManyCodes = () =>
  new AppError("limit.reached", "Too many codes were asked for. Please try again in an hour", { retryAfter: 3600 });

/** Where a code goes, without saying the whole of it. */
const maskMobile = (mobile: string | null): string =>
  mobile ? `******${mobile.slice(-4)}` : "your registered contact";

const findByUsername = (db: Db, username: string) =>
  db
    .selectFrom("app_user")
    .selectAll()
    .where(({ fn, eb }) => eb(fn<string>("lower", ["username"]), "=", username.trim().toLowerCase()))
    .executeTakeFirst();

/** Signing in, the second step, renewing and signing out. */
export const sessionHandlers: Handlers<typeof sessionEndpoints> = {
  login: async ({ db, body, now, requestId, address, agent, services, afterCommit }) => {
    const seen = await findByUsername(db, body.username);
    const refuse = async (refusal: AppError): Promise<never> => {
      const actor = seen ? { id: seen.id, username: seen.username, userType: seen.user_type } : null;
      await writeAudit(db, { action: "session.opened", actor, now, requestId, address, refusal: refusal.code }, []);
      throw refusal;
    };
    // Costly, and so before the transaction; what has changed meanwhile is seen within it.
    const fits = await passwordFits(seen?.password_hash ?? null, body.password);
    if (!seen || !fits) return refuse(wrongLogin());
    const outcome = await tx(db, async (trx) => {
      const user = await holdUser(trx, seen.id);
      if (user?.password_hash !== seen.password_hash) return wrongLogin();
      if (user.blocked_at) return blocked();
      if (!user.second_step) return openSession(trx, { user, now, requestId, address, agent }, services);
      const sent = await openChallenge(trx, services.config.tokenSecret, user.id, now);
      if (!sent) return tooManyCodes();
      return { ...sent, user, isCarried: await carryCode(trx, services.config, user, sent) };
    });
    if (outcome instanceof AppError) return refuse(outcome);
    if (!("code" in outcome)) return outcome;
    const { id, code, user, isCarried } = outcome;
    if (!isCarried) afterCommit(() => services.sendCode({ username: user.username, code }));
    return { otpRequired: true, token: id, sentTo: maskMobile(user.mobile) };
  },

  otp: async ({ db, body, now, requestId, address, agent, services }) => {
    const { tokenSecret } = services.config;
    const outcome = await tx(db, async (trx) => {
      const challenge = await lockChallenge(trx, body.token);
      if (!challenge) return codeOver();
      const verdict = judgeCode(challenge, hashCode(tokenSecret, challenge.id, body.otp), now);
      if (verdict === "over") return codeOver();
      if (verdict === "wrong") {
        await countWrongCode(trx, challenge);
        return wrongCode(codeAttempts - challenge.attempts - 1);
      }
      const { user } = challenge;
      await closeChallengesOf(trx, user.id, now);
      return user.blocked_at ? blocked() : openSession(trx, { user, now, requestId, address, agent }, services);
    });
    // A refusal leaves the transaction as a value, so that the try stays counted.
    if (outcome instanceof AppError) throw outcome;
    return outcome;
  },

  resendOtp: async ({ db, body, now, services, afterCommit }) => {
    const sent = await tx(db, async (trx) => {
      const challenge = await lockChallenge(trx, body.token);
      const verdict = challenge ? judgeResend(challenge, now) : "over";
      if (!challenge || verdict === "over") throw codeOver();
      if (verdict !== "now") {
        const { waitSeconds } = verdict;
        throw new AppError("limit.reached", `Please wait ${waitSeconds} s before asking for another code`, {
          retryAfter: waitSeconds,
        });
      }
      const { user } = challenge;
      if (user.blocked_at) throw blocked();
      const renewed = await renewChallenge(trx, services.config.tokenSecret, challenge, now);
      return { user, code: renewed.code, isCarried: await carryCode(trx, services.config, user, renewed) };
    });
    if (!sent.isCarried) afterCommit(() => services.sendCode({ username: sent.user.username, code: sent.code }));
    return { sentTo: maskMobile(sent.user.mobile), resendAfter: codeResendMs / 1000 };
  },

  refresh: ({ db, query, now, requestId, address, services }) =>
    renewSession(db, { token: query.refreshToken, now, requestId, address }, services),

  logout: async ({ db, actor, now, audit }) => {
    await endFamily(db, actor.sessionId, "logout", now);
    audit({ entity: "session", id: actor.sessionId });
    return { done: true };
  },
};
