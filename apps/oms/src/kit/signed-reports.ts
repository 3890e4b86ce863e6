import { createHmac, timingSafeEqual } from "node:crypto";
import { AppError } from "../app-error.ts";

/** How old a report may be when it comes, in milliseconds: one that was seen on its way cannot be sent again later. */
const longest = 5 * 60_000;

/** What a provider signs its reports with: HMAC-SHA-256, hexadecimal, of the instant and a line for each report. */
export const signLines = (secret: string, at: string, lines: readonly string[]): string =>
  createHmac("sha256", secret)
    .update([at, ...lines].join("\n"))
    .digest("hex");

const isSame = (given: string, right: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
};

interface Signed {
  readonly at: string;
  readonly signature: string;
  readonly lines: readonly string[];
}

/** Refuses reports that whoever knows the secret has not signed just now. */
export const ensureSigned = (secret: string, { at, signature, lines }: Signed, now: Date): void => {
  const signed = isSame(signature, signLines(secret, at, lines));
  if (!signed || Math.abs(now.getTime() - new Date(at).getTime()) > longest)
    throw new AppError("access.denied", "The signature does not fit");
};
