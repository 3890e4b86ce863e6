import { contract, isPermission, may, rowsFor, type AnyEndpoint, type UserType } from "@o2r/api/contract";
import type { UserPermission } from "@o2r/api/contract/parties";

/** What is said in capitals, wherever it stands. */
const capitals = /\b(?:faq|gstr1|hsn|kyc|qc|sku|sms)\b/gi;

/** What has a hyphen when it is said, which the name of a thing cannot have. */
const hyphens = /\b(sub|write) (?=category|off)/gi;

/** The name of a thing, as people read it. */
const words = (thing: string): string => {
  const spaced = thing.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return (spaced.charAt(0).toUpperCase() + spaced.slice(1))
    .replace(capitals, (word) => word.toUpperCase())
    .replace(hyphens, "$1-");
};

const toPermission = (type: UserType, thing: string, endpoint: AnyEndpoint): readonly UserPermission[] => {
  const { allow, scope, summary, method } = endpoint;
  if (!isPermission(allow) || !may(type, allow)) return [];
  const rows = rowsFor(scope, type);
  if (rows === undefined) return [];
  // What comes after a semicolon is for programs.
  const act = summary.replace(/;.*$/, "");
  return [{ thing: words(thing), act, changes: method !== "GET", rows }];
};

/** What a user type may do, from the very table that the service goes by. What everybody may who is signed in is left out. */
export const permissionsOf = (type: UserType): UserPermission[] => {
  const all = Object.entries<Readonly<Record<string, AnyEndpoint>>>(contract).flatMap(([thing, endpoints]) =>
    Object.values(endpoints).flatMap((endpoint) => toPermission(type, thing, endpoint)),
  );
  // Two calls may be one and the same to people: a row for its form, and for its page.
  return [...new Map(all.map((one) => [`${one.thing} ${one.act}`, one])).values()];
};
