import { contract, holds, isPermission, rowsFor, type AnyEndpoint } from "@o2r/api/contract";
import type { UserPermission } from "@o2r/api/contract/parties";
import type { Actor } from "../../../http/actor.ts";

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

type One = Pick<Actor, "userType" | "helps">;

const toPermission = (one: One, thing: string, endpoint: AnyEndpoint): readonly UserPermission[] => {
  const { allow, scope, summary, method } = endpoint;
  if (!isPermission(allow) || !holds(one, allow)) return [];
  const rows = rowsFor(scope, one.userType);
  if (rows === undefined) return [];
  // What comes after a semicolon is for programs.
  const act = summary.replace(/;.*$/, "");
  return [{ thing: words(thing), act, changes: method !== "GET", rows }];
};

/** What somebody may do, from the very table that the service goes by. What everybody may who is signed in is left out. */
export const permissionsOf = (one: One): UserPermission[] => {
  const all = Object.entries<Readonly<Record<string, AnyEndpoint>>>(contract).flatMap(([thing, endpoints]) =>
    Object.values(endpoints).flatMap((endpoint) => toPermission(one, thing, endpoint)),
  );
  // Two calls may be one and the same to people: a row for its form, and for its page.
  return [...new Map(all.map((each) => [`${each.thing} ${each.act}`, each])).values()];
};
