// Starts the service as a process of its own, as in production, for a bench to ask.
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { root } from "../../scripts/workspace.mjs";

/**
 * @typedef {object} Start
 * @property {string} databaseUrl
 * @property {string} dataDir
 * @property {string} secret what access tokens are signed with
 * @property {readonly string[]} [execArgv] words for Node
 * @property {Readonly<Record<string, string>>} [env] settings that differ
 */

/**
 * @param {Start} start
 * @returns its process, its address, and how it is ended
 */
export async function startService({ databaseUrl, dataDir, secret, execArgv = [], env = {} }) {
  const service = fork(join(root, "apps/oms/src/main.ts"), {
    execArgv: [...execArgv],
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: "0",
      HOST: "127.0.0.1",
      DATABASE_URL: databaseUrl,
      O2R_DATA_DIR: dataDir,
      O2R_PUBLIC_ORIGIN: "http://localhost",
      O2R_TOKEN_SECRET: secret,
      O2R_LIMIT_FACTOR: "1000",
      O2R_LOG_LEVEL: "warn",
      ...env,
    },
  });
  const end = async () => {
    service.kill("SIGTERM");
    await once(service, "exit");
  };
  const [ready] = await once(service, "message");
  return { service, url: new URL(ready.url), end };
}
