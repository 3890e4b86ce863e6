import type { Area, ScopeRule, UserType, WithExports } from "@o2r/api/contract";

export type Caller = UserType | "signed out";

/** The twelve who may call. */
export const callers: readonly Caller[] = [
  "SUPER_SUPER_ADMIN",
  "SUPER_ADMIN",
  "ADMIN",
  "CALLING_AGENT",
  "HUB_MANAGER",
  "CWH_MANAGER",
  "CC_SUPERVISOR",
  "ONBOARDING_MANAGER",
  "ONBOARDING_AGENT",
  "FSA",
  "RETAILER",
  "signed out",
];

export const but = (...without: readonly Caller[]): readonly Caller[] =>
  callers.filter((caller) => !without.includes(caller));
export const everybody = callers;
export const signedIn = but("signed out");
export const admins: readonly Caller[] = ["SUPER_SUPER_ADMIN", "SUPER_ADMIN", "ADMIN"];
export const catalogueReaders: readonly Caller[] = [...admins, "HUB_MANAGER", "CWH_MANAGER"];
export const stockKeepers = catalogueReaders;
export const superAdmins: readonly Caller[] = ["SUPER_SUPER_ADMIN", "SUPER_ADMIN"];
export const orderReaders: readonly Caller[] = [...admins, "CALLING_AGENT", "HUB_MANAGER", "CC_SUPERVISOR", "FSA"];

/** Every operation of some things: `product.list`. */
export type OperationsOf<T> = { [Thing in keyof T]: `${Thing & string}.${keyof T[Thing] & string}` }[keyof T];

/** A reviewed row for each operation of an area, exports included: who may call it. */
export type Reviewed<A extends Area> = Readonly<Record<OperationsOf<WithExports<A["things"]>>, readonly Caller[]>>;
/** Likewise, which rows it reaches. */
export type Reach<A extends Area> = Readonly<Record<OperationsOf<WithExports<A["things"]>>, ScopeRule>>;
