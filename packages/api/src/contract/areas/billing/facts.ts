import type { DocumentReaders, EventReaders, ImportAffects, PermissionTable } from "../../core/holders.ts";

/** Who may do what with invoices and payments: the table that the service enforces and the console reads. */
export const permissions = {} as const satisfies PermissionTable;

/** Who hears of changes of its things. */
export const eventReaders = {} as const satisfies EventReaders<typeof permissions>;

/** What rows that were imported make old. */
export const importAffects = {} as const satisfies ImportAffects;

/** Its things that show documents, and who may read what they show. */
export const documentReaders = {} as const satisfies DocumentReaders<typeof permissions>;
