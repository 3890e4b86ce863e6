import {
  admins,
  superAdmins,
  type DocumentReaders,
  type EventReaders,
  type ImportAffects,
  type PermissionTable,
} from "../../core/holders.ts";

/** Who may do what with retailers and accounts: the table that the service enforces and the console reads. */
export const permissions = {
  /** Ask where an address lies: who takes on retailers, or has warehouses to place. */
  "place.locate": [...admins, "ONBOARDING_MANAGER", "ONBOARDING_AGENT"],
  "user.read": [...superAdmins, "CC_SUPERVISOR"],
  /** Make and change accounts: of whom, their rank says (`user-rank.ts`). */
  "user.write": [...superAdmins, "CC_SUPERVISOR"],
  /** See every account, and say who supervises an agent. */
  "user.all": [...superAdmins],
} as const satisfies PermissionTable;

/** Who hears of changes of its things. */
export const eventReaders = { user: "user.all" } as const satisfies EventReaders<typeof permissions>;

/** What rows that were imported make old. */
export const importAffects = {} as const satisfies ImportAffects;

/** Its things that show documents, and who may read what they show. */
export const documentReaders = {} as const satisfies DocumentReaders<typeof permissions>;
