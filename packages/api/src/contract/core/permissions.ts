import { userTypes, type UserType } from "./user-types.ts";

const superAdmins = ["SUPER_SUPER_ADMIN", "SUPER_ADMIN"] as const;
const admins = [...superAdmins, "ADMIN"] as const;
const staff = userTypes.filter((type) => type !== "RETAILER");

/**
 * Which user types hold which permission: the one table that the service enforces and the console reads.
 * Source: domain.md §7, §8 and §13. A type that is not listed is refused.
 */
export const permissions = {
  "product.read": [...admins, "HUB_MANAGER", "CWH_MANAGER"],
  "product.write": [...admins],
  /** Propose new prices for a day to come, and see what is proposed. */
  "price.propose": [...admins],
  /** Approve what somebody else has proposed, and stop what is still to come. */
  "price.approve": [...superAdmins],
  /** Make combos, and see them as they are configured. */
  "combo.manage": [...superAdmins],
  "catalogue.read": [...admins, "HUB_MANAGER", "CWH_MANAGER"],
  "catalogue.write": [...admins],
  /** Add to the lists of options, on their page and beside a select. */
  "masterOption.write": [...superAdmins],
  "order.read": [...admins, "CALLING_AGENT", "HUB_MANAGER", "CC_SUPERVISOR"],
  /** See the orders of every warehouse, as the call centre's supervisors do. */
  "order.watch": [...admins, "CC_SUPERVISOR"],
  "call.read": ["CALLING_AGENT"],
  "warehouse.read": [...admins, "CALLING_AGENT", "HUB_MANAGER", "CWH_MANAGER", "CC_SUPERVISOR"],
  "stock.read": [...admins, "HUB_MANAGER", "CWH_MANAGER"],
  "stock.write": [...admins, "HUB_MANAGER", "CWH_MANAGER"],
  /** Move stock of any value at once, where a cap would keep others to less. */
  "stock.anyValue": [...admins],
  /** Decide on what others ask to discard. */
  "stock.approve": [...admins],
  "qc.inspect": [...admins, "HUB_MANAGER", "CWH_MANAGER"],
  /** Open a quality check again that has ended. */
  "qc.reopen": [...superAdmins],
  "stock.reset": [...superAdmins],
  /** See every warehouse, where a scope would keep others to their own. */
  "warehouse.all": [...admins],
  /** Ask where an address lies: who takes on retailers, or has warehouses to place. */
  "place.locate": [...admins, "ONBOARDING_MANAGER", "ONBOARDING_AGENT"],
  "document.read": staff,
  "document.write": staff,
  /** Read and remove what others have uploaded, whether anything shows it or not. */
  "document.all": [...admins],
  /** Import from files what one may write. */
  "import.run": [...admins, "HUB_MANAGER", "CWH_MANAGER"],
  /** Keep views of lists for oneself. */
  "view.save": staff,
  /** Keep views for everybody. */
  "view.share": [...admins],
  "notification.read": userTypes.filter((type) => type !== "RETAILER" && type !== "SUPER_SUPER_ADMIN"),
} as const satisfies Record<string, readonly UserType[]>;

/** The name of something that some user types may do. */
export type Permission = keyof typeof permissions;

/** Whether a user type holds a permission. An unknown type holds none. */
export const may = (type: string, permission: Permission): boolean =>
  (permissions[permission] as readonly string[]).includes(type);
