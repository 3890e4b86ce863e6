import {
  adminMenu,
  callingAgentMenu,
  centralManagerMenu,
  fullMenu,
  hubManagerMenu,
  pagesOf,
  supervisorMenu,
  type Entry,
  type Page,
} from "./menu.ts";

/** What a user type sees, written down from specification §2 and §6; the console's own tables are held against it. */
export interface RoleExpectation {
  /** Rows of the requirements that the role's journey shows, beside those of every role. */
  readonly ids: string;
  readonly role: string;
  /** The role in words, as header and drawer name it. */
  readonly words: string;
  /** Colour of the theme's buttons and marks, light mode. */
  readonly brand: string;
  readonly menu: readonly Entry[];
  readonly fieldSales: boolean;
  /** RETAILER and SUPER_SUPER_ADMIN get no notifications (specification §4). */
  readonly notified: boolean;
  /** Pages outside the shell that it may open. */
  readonly bare: readonly Page[];
  /** Whether the service lets it read products; a page may be open whose data is not. */
  readonly readsProducts: boolean;
}

const desk: readonly Page[] = [["Customer order", "/customer-order"]];
const warehouse: readonly Page[] = [
  ["This quality check does not exist", "/quality-check/QC-1"],
  ["This shipment does not exist", "/shipment-management/SH-1"],
];
const studio: readonly Page[] = [
  ["Add rail", "/create-rail"],
  ["Layout", "/layout"],
  ["Chatbot flow", "/chatbot-flow"],
];

const anyOther = { menu: fullMenu, fieldSales: false, notified: true, bare: [], readsProducts: false } as const;

export const roles: readonly RoleExpectation[] = [
  {
    ids: "S6.03",
    role: "SUPER_SUPER_ADMIN",
    words: "Super super admin",
    brand: "#714ca6",
    menu: fullMenu,
    fieldSales: true,
    notified: false,
    bare: [...warehouse, ...studio],
    readsProducts: true,
  },
  {
    ids: "S6.04",
    role: "SUPER_ADMIN",
    words: "Super admin",
    brand: "#4d57b7",
    menu: fullMenu,
    fieldSales: true,
    notified: true,
    bare: [...warehouse, ...studio],
    readsProducts: true,
  },
  {
    ids: "S6.05",
    role: "ADMIN",
    words: "Admin",
    brand: "#2063b0",
    menu: adminMenu,
    fieldSales: true,
    notified: true,
    bare: warehouse,
    readsProducts: true,
  },
  {
    ids: "S6.06",
    role: "CALLING_AGENT",
    words: "Calling agent",
    brand: "#06717a",
    menu: callingAgentMenu,
    fieldSales: false,
    notified: true,
    bare: desk,
    readsProducts: false,
  },
  {
    ids: "S6.07",
    role: "HUB_MANAGER",
    words: "Hub manager",
    brand: "#037465",
    menu: hubManagerMenu,
    fieldSales: false,
    notified: true,
    bare: warehouse,
    readsProducts: true,
  },
  {
    ids: "S6.08",
    role: "CWH_MANAGER",
    words: "Central warehouse manager",
    brand: "#0b7643",
    menu: centralManagerMenu,
    fieldSales: false,
    notified: true,
    bare: warehouse,
    readsProducts: true,
  },
  {
    ids: "S6.09",
    role: "CC_SUPERVISOR",
    words: "Call centre supervisor",
    brand: "#006c97",
    menu: supervisorMenu,
    fieldSales: false,
    notified: true,
    bare: desk,
    readsProducts: false,
  },
  { ids: "S6.10", role: "ONBOARDING_MANAGER", words: "Onboarding manager", brand: "#546e0d", ...anyOther },
  { ids: "S6.11", role: "ONBOARDING_AGENT", words: "Onboarding agent", brand: "#865900", ...anyOther },
  { ids: "S6.12", role: "FSA", words: "Field sales agent", brand: "#9d4616", ...anyOther },
  { ids: "S6.13", role: "RETAILER", words: "Retailer", brand: "#9e366f", ...anyOther, notified: false },
];

/** Pages outside the shell that need a session; Ticket needs the helpAndSupportActive flag as well. */
export const barePages: readonly Page[] = [...desk, ...warehouse, ...studio];

/** Every page inside the shell: the full menu. */
export const shellPages: readonly Page[] = pagesOf(fullMenu);

/** Pages that open without signing in. */
export const publicPages: readonly Page[] = [
  ["Sign in", "/login"],
  ["Privacy policy", "/privacy-policy"],
  ["You do not have access", "/401"],
  ["Page not found", "/404"],
];
