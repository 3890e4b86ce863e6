import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  codeAttempts,
  codeLifeMs,
  codeResendMs,
  codeSends,
  hashCode,
  judgeCode,
  judgeResend,
  makeCode,
  type Challenge,
} from "./one-time-code.ts";

const secret = randomBytes(32);
const sentAt = new Date("2026-11-21T04:00:00Z");
const later = (ms: number) => new Date(sentAt.getTime() + ms);
const right = hashCode(secret, "a-challenge", "004213");
const challenge = (state: Partial<Challenge> = {}): Challenge => ({
  codeHash: right,
  attempts: 0,
  sends: 1,
  sentAt,
  usedAt: null,
  ...state,
});

describe("the code of the second step", () => {
  it("has six digits, leading zeros included", () => {
    for (let i = 0; i < 200; i++) expect(makeCode()).toMatch(/^[0-9]{6}$/);
  });

  it("is right only for its own challenge", () => {
    expect(judgeCode(challenge(), right, later(1000))).toBe("right");
    expect(judgeCode(challenge(), hashCode(secret, "a-challenge", "004214"), later(1000))).toBe("wrong");
    expect(judgeCode(challenge(), hashCode(secret, "another", "004213"), later(1000))).toBe("wrong");
  });

  it("is over when used, when five minutes old, and after five wrong tries, though it be right", () => {
    expect(judgeCode(challenge({ usedAt: sentAt }), right, later(1000))).toBe("over");
    expect(judgeCode(challenge(), right, later(codeLifeMs))).toBe("over");
    expect(judgeCode(challenge({ attempts: codeAttempts }), right, later(1000))).toBe("over");
    expect(judgeCode(challenge({ attempts: codeAttempts - 1 }), right, later(1000))).toBe("right");
  });

  it("may be sent again after half a minute, and four times in all", () => {
    expect(judgeResend(challenge(), later(codeResendMs - 500))).toEqual({ waitSeconds: 1 });
    expect(judgeResend(challenge(), later(codeResendMs))).toBe("now");
    expect(judgeResend(challenge({ sends: codeSends }), later(codeResendMs))).toBe("over");
  });
});
