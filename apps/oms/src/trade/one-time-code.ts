import { createHmac, randomInt, timingSafeEqual } from "node:crypto";

/** How long a code is good for, in milliseconds. */
export const codeLifeMs = 5 * 60_000;
/** How many wrong codes end a challenge. */
export const codeAttempts = 5;
/** How long to wait before another code may be sent, in milliseconds. */
export const codeResendMs = 30_000;
/** How many codes one sign-in may ask for, the first one included. */
export const codeSends = 4;

/** A fresh six-digit code, from the system's generator. */
export const makeCode = (): string => String(randomInt(1_000_000)).padStart(6, "0");

/** What is stored of a code: a keyed hash bound to its challenge, because a million codes are soon tried. */
export const hashCode = (secret: Uint8Array, challengeId: string, code: string): string =>
  createHmac("sha256", secret).update(`code.${challengeId}.${code}`).digest("hex");

/** The state of a second step that waits for its code. */
export interface Challenge {
  readonly codeHash: string;
  readonly attempts: number;
  readonly sends: number;
  readonly sentAt: Date;
  readonly usedAt: Date | null;
}

export type CodeVerdict = "right" | "wrong" | "over";

/** Judges a code: `over` when the challenge is used, too old, or was tried too often, even with the right code. */
export const judgeCode = (
  challenge: Challenge,
  givenHash: string,
  now: Date,
  lifeMs: number = codeLifeMs,
): CodeVerdict => {
  if (challenge.usedAt || challenge.attempts >= codeAttempts) return "over";
  if (now.getTime() - challenge.sentAt.getTime() >= lifeMs) return "over";
  const given = Buffer.from(givenHash, "hex");
  const right = Buffer.from(challenge.codeHash, "hex");
  return given.length === right.length && timingSafeEqual(given, right) ? "right" : "wrong";
};

/** Whether another code may be sent: `now`, `over`, or the seconds to wait. */
export const judgeResend = (challenge: Challenge, now: Date): "now" | "over" | { readonly waitSeconds: number } => {
  if (challenge.usedAt || challenge.attempts >= codeAttempts || challenge.sends >= codeSends) return "over";
  const waited = now.getTime() - challenge.sentAt.getTime();
  return waited >= codeResendMs ? "now" : { waitSeconds: Math.ceil((codeResendMs - waited) / 1000) };
};
