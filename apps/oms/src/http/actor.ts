import type { UserType } from "@o2r/api/contract";
import type { Db } from "../db/schema.ts";
import type { AccessClaims } from "./access-token.ts";

/** The id of a user type that somebody sees the console as: of no account, so that nothing is its own. */
export const nobodysId = "00000000-0000-0000-0000-000000000000";

/** Who calls. Read again from the database on every request, so that a blocked user is out at once. */
export interface Actor {
  readonly id: string;
  readonly username: string;
  readonly userType: UserType;
  /** The session family that the access token belongs to. */
  readonly sessionId: string;
  /** Somebody else has set their password: until they have changed it they may do nothing else. */
  readonly mustChangePassword: boolean;
  /** Warehouses whose rows the caller may reach; `all` for those who see every warehouse. */
  readonly warehouses: "all" | readonly string[];
  /** The agents whom the caller supervises. */
  readonly team: readonly string[];
  /** The regions and the beats that are assigned to the caller's account. */
  readonly regions: readonly string[];
  readonly beats: readonly string[];
  /** Who sees the console as this one: they read what this one reads, and change nothing. */
  readonly viewer?: Omit<Actor, "viewer">;
  /** `helpAndSupportActive`: some permissions count only with it. */
  readonly helps: boolean;
  /**
   * They have no account and come by a link: `id` and `userType` are of who made it and answers for it, and nothing is
   * open to them but what is declared for links.
   */
  readonly link?: { readonly id: string; readonly shipmentId: string };
}

/** As much of who calls as decides what they may do and how far they reach. */
export type Reaching = Pick<Actor, "id" | "userType" | "warehouses" | "team" | "regions" | "beats" | "helps">;

/**
 * Finds who an access token speaks for: null when its session family is revoked or its user is blocked.
 * One indexed read; written by the session area.
 */
export type FindActor = (db: Db, claims: AccessClaims) => Promise<Actor | null>;

/** Who comes by a link: null once it is over, or was revoked. One indexed read; written by the area that makes links. */
export type FindLinked = (db: Db, linkId: string, now: Date) => Promise<Actor | null>;

/** Who many sessions belong to, by the session; those that have ended are not among them. */
export type FindActors = (db: Db, sessionIds: readonly string[]) => Promise<ReadonlyMap<string, Actor>>;
