import { signLines } from "../../../kit/signed-reports.ts";

interface Signed {
  readonly key: string;
  readonly status: string;
  readonly at: string;
}

/** The lines of reports that their signature covers. */
export const linesOf = (reports: readonly Signed[]): readonly string[] =>
  reports.map(({ key, status, at }) => `${key} ${status} ${at}`);

/** What a provider signs its reports on messages with. */
export const signReports = (secret: string, at: string, reports: readonly Signed[]): string =>
  signLines(secret, at, linesOf(reports));
