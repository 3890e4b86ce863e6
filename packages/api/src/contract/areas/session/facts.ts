import { superAdmins } from "../../core/holders.ts";
import type { DocumentReaders, EventReaders, ImportAffects, PermissionTable } from "../../core/holders.ts";

/** Who may do what about sessions: the table that the service enforces and the console reads. */
export const permissions = {
  /** See the console as somebody else sees it: as whom, their rank says (`view-as.ts`). */
  "session.viewAs": [...superAdmins],
} as const satisfies PermissionTable;

/** Who hears of changes of its things. */
export const eventReaders = {} as const satisfies EventReaders<typeof permissions>;

/** What rows that were imported make old. */
export const importAffects = {} as const satisfies ImportAffects;

/** Its things that show documents, and who may read what they show. */
export const documentReaders = {} as const satisfies DocumentReaders<typeof permissions>;
