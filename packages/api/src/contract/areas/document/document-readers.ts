import * as session from "../session/facts.ts";
import * as document from "./facts.ts";
import * as catalogue from "../catalogue/facts.ts";
import * as stock from "../stock/facts.ts";
import * as orders from "../orders/facts.ts";
import * as logistics from "../logistics/facts.ts";
import * as billing from "../billing/facts.ts";
import * as parties from "../parties/facts.ts";
import * as promotions from "../promotions/facts.ts";
import * as engagement from "../engagement/facts.ts";
import * as layout from "../layout/facts.ts";
import * as settings from "../settings/facts.ts";
import * as insight from "../insight/facts.ts";
import type { Permission } from "../../core/access/permissions.ts";

/**
 * The things that show documents, and the permission whose holders may read what such a thing shows. Whatever nothing
 * shows is private: for its uploader and administrators.
 */
export const documentReaders = {
  ...session.documentReaders,
  ...document.documentReaders,
  ...catalogue.documentReaders,
  ...stock.documentReaders,
  ...orders.documentReaders,
  ...logistics.documentReaders,
  ...billing.documentReaders,
  ...parties.documentReaders,
  ...promotions.documentReaders,
  ...engagement.documentReaders,
  ...layout.documentReaders,
  ...settings.documentReaders,
  ...insight.documentReaders,
} as const satisfies Record<string, Permission>;
