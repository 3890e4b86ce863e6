import { chownSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** The user that PostgreSQL runs under, when that is not the user who starts it. */
export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

const isRoot = process.getuid?.() === 0;

/**
 * Who shall run PostgreSQL on a cluster: undefined for "whoever starts it". PostgreSQL refuses root, so root hands it
 * to the user that owns the cluster already, or else to an unprivileged one.
 */
export const chooseOwner = (cluster: string, unprivileged: number): Owner | undefined => {
  if (!isRoot) return undefined;
  const stat = statSync(cluster, { throwIfNoEntry: false });
  if (stat !== undefined && stat.uid !== 0) return { uid: stat.uid, gid: stat.gid };
  return { uid: unprivileged, gid: unprivileged };
};

/** Whether every folder on the way to, and including, `path` lets the owner through. */
export const canEnter = (path: string, owner: Owner): boolean => {
  const { uid, gid, mode } = statSync(path);
  const needed = uid === owner.uid ? 0o100 : gid === owner.gid ? 0o010 : 0o001;
  if ((mode & needed) === 0) return false;
  const parent = dirname(path);
  return parent === path || canEnter(parent, owner);
};

/**
 * What root writes into somebody's folder becomes theirs, so that they can start the service again without root.
 * Does nothing for anybody else.
 */
export const giveToFolderOwner = (path: string): void => {
  if (!isRoot) return;
  const { uid, gid } = statSync(dirname(path));
  chownSync(path, uid, gid);
};
