/* oxlint-disable import/no-default-export -- Playwright calls the default export */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { consoleDist, ensureConsoleBuilt } from "../../scripts/build-console.mjs";
import { startService } from "./start-service.ts";

/** Where the workers find the built console, the service that most journeys share, and data for others. */
export const shared = {
  console: "O2R_JOURNEYS_CONSOLE",
  url: "O2R_JOURNEYS_URL",
  logFile: "O2R_JOURNEYS_LOG",
  /** What a service of one's own begins with: the demo, made once. Empty where it cannot be copied. */
  data: "O2R_JOURNEYS_DATA",
} as const;

/** Builds the console when its sources have changed, and starts one service for all journeys that leave it alive. */
export default async function setUp(): Promise<() => Promise<void>> {
  ensureConsoleBuilt();
  // A copy, so that a build in the meantime does not take the files away from under the browsers.
  const consoleDir = mkdtempSync(join(tmpdir(), "o2r-journeys-console-"));
  cpSync(consoleDist, consoleDir, { recursive: true });
  process.env[shared.console] = consoleDir;
  // Every journey signs in from the same address; the limits themselves are tried on a service of their own.
  const service = await startService(consoleDir, { O2R_LIMIT_FACTOR: "1000" });
  const copied = await service.copyData();
  process.env[shared.data] = copied ?? "";
  process.env[shared.url] = service.url;
  process.env[shared.logFile] = service.logFile;
  return async () => {
    await service.end();
    if (copied !== undefined) rmSync(copied, { recursive: true, force: true });
    rmSync(consoleDir, { recursive: true, force: true });
  };
}
