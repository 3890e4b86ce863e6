import { createHmac } from "node:crypto";

interface Signed {
  readonly key: string;
  readonly status: string;
  readonly at: string;
}

/** What a provider signs its reports with: HMAC-SHA-256, hexadecimal, of the instant and a line for each report. */
export const signReports = (secret: string, at: string, reports: readonly Signed[]): string =>
  createHmac("sha256", secret)
    .update([at, ...reports.map((one) => `${one.key} ${one.status} ${one.at}`)].join("\n"))
    .digest("hex");
