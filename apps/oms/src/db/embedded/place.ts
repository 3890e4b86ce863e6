import { createHash } from "node:crypto";
import { chmodSync, chownSync, existsSync, lstatSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeFolder } from "../../data-dir.ts";
import { DatabaseStartError, isSystemError } from "./failure.ts";
import { canEnter, chooseOwner, type Owner } from "./owner.ts";

/** Where the parts of an embedded database lie. */
export interface Place {
  /** Holds the cluster and PostgreSQL's log. */
  readonly home: string;
  /** The cluster: PostgreSQL's own data directory. */
  readonly cluster: string;
  /** Holds the Unix socket; only the owner may enter it. */
  readonly run: string;
  readonly log: string;
  readonly owner: Owner | undefined;
}

/** The longest socket path that both Linux (107) and macOS (103) take, in bytes. */
const longestSocket = 103;

/** Folders for what an unprivileged user must reach and cannot in the checkout; the first that can be made is taken. */
const shelters = ["/var/lib/o2r", "/var/tmp/o2r"];

const mine = process.getuid?.();

/** Makes a folder that only we (or the owner we hand it to) may enter, and refuses one that somebody else planted. */
const makePrivate = (path: string, owner: Owner | undefined): void => {
  makeFolder(path, 0o700);
  const stat = lstatSync(path);
  if (!stat.isDirectory() || (stat.uid !== mine && stat.uid !== owner?.uid)) {
    throw new DatabaseStartError(
      `${path} belongs to another user (uid ${stat.uid}). Start the service as that user or as root, ` +
        "or choose another folder with O2R_DATA_DIR.",
    );
  }
  if (owner !== undefined) chownSync(path, owner.uid, owner.gid);
  chmodSync(path, 0o700);
};

/** A folder outside the checkout that root owns and every user may pass through. Throws when none can be made. */
export const findShelter = (): string => {
  for (const shelter of shelters) {
    try {
      makeFolder(shelter, 0o755);
      const stat = lstatSync(shelter);
      if (!stat.isDirectory() || stat.uid !== 0) continue;
      chmodSync(shelter, 0o755);
      return shelter;
    } catch (error) {
      if (!["EACCES", "EROFS", "EEXIST", "ENOTDIR", "EPERM"].some((code) => isSystemError(error, code))) throw error;
    }
  }
  throw new DatabaseStartError(
    `PostgreSQL does not run as root, and no folder that an unprivileged user could reach can be made ` +
      `(${shelters.join(", ")}). Start the service as an ordinary user, or set DATABASE_URL.`,
  );
};

const digestOf = (path: string): string => createHash("sha256").update(path).digest("hex").slice(0, 12);

/** The folder of the cluster: inside the data folder, or the shelter that an earlier start wrote down. */
const findHome = (dataDir: string, unprivileged: number): { home: string; owner: Owner | undefined } => {
  const note = join(dataDir, "postgres.place");
  const usual = join(dataDir, "postgres");
  const noted = existsSync(note) ? readFileSync(note, "utf8").trim() : undefined;
  const home = noted ?? usual;
  const owner = chooseOwner(join(home, "data"), unprivileged);
  if (owner === undefined || noted !== undefined || canEnter(dataDir, owner)) return { home, owner };
  if (existsSync(join(usual, "data"))) {
    throw new DatabaseStartError(
      `The database in ${usual} belongs to the user with uid ${owner.uid}, who may not enter the folders above it. ` +
        "Let that user pass (chmod o+x), move the data folder, or start the service as that user.",
    );
  }
  const shelter = join(findShelter(), digestOf(dataDir));
  makeFolder(shelter, 0o711);
  writeFileSync(note, `${join(shelter, "postgres")}\n`);
  return { home: join(shelter, "postgres"), owner };
};

/** Decides where the embedded database of a data folder lies and who runs it, and makes the folders. */
export const choosePlace = (dataDir: string, unprivileged: number): Place => {
  const root = realpathSync(dataDir);
  const { home, owner } = findHome(root, unprivileged);
  makePrivate(home, owner);
  const near = join(home, "run");
  const fits = Buffer.byteLength(join(near, ".s.PGSQL.5432")) <= longestSocket;
  const run = fits ? near : join(realpathSync(tmpdir()), `o2r-${owner?.uid ?? mine}-${digestOf(root)}`);
  makePrivate(run, owner);
  return { home, cluster: join(home, "data"), run, log: join(home, "postgres.log"), owner };
};
