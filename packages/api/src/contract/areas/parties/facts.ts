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
  "place.locate": [...admins, "ONBOARDING_MANAGER", "ONBOARDING_AGENT", "FSA"],
  /** See retailers: which ones, the rule for their rows says. */
  "retailer.read": [
    ...admins,
    "CALLING_AGENT",
    "HUB_MANAGER",
    "CC_SUPERVISOR",
    "ONBOARDING_MANAGER",
    "ONBOARDING_AGENT",
    "FSA",
  ],
  /** Change what is known of a retailer. */
  "retailer.write": [...admins, "ONBOARDING_MANAGER", "ONBOARDING_AGENT"],
  /** Let a retailer order, or stop them. */
  "retailer.block": [...admins, "ONBOARDING_MANAGER"],
  /** Say from which hub and on which beat a retailer is served. */
  "retailer.assign": [...admins, "ONBOARDING_MANAGER"],
  /** Say what a retailer may owe, and which agent looks after them. */
  "retailer.terms": [...admins],
  /** Take on a retailer. */
  "retailer.onboard": [...admins, "ONBOARDING_MANAGER", "ONBOARDING_AGENT", "FSA"],
  /** See how the papers of a retailer were judged: who verifies them, and who takes the retailer on. */
  "kyc.read": [...admins, "ONBOARDING_MANAGER", "ONBOARDING_AGENT"],
  /** Verify papers that somebody else has submitted. */
  "kyc.decide": [...admins, "ONBOARDING_MANAGER"],
  /** See requests for another address, and ask for one. */
  "address.read": [...admins, "ONBOARDING_MANAGER", "FSA"],
  /** Decide on a request of somebody else. */
  "address.decide": [...admins, "ONBOARDING_MANAGER"],
  /** Make and change beats and regions. */
  "beat.manage": [...superAdmins],
  /** Retailers from files. */
  "retailer.import": [...admins],
  "user.read": [...superAdmins, "CC_SUPERVISOR"],
  /** Make and change accounts: of whom, their rank says (`user-rank.ts`). */
  "user.write": [...superAdmins, "CC_SUPERVISOR"],
  /** See every account, and say who supervises an agent. */
  "user.all": [...superAdmins],
} as const satisfies PermissionTable;

/** Who hears of changes of its things. */
export const eventReaders = {
  user: "user.all",
  retailer: "retailer.terms",
  "retailer-import": "retailer.import",
  "retailer-group": "retailer.terms",
  beat: "beat.manage",
  region: "beat.manage",
} as const satisfies EventReaders<typeof permissions>;

/** What rows that were imported make old. */
export const importAffects = { retailer: ["/oms/retailer", "/api/retailer"] } as const satisfies ImportAffects;

/** Its things that show documents, and who may read what they show. */
export const documentReaders = { retailer: "retailer.read" } as const satisfies DocumentReaders<typeof permissions>;
