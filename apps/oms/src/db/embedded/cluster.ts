import { spawn } from "node:child_process";
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Binaries } from "./binaries.ts";
import { DatabaseStartError } from "./failure.ts";
import type { Place } from "./place.ts";

/** The major version that the packaged programs are of. */
const majorVersion = "18";

/** The superuser of an embedded cluster. */
export const databaseUser = "o2r";

const halfMade = "data.new-";

const runInitdb = (binaries: Binaries, place: Place, target: string): Promise<void> =>
  new Promise((done, fail) => {
    const choices = [
      `--pgdata=${target}`,
      `--username=${databaseUser}`,
      // The socket's folder is what guards the door: nobody else can enter it.
      "--auth-local=trust",
      "--auth-host=reject",
      "--data-checksums",
      "--encoding=UTF8",
      // The same order and the same upper and lower case on every machine, whatever its locales.
      "--locale=C",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
    ];
    const child = spawn(binaries.initdb, choices, {
      ...place.owner,
      cwd: place.run,
      env: { PATH: process.env["PATH"], LC_ALL: "C", TZ: "UTC" },
      stdio: ["ignore", "ignore", "pipe"],
    });
    let said = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => (said += text));
    child.on("error", fail);
    child.on("close", (code) => {
      if (code === 0) done();
      else fail(new DatabaseStartError(`The embedded database could not be made in ${target}: ${said.trim()}`));
    });
  });

/** Makes the cluster unless it is there: beside its place, then renamed, so that a killed first start leaves no half. */
export const ensureCluster = async (binaries: Binaries, place: Place): Promise<void> => {
  for (const name of readdirSync(place.home)) {
    if (name.startsWith(halfMade)) rmSync(join(place.home, name), { recursive: true });
  }
  const versionFile = join(place.cluster, "PG_VERSION");
  if (existsSync(versionFile)) {
    const version = readFileSync(versionFile, "utf8").trim();
    if (version === majorVersion) return;
    throw new DatabaseStartError(
      `The database in ${place.cluster} was made by PostgreSQL ${version}; this service brings ${majorVersion}. ` +
        "Carry it over with pg_dump and pg_restore, or set DATABASE_URL to a server of its own version.",
    );
  }
  const target = join(place.home, `${halfMade}${process.pid}`);
  mkdirSync(target, { mode: 0o700 });
  if (place.owner !== undefined) chownSync(target, place.owner.uid, place.owner.gid);
  await runInitdb(binaries, place, target);
  renameSync(target, place.cluster);
};
