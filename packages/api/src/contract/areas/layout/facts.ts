import {
  superAdmins,
  type DocumentReaders,
  type EventReaders,
  type ImportAffects,
  type PermissionTable,
} from "../../core/holders.ts";

/** Who may do what with the pages of the apps: the table that the service enforces and the console reads. */
export const permissions = {
  /** See contents, rails and pages, drafts and versions included. */
  "layout.read": [...superAdmins],
  /** Change them, publish pages and roll them back. */
  "layout.write": [...superAdmins],
  /** See what the apps are told when they start, versions included. */
  "appConfig.read": [...superAdmins],
  /** Change it, publish it, bring it back, and put apps under maintenance. */
  "appConfig.write": [...superAdmins],
} as const satisfies PermissionTable;

/** Who hears of changes of its things. */
export const eventReaders = {
  content: "layout.read",
  rail: "layout.read",
  page: "layout.read",
  "app-config": "appConfig.read",
} as const satisfies EventReaders<typeof permissions>;

/** What rows that were imported make old. */
export const importAffects = {} as const satisfies ImportAffects;

/** Its things that show documents, and who may read what they show. */
export const documentReaders = {
  content: "layout.read",
  page: "layout.read",
} as const satisfies DocumentReaders<typeof permissions>;
