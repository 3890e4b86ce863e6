import { userTypes } from "../../core/user-types.ts";
import {
  superAdmins,
  type DocumentReaders,
  type EventReaders,
  type ImportAffects,
  type PermissionTable,
} from "../../core/holders.ts";

/** Who may do what with notifications and help: the table that the service enforces and the console reads. */
export const permissions = {
  "notification.read": userTypes.filter((type) => type !== "RETAILER" && type !== "SUPER_SUPER_ADMIN"),
  /** Read what is sent to people outside of the console. */
  "message.read": [...superAdmins],
  /** Say what retailers are told, how and when. */
  "message.manage": [...superAdmins],
} as const satisfies PermissionTable;

/** Who hears of changes of its things. */
export const eventReaders = {
  notification: "notification.read",
} as const satisfies EventReaders<typeof permissions>;

/** What rows that were imported make old. */
export const importAffects = {} as const satisfies ImportAffects;

/** Its things that show documents, and who may read what they show. */
export const documentReaders = {} as const satisfies DocumentReaders<typeof permissions>;
