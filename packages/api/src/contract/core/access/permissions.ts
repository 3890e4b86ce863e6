import * as session from "../../areas/session/facts.ts";
import * as document from "../../areas/document/facts.ts";
import * as catalogue from "../../areas/catalogue/facts.ts";
import * as stock from "../../areas/stock/facts.ts";
import * as orders from "../../areas/orders/facts.ts";
import * as logistics from "../../areas/logistics/facts.ts";
import * as billing from "../../areas/billing/facts.ts";
import * as parties from "../../areas/parties/facts.ts";
import * as promotions from "../../areas/promotions/facts.ts";
import * as engagement from "../../areas/engagement/facts.ts";
import * as layout from "../../areas/layout/facts.ts";
import * as settings from "../../areas/settings/facts.ts";
import * as insight from "../../areas/insight/facts.ts";
import type { ScopeRule } from "./row-scope.ts";
import type { UserType } from "./user-types.ts";

/**
 * Which user types hold which permission: the sum of what the areas say. Files of facts import no things, so that this
 * table costs no page the contract of an area.
 */
export const permissions = {
  ...session.permissions,
  ...document.permissions,
  ...catalogue.permissions,
  ...stock.permissions,
  ...orders.permissions,
  ...logistics.permissions,
  ...billing.permissions,
  ...parties.permissions,
  ...promotions.permissions,
  ...engagement.permissions,
  ...layout.permissions,
  ...settings.permissions,
  ...insight.permissions,
} as const satisfies Record<string, readonly UserType[]>;

/** The name of something that some user types may do. */
export type Permission = keyof typeof permissions;

const byFlag: ReadonlySet<string> = new Set(engagement.helpPermissions);

/** Whether a permission counts only while the `helpAndSupportActive` of whoever holds it is set. */
export const needsHelpFlag = (permission: Permission): boolean => byFlag.has(permission);

/** Whether what an endpoint allows is a permission, which some user types hold. */
export const isPermission = (allow: string): allow is Permission => Object.hasOwn(permissions, allow);

/** Whether a user type holds a permission. An unknown type holds none. */
export const may = (type: string, permission: Permission): boolean =>
  (permissions[permission] as readonly string[]).includes(type);

/** Whether somebody holds a permission: by their user type and, where it needs that, by their `helpAndSupportActive`. */
export const holds = (one: { readonly userType: string; readonly helps: boolean }, permission: Permission): boolean =>
  may(one.userType, permission) && (one.helps || !needsHelpFlag(permission));

/** A rule for rows as far as it speaks of those who hold a permission: who may not call at all is named nowhere. */
export const ruleForHolders = (rule: ScopeRule, allow: Permission): ScopeRule => {
  if (typeof rule === "string") return rule;
  const holders: readonly UserType[] = permissions[allow];
  const narrowed = Object.entries<readonly UserType[]>(rule).flatMap(([rows, types]) => {
    const left = types.filter((type) => holders.includes(type));
    return left.length > 0 ? [[rows, left] as const] : [];
  });
  // Its keys are those of the rule.
  return Object.fromEntries(narrowed);
};
