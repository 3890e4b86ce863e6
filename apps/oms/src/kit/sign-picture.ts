import { createHmac, timingSafeEqual } from "node:crypto";

/** What the address of a picture is signed with, so that nobody loads one that they were not told of. */
export const signPicture = (secret: Uint8Array, id: string): string =>
  createHmac("sha256", secret).update(`picture.${id}`).digest("base64url").slice(0, 22);

/** Whether a picture's address was made by `signPicture`. */
export const isSignedPicture = (secret: Uint8Array, id: string, signature: string): boolean => {
  const [wanted, given] = [Buffer.from(signPicture(secret, id)), Buffer.from(signature)];
  return wanted.length === given.length && timingSafeEqual(wanted, given);
};
