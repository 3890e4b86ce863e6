import type { Contract, ScopeRule } from "@o2r/api/contract";
import * as billing from "../areas/billing/test/roles.expected.ts";
import * as catalogue from "../areas/catalogue/test/roles.expected.ts";
import * as document from "../areas/document/test/roles.expected.ts";
import * as engagement from "../areas/engagement/test/roles.expected.ts";
import * as insight from "../areas/insight/test/roles.expected.ts";
import * as layout from "../areas/layout/test/roles.expected.ts";
import * as logistics from "../areas/logistics/test/roles.expected.ts";
import * as orders from "../areas/orders/test/roles.expected.ts";
import * as parties from "../areas/parties/test/roles.expected.ts";
import * as promotions from "../areas/promotions/test/roles.expected.ts";
import * as session from "../areas/session/test/roles.expected.ts";
import * as settings from "../areas/settings/test/roles.expected.ts";
import * as stock from "../areas/stock/test/roles.expected.ts";
import type { Caller, OperationsOf } from "./callers.ts";

export { expectedDocuments } from "../areas/document/test/roles.expected.ts";

/** Every operation of the contract: `product.list`. */
export type Operation = OperationsOf<Contract>;

/**
 * Who may call what, written down by hand and reviewed, a table for each area: the contract's own permissions are held
 * against it. A change of the contract that opens or closes something turns a test red until somebody has changed its
 * table on purpose. Source: the specification, sections 1, 2 and 6; domain.md §13.
 */
export const expected: Readonly<Record<Operation, readonly Caller[]>> = {
  ...session.expected,
  ...document.expected,
  ...catalogue.expected,
  ...stock.expected,
  ...orders.expected,
  ...logistics.expected,
  ...billing.expected,
  ...parties.expected,
  ...promotions.expected,
  ...engagement.expected,
  ...layout.expected,
  ...settings.expected,
  ...insight.expected,
};

/**
 * Which rows each call reaches, reviewed likewise. Source: domain.md §7; the catalogue is the same for every warehouse.
 */
export const expectedReach: Readonly<Record<Operation, ScopeRule>> = {
  ...session.expectedReach,
  ...document.expectedReach,
  ...catalogue.expectedReach,
  ...stock.expectedReach,
  ...orders.expectedReach,
  ...logistics.expectedReach,
  ...billing.expectedReach,
  ...parties.expectedReach,
  ...promotions.expectedReach,
  ...engagement.expectedReach,
  ...layout.expectedReach,
  ...settings.expectedReach,
  ...insight.expectedReach,
};
