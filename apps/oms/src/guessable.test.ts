import { describe, expect, it } from "vitest";
import { isGuessable } from "./guessable.ts";

describe("isGuessable", () => {
  it.each([
    "123456789012",
    "098765432109",
    "abcdefghijkl",
    "aaaaaaaaaaaa",
    "abababababab",
    "qwertyuiop12",
    "Qwerty123456",
    "abcd1234abcd",
    "password1234",
    "P@ssw0rd1234",
    "Password2026!",
    "passwordpassword",
    "administrator",
    "Admin@123456",
    "changeme1234",
    "Welcome@12345",
    "O2r@demo1",
    "change-me-change-me-change-me-change-me",
    "1234567890123456789012345678901234567890",
  ])("refuses %s", (secret) => expect(isGuessable(secret)).toBe(true));

  it.each(["first.admin2026", "FIRST.ADMIN!!", "admin.first.77"])("refuses %s as first.admin's", (secret) =>
    expect(isGuessable(secret, "first.admin")).toBe(true),
  );

  it.each([
    "a long enough password",
    "correct horse battery",
    "A new one 1",
    "O2r@changed2",
    "kV9!tq3Zx0pL",
    "Zk3vT9qLw8XyPb2nRf7hJd5sGm1cAe4u",
  ])("takes %s", (secret) => expect(isGuessable(secret, "first.admin")).toBe(false));
});
