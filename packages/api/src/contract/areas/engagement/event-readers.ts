import * as session from "../session/facts.ts";
import * as document from "../document/facts.ts";
import * as catalogue from "../catalogue/facts.ts";
import * as stock from "../stock/facts.ts";
import * as orders from "../orders/facts.ts";
import * as logistics from "../logistics/facts.ts";
import * as billing from "../billing/facts.ts";
import * as parties from "../parties/facts.ts";
import * as promotions from "../promotions/facts.ts";
import * as engagement from "./facts.ts";
import * as layout from "../layout/facts.ts";
import * as settings from "../settings/facts.ts";
import * as insight from "../insight/facts.ts";
import type { Permission } from "../../core/access/permissions.ts";

/**
 * The things that the event stream tells of, and who hears of them: whoever may read such a thing, and of these only who
 * reaches the row's warehouse, or owns it. A change of anything else is told to nobody.
 */
export const eventReaders = {
  ...session.eventReaders,
  ...document.eventReaders,
  ...catalogue.eventReaders,
  ...stock.eventReaders,
  ...orders.eventReaders,
  ...logistics.eventReaders,
  ...billing.eventReaders,
  ...parties.eventReaders,
  ...promotions.eventReaders,
  ...engagement.eventReaders,
  ...layout.eventReaders,
  ...settings.eventReaders,
  ...insight.eventReaders,
} as const satisfies Readonly<Record<string, Permission | "signedIn">>;
