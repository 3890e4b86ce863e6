import { SignJWT, UnsecuredJWT } from "jose";
import { describe, expect, it } from "vitest";
import { accessSeconds, readAccessToken, signAccessToken } from "./access-token.ts";

const secret = new TextEncoder().encode("a secret of the tests, and of nothing else");
const now = new Date("2026-11-21T04:00:00Z");
const claims = { userId: "u1", sessionId: "s1" };
const later = (seconds: number): Date => new Date(now.getTime() + seconds * 1000);

describe("access tokens", () => {
  it("speak for their user and session for 15 minutes", async () => {
    const token = await signAccessToken(secret, claims, now);
    expect(await readAccessToken(secret, token, later(accessSeconds - 1))).toEqual({
      ...claims,
      until: later(accessSeconds),
    });
    expect(await readAccessToken(secret, token, later(accessSeconds + 1))).toBe("expired");
  });

  it("are known again to the secret that they were signed with, and to no other; nor is one that was changed", async () => {
    const token = await signAccessToken(secret, claims, now);
    const first = await readAccessToken(secret, token, now);
    expect(await readAccessToken(secret, token, later(1))).toBe(first);
    expect(await readAccessToken(secret, token, later(accessSeconds + 1))).toBe("expired");
    expect(await readAccessToken(new TextEncoder().encode("the secret after this one"), token, now)).toBe("refused");
    const [head, body, signature = ""] = token.split(".");
    const changed = [head, body, signature.startsWith("A") ? `B${signature.slice(1)}` : `A${signature.slice(1)}`].join(
      ".",
    );
    expect(await readAccessToken(secret, changed, now)).toBe("refused");
  });

  it("are refused when signed by another, with another algorithm, by nobody, or without a session", async () => {
    const other = new TextEncoder().encode("another secret that is long enough for it");
    const body = new SignJWT({ sid: "s1" }).setSubject("u1").setIssuer("o2r-oms").setExpirationTime(later(60));
    const tokens = [
      await signAccessToken(other, claims, now),
      await body.setProtectedHeader({ alg: "HS384" }).sign(secret),
      new UnsecuredJWT({ sid: "s1" }).setSubject("u1").setIssuer("o2r-oms").setExpirationTime(later(60)).encode(),
      await new SignJWT({})
        .setProtectedHeader({ alg: "HS256" })
        .setSubject("u1")
        .setIssuer("o2r-oms")
        .setExpirationTime(later(60))
        .sign(secret),
      await new SignJWT({ sid: "s1" })
        .setProtectedHeader({ alg: "HS256" })
        .setSubject("u1")
        .setIssuer("o2r-oms")
        .sign(secret),
      "not.a.token",
      "",
    ];
    for (const token of tokens) expect(await readAccessToken(secret, token, now)).toBe("refused");
  });
});
