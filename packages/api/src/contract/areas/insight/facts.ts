import {
  admins,
  staff,
  type DocumentReaders,
  type EventReaders,
  type ImportAffects,
  type PermissionTable,
} from "../../core/holders.ts";

/** Who may do what with imports, views and reports: the table that the service enforces and the console reads. */
export const permissions = {
  /** Import from files what one may write. */
  "import.run": [...admins, "HUB_MANAGER", "CWH_MANAGER"],
  /** Have reports made as files, as far as one may read what they tell. */
  "report.run": [...admins, "HUB_MANAGER", "CWH_MANAGER", "CC_SUPERVISOR"],
  /** Read reports about shops: sales, what is due, activity. */
  "report.shops": [...admins, "HUB_MANAGER", "CWH_MANAGER", "CC_SUPERVISOR"],
  /** Read reports about warehouses: stock, orders by day, taxes by HSN. */
  "report.warehouses": [...admins, "HUB_MANAGER", "CWH_MANAGER"],
  /** See which products sold most: kept by hub, so not for who sees their own orders or beats only. */
  "sales.rank": [...admins, "HUB_MANAGER", "CC_SUPERVISOR"],
  /** Read what is returned to the tax office, of all that a GSTIN has done. */
  "report.gst": [...admins],
  /** Keep views of lists for oneself. */
  "view.save": staff,
  /** Keep views for everybody. */
  "view.share": [...admins],
} as const satisfies PermissionTable;

/** Who hears of changes of its things. */
export const eventReaders = { "report-run": "report.run" } as const satisfies EventReaders<typeof permissions>;

/** What rows that were imported make old. */
export const importAffects = {} as const satisfies ImportAffects;

/** Its things that show documents, and who may read what they show. */
export const documentReaders = {} as const satisfies DocumentReaders<typeof permissions>;
