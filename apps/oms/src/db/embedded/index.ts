import { ensureDataDir } from "../../data-dir.ts";
import { findBinaries } from "./binaries.ts";
import { databaseUser, ensureCluster } from "./cluster.ts";
import { keepUp } from "./keep-up.ts";
import { lockDataDir } from "./lock.ts";
import { choosePlace } from "./place.ts";
import { stopPostmaster } from "./postmaster.ts";
import { asAdmin, ensureServer } from "./server.ts";

export { DatabaseStartError } from "./failure.ts";

/** An embedded PostgreSQL that runs and is ours alone. */
export interface EmbeddedDatabase {
  /** For `DATABASE_URL`-like use: `postgresql://…?host=<folder of the socket>`. */
  readonly url: string;
  /** Where the data lies. */
  readonly place: string;
  /** Where PostgreSQL writes its own log. */
  readonly log: string;
  /** What a person should know about this start: that the data or the programs lie elsewhere, and where. */
  readonly remarks: readonly string[];
  /** Stops PostgreSQL and gives the data folder free. */
  readonly stop: () => Promise<void>;
}

export interface StartOptions {
  readonly dataDir: string;
  /** The user that PostgreSQL runs under when root starts it. */
  readonly uid?: number;
  /** Told what a person should know while it runs: that the server was lost, and is there again. */
  readonly tell?: (sentence: string) => void;
  /** Further settings of the server, by name; for tests. */
  readonly settings?: Record<string, string>;
}

const databaseName = "o2r";

/** Address of a database of the server whose socket lies in `run`. */
const urlOf = (run: string): string =>
  `postgresql://${databaseUser}@localhost/${databaseName}?host=${encodeURIComponent(run)}`;

/**
 * Starts the embedded PostgreSQL of a data folder, making it on the first start, and holds the folder until `stop` or
 * the end of this process. A server whose starter was killed is found and used again; after a kill of everything the
 * cluster recovers by itself, and a server that is lost while we run is started again. Throws a DatabaseStartError: folder in use, unsupported platform, no way to run it.
 */
export const startDatabase = async (options: StartOptions): Promise<EmbeddedDatabase> => {
  const { dataDir, uid = 65_534, settings, tell = () => {} } = options;
  ensureDataDir(dataDir);
  const lock = lockDataDir(dataDir);
  try {
    const place = choosePlace(dataDir, uid);
    const binaries = findBinaries(place.owner);
    await ensureCluster(binaries, place);
    const start = (): Promise<void> => ensureServer(binaries, place, settings);
    await start();
    await asAdmin(place, async (client) => {
      const found = await client.query("select 1 from pg_database where datname = $1", [databaseName]);
      if (found.rowCount === 0) await client.query(`create database ${databaseName}`);
    });
    const remarks: string[] = [];
    if (!place.home.startsWith(dataDir)) {
      remarks.push(
        `The database lies in ${place.home}: PostgreSQL does not run as root, and its user cannot enter ${dataDir}.`,
      );
    }
    if (binaries.copiedTo !== undefined) {
      remarks.push(`PostgreSQL's programs were copied to ${binaries.copiedTo}, where its user can run them.`);
    }
    const letGo = keepUp({ cluster: place.cluster, start, tell });
    return {
      url: urlOf(place.run),
      place: place.home,
      log: place.log,
      remarks,
      stop: async () => {
        await letGo();
        await stopPostmaster(place.cluster);
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
};
