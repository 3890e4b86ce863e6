import { createHmac, timingSafeEqual } from "node:crypto";

const shape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([1-9][0-9]{0,8})\.([A-Za-z0-9_-]{43})$/;

const sign = (secret: Uint8Array, familyId: string, generation: number): string =>
  createHmac("sha256", secret).update(`refresh.${familyId}.${generation}`).digest("base64url");

/**
 * The refresh token of a generation: `family.generation.HMAC`. It follows from family and generation alone, so
 * nothing secret is stored, and the same generation always gives the same token.
 */
export const makeRefreshToken = (secret: Uint8Array, familyId: string, generation: number): string =>
  `${familyId}.${generation}.${sign(secret, familyId, generation)}`;

/** Reads a refresh token; null for one that this service did not sign. */
export const readRefreshToken = (
  secret: Uint8Array,
  token: string,
): { readonly familyId: string; readonly generation: number } | null => {
  const [, familyId, digits, signature] = shape.exec(token) ?? [];
  if (!familyId || !digits || !signature) return null;
  const generation = Number(digits);
  // Compared as text: decoded, the last character has spare bits, and a token would have several spellings.
  const given = Buffer.from(signature);
  const right = Buffer.from(sign(secret, familyId, generation));
  return given.length === right.length && timingSafeEqual(given, right) ? { familyId, generation } : null;
};
