import {
  admins,
  type DocumentReaders,
  type EventReaders,
  type ImportAffects,
  type PermissionTable,
} from "../../core/holders.ts";

/** Who may do what with promocodes and schemes: the table that the service enforces and the console reads. */
export const permissions = {
  /** Try rules of promocodes, pages and notifications on retailers and products, and count whom they cover. */
  "rule.read": [...admins, "HUB_MANAGER"],
  /** See promotions, who used them, and try them on a cart. */
  "coupon.read": [...admins, "HUB_MANAGER"],
  "coupon.write": [...admins, "HUB_MANAGER"],
  /** Ask what a code gives: whoever places orders. */
  "coupon.use": [...admins, "HUB_MANAGER", "CALLING_AGENT", "FSA"],
} as const satisfies PermissionTable;

/** Who hears of changes of its things. */
export const eventReaders = {} as const satisfies EventReaders<typeof permissions>;

/** What rows that were imported make old. */
export const importAffects = {} as const satisfies ImportAffects;

/** Its things that show documents, and who may read what they show. */
export const documentReaders = {} as const satisfies DocumentReaders<typeof permissions>;
