import {
  superAdmins,
  type DocumentReaders,
  type EventReaders,
  type ImportAffects,
  type PermissionTable,
} from "../../core/holders.ts";

/** Who may do what with settings: the table that the service enforces and the console reads. */
export const permissions = {
  /** See and change what the business decides for the whole platform. */
  "setting.manage": [...superAdmins],
  /** Make every process forget what it remembers. */
  "cache.flush": ["SUPER_SUPER_ADMIN"],
} as const satisfies PermissionTable;

/** Who hears of changes of its things. */
export const eventReaders = {
  setting: "setting.manage",
  charge: "setting.manage",
  undertaking: "setting.manage",
} as const satisfies EventReaders<typeof permissions>;

/** What rows that were imported make old. */
export const importAffects = {} as const satisfies ImportAffects;

/** Its things that show documents, and who may read what they show. */
export const documentReaders = {} as const satisfies DocumentReaders<typeof permissions>;
