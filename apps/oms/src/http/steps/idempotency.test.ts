import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { makeFingerprint } from "./idempotency.ts";

const secret = (text: string) => new TextEncoder().encode(text);
const call = ["user.changePassword", null, { currentPassword: "old", newPassword: "new" }];

it("tells the same call again, and no other", () => {
  const fingerprintOf = makeFingerprint(secret("a secret of this service"));
  expect(fingerprintOf(...call)).toBe(fingerprintOf(...structuredClone(call)));
  expect(fingerprintOf(...call)).not.toBe(fingerprintOf("user.changePassword", null, { newPassword: "new" }));
});

it("says nothing of a password to whoever reads it without the service's secret", () => {
  const mine = makeFingerprint(secret("a secret of this service"))(...call);
  expect(mine).not.toBe(makeFingerprint(secret("another secret"))(...call));
  expect(mine).not.toBe(createHash("sha256").update(JSON.stringify(call)).digest("base64url"));
});
