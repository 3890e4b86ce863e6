import type { RowsByType } from "./access/row-scope.ts";
import { userTypes, type UserType } from "./access/user-types.ts";

// Groups of user types that hold the same permissions in more than one area. Source: domain.md §7, §8 and §13.

export const superAdmins = ["SUPER_SUPER_ADMIN", "SUPER_ADMIN"] as const;
export const admins = [...superAdmins, "ADMIN"] as const;
/** Everybody who works here. */
export const staff = userTypes.filter((type) => type !== "RETAILER");

/**
 * Which orders their readers reach: a supervisor watches those of every warehouse (specification §4), an agent sees what
 * they have placed.
 */
export const rowsOfOrders = {
  all: [...admins, "CC_SUPERVISOR"],
  ownWarehouse: ["HUB_MANAGER"],
  own: ["CALLING_AGENT"],
  ownBeats: ["FSA"],
} as const satisfies RowsByType;

/** Permissions by name, each with the user types that hold it. A type that is not listed is refused. */
export type PermissionTable = Readonly<Record<string, readonly UserType[]>>;

/** Who hears of changes, by the thing that changes as audit keys name it: who holds a permission, or whoever is signed in. */
export type EventReaders<P extends PermissionTable> = Readonly<Record<string, keyof P | "signedIn">>;

/** The paths of what changes make old of what can be imported: the rows themselves, and what counts them or is chosen from them. */
export type ImportAffects = Readonly<Record<string, readonly `/${string}`[]>>;

/** Who may read the documents that things show, by the thing. */
export type DocumentReaders<P extends PermissionTable> = Readonly<Record<string, keyof P>>;
