import {
  admins,
  type DocumentReaders,
  type EventReaders,
  type ImportAffects,
  superAdmins,
  type PermissionTable,
} from "../../core/holders.ts";

/** Who may do what with orders and calls: the table that the service enforces and the console reads. */
export const permissions = {
  /** See orders of retailers: which ones, the rule for their rows says. */
  "order.read": [...admins, "CALLING_AGENT", "HUB_MANAGER", "CC_SUPERVISOR", "FSA"],
  /** Place orders for retailers. */
  "order.place": [...admins, "HUB_MANAGER", "CALLING_AGENT", "FSA"],
  /** Take an order on: hold, release, confirm, allocate and pack it. */
  "order.handle": [...admins, "HUB_MANAGER"],
  /** Cancel an order or move its day: whose, and until when, its steps say. */
  "order.move": [...admins, "HUB_MANAGER", "CALLING_AGENT", "CC_SUPERVISOR", "FSA"],
  /** Release what is held though its reason stands, and move an order to another hub. */
  "order.override": [...admins],
  /** See what retailers return: of which orders, the rule for their rows says. */
  "return.read": [...admins, "HUB_MANAGER", "CALLING_AGENT"],
  /** Ask for goods to be taken back: a hub its own, an agent what they have placed. */
  "return.request": [...admins, "HUB_MANAGER", "CALLING_AGENT"],
  /** Decide on it, and take the goods in. */
  "return.approve": [...admins, "HUB_MANAGER"],
  /** Approve what is worth more than the cap. */
  "return.anyValue": [...admins],
  /** See orders of hubs on central warehouses. */
  "hubOrder.read": [...admins, "HUB_MANAGER", "CWH_MANAGER"],
  /** Ask for goods: a hub for itself, a central warehouse on behalf of a hub. */
  "hubOrder.raise": [...admins, "HUB_MANAGER", "CWH_MANAGER"],
  /** Decide on what hubs ask for, send it, and end what is not sent any more. */
  "hubOrder.approve": [...admins, "CWH_MANAGER"],
  /** Take in what has arrived at a hub. */
  "hubOrder.receive": [...admins, "HUB_MANAGER"],
  /** Take the own calls. */
  "call.read": ["CALLING_AGENT"],
  /** See what calls came to: which ones, the rule for their rows says. */
  "call.list": [...admins, "CALLING_AGENT", "CC_SUPERVISOR"],
  /** See whom the own agents talk to, and listen in. */
  "call.watch": ["CC_SUPERVISOR"],
  /** Keep the dialers that carry calls. */
  "dialer.manage": [...superAdmins],
} as const satisfies PermissionTable;

/** Who hears of changes of its things. */
export const eventReaders = {
  order: "order.handle",
  "order-return": "return.approve",
  "hub-order": "hubOrder.read",
  call: "call.read",
  dialer: "dialer.manage",
} as const satisfies EventReaders<typeof permissions>;

/** What rows that were imported make old. */
export const importAffects = {} as const satisfies ImportAffects;

/** Its things that show documents, and who may read what they show. */
export const documentReaders = {} as const satisfies DocumentReaders<typeof permissions>;
