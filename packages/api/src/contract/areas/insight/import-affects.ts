import * as session from "../session/facts.ts";
import * as document from "../document/facts.ts";
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
import * as insight from "./facts.ts";

/** The paths of what imported rows make old, by what is imported; also where it was somebody else's import. */
export const importAffects = {
  ...session.importAffects,
  ...document.importAffects,
  ...catalogue.importAffects,
  ...stock.importAffects,
  ...orders.importAffects,
  ...logistics.importAffects,
  ...billing.importAffects,
  ...parties.importAffects,
  ...promotions.importAffects,
  ...engagement.importAffects,
  ...layout.importAffects,
  ...settings.importAffects,
  ...insight.importAffects,
};

/** What can be imported, by the name that an import is begun with. */
export type ImportThing = keyof typeof importAffects;
export const importThings = Object.keys(importAffects) as ImportThing[]; // the keys of the object above
