import { describe, expect, it } from "vitest";
import { nextStep } from "./login/next-step.ts";
import { readCodeSent, sentWords } from "./otp/code-sent.ts";
import { clock } from "./use-countdown.ts";

describe("what comes after the password", () => {
  it("S7.49 is entering, with tokens and role", () => {
    const reply = { access_token: "a", refresh_token: "r", userType: "ADMIN" } as const;
    expect(nextStep(reply)).toEqual({ kind: "enter", tokens: { access: "a", refresh: "r", role: "ADMIN" } });
  });

  it("is the code, for an account with the second step", () => {
    expect(nextStep({ otpRequired: true, token: "t", sentTo: "******0525" })).toEqual({
      kind: "code",
      sent: { token: "t", sentTo: "******0525" },
    });
  });

  it("is nothing that can be read, when neither tokens nor a code came", () => {
    expect(nextStep({})).toEqual({ kind: "unreadable" });
  });
});

describe("the second step", () => {
  it("takes over what the sign-in page has handed to it, and nothing else", () => {
    expect(readCodeSent({ token: "t", sentTo: "x" })).toEqual({ token: "t", sentTo: "x" });
    expect(readCodeSent({ token: "t" })).toEqual({ token: "t", sentTo: undefined });
    for (const state of [null, undefined, "t", {}, { token: 1 }]) expect(readCodeSent(state)).toBeUndefined();
  });

  it("says where the code went, in words", () => {
    expect(sentWords("******0525")).toBe("the mobile ending 0525");
    expect(sentWords("your registered contact")).toBe("your registered contact");
    expect(sentWords(undefined)).toBe("your registered contact");
  });

  it.each([
    [24, "0:24"],
    [5, "0:05"],
    [90, "1:30"],
    [725, "12:05"],
  ])("counts %i seconds down as %s", (seconds, words) => {
    expect(clock(seconds)).toBe(words);
  });
});
