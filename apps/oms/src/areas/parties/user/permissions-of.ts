import { contract, isPermission, may, rowsFor, type AnyEndpoint, type UserType } from "@o2r/api/contract";
import type { UserPermission } from "@o2r/api/contract/parties";

const words = (thing: string): string => {
  const spaced = thing.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

const toPermission = (type: UserType, thing: string, endpoint: AnyEndpoint): readonly UserPermission[] => {
  const { allow, scope, summary, method } = endpoint;
  if (!isPermission(allow) || !may(type, allow)) return [];
  const rows = rowsFor(scope, type);
  return rows === undefined ? [] : [{ thing: words(thing), act: summary, changes: method !== "GET", rows }];
};

/** What a user type may do, from the very table that the service goes by. What everybody may who is signed in is left out. */
export const permissionsOf = (type: UserType): UserPermission[] =>
  Object.entries<Readonly<Record<string, AnyEndpoint>>>(contract).flatMap(([thing, endpoints]) =>
    Object.values(endpoints).flatMap((endpoint) => toPermission(type, thing, endpoint)),
  );
