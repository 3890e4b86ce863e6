import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { chmodSync, closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pinnedEnvironment, pinnedNode, root } from "../../scripts/workspace.mjs";

export interface Service {
  readonly url: string;
  /** Everything the service wrote, one JSON object a line. */
  readonly logFile: string;
  /** Stops it as Ctrl-C does, and removes its data. */
  readonly end: () => Promise<void>;
  /** Ends the service and its PostgreSQL at once, as a power cut would. The data stays. */
  readonly kill: () => Promise<void>;
  /** Starts it again at the same address, on the same data. */
  readonly startAgain: () => Promise<void>;
  /**
   * Copies its data, for others to begin with; it rests meanwhile. Nothing where the database had to be put elsewhere.
   */
  readonly copyData: () => Promise<string | undefined>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "localhost", () => {
      const { port } = probe.address() as AddressInfo; // a TCP server has no other kind of address
      probe.close(() => resolve(port));
    });
  });

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once("exit", () => resolve());
  });

/** Resolves with the folder of its PostgreSQL when the service says that it is ready; fails with its log else. */
const ready = (child: ChildProcess, logFile: string): Promise<string> =>
  new Promise((resolve, reject) => {
    child.once("message", (message) => {
      if (typeof message === "object" && "data" in message && typeof message.data === "string") resolve(message.data);
      else reject(new Error("The service does not say where its database lies"));
    });
    child.once("exit", (code) =>
      reject(new Error(`The service ended with ${code}:\n${readFileSync(logFile, "utf8")}`)),
    );
    child.once("error", reject);
  });

const killPostgres = (folder: string): void => {
  const pid = Number(readFileSync(join(folder, "data/postmaster.pid"), "utf8").split("\n")[0]);
  process.kill(pid, "SIGKILL");
};

const makeFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "o2r-journeys-"));
  // Root's PostgreSQL runs as another user, who has to get in.
  chmodSync(folder, 0o755);
  return folder;
};

/** With owners: Node's own copy would give the database to us, and root's PostgreSQL runs as another user. */
const copyFolder = (from: string, to: string): void => void execFileSync("cp", ["-a", from, to]);

/**
 * Starts the service as `npm start` does, on a free port, with a data folder of its own and the demo data.
 * @param consoleDir folder of the built console
 * @param settings settings that differ, as in the environment
 * @param copied what another service's `copyData` gave: a quarter of the work of making the demo anew
 */
export const startService = async (
  consoleDir: string,
  settings: Readonly<Record<string, string>> = {},
  copied?: string,
): Promise<Service> => {
  const dataDir = makeFolder();
  const logFile = join(dataDir, "service.log");
  if (copied !== undefined) copyFolder(join(copied, "data"), dataDir);
  const port = await freePort();
  const run = async (): Promise<{ readonly child: ChildProcess; readonly database: string }> => {
    const log = openSync(logFile, "a");
    const child = spawn(pinnedNode(), [join(root, "apps/oms/src/main.ts")], {
      cwd: root,
      env: {
        ...pinnedEnvironment(),
        // An empty address counts as none: never anybody else's database.
        DATABASE_URL: "",
        NODE_ENV: "development",
        PORT: String(port),
        O2R_DATA_DIR: join(dataDir, "data"),
        O2R_CONSOLE_DIR: consoleDir,
        O2R_DEMO: "1",
        O2R_LOG_FORMAT: "json",
        ...settings,
      },
      stdio: ["ignore", log, log, "ipc"],
    });
    closeSync(log);
    return { child, database: await ready(child, logFile) };
  };
  let running = await run();
  const stop = async (): Promise<void> => {
    running.child.kill("SIGTERM");
    await ended(running.child);
  };
  return {
    url: `http://localhost:${port}`,
    logFile,
    end: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    kill: async () => {
      running.child.kill("SIGKILL");
      killPostgres(running.database);
      await ended(running.child);
    },
    startAgain: async () => {
      running = await run();
    },
    copyData: async () => {
      if (!existsSync(join(dataDir, "data/postgres/data"))) return undefined;
      await stop();
      const copy = makeFolder();
      copyFolder(join(dataDir, "data"), copy);
      running = await run();
      return copy;
    },
  };
};
