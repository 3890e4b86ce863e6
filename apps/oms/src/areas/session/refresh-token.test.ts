import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, it } from "vitest";
import { makeRefreshToken, readRefreshToken } from "./refresh-token.ts";

const secret = randomBytes(32);

it("reads back what it signed, for every family and generation", () => {
  fc.assert(
    fc.property(fc.uuid(), fc.integer({ min: 1, max: 999_999_999 }), (familyId, generation) => {
      expect(readRefreshToken(secret, makeRefreshToken(secret, familyId, generation))).toEqual({
        familyId,
        generation,
      });
    }),
  );
});

it("refuses a token of another generation, another secret, or another shape", () => {
  const familyId = "01920000-0000-7000-8000-000000000001";
  const token = makeRefreshToken(secret, familyId, 3);
  expect(readRefreshToken(secret, token.replace(".3.", ".4."))).toBeNull();
  expect(readRefreshToken(randomBytes(32), token)).toBeNull();
  fc.assert(fc.property(fc.string(), (text) => readRefreshToken(secret, text) === null));
});
